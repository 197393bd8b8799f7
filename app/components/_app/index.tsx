export { Shop as default } from '../../shell/frame/shop'
