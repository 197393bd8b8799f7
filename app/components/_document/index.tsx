export { ShopDocument as default } from '../../shell/layout/shop-document'
