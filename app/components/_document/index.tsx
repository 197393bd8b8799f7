export { ShopDocument as default } from '../../pages/layout/shop-document'
