export { ShopConfig as default } from '../../pages/shop-config/shop-config'
