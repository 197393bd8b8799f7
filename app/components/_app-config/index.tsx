export { ShopConfig as default } from '../../shell/shop-config/shop-config'
