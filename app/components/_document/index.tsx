export { ShopDocument as default } from '../../shell/frame/shop-document'
