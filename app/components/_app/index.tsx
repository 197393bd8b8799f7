export { Shop as default } from '../../shell/layout/shop'
