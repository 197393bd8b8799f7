export { Shop as default } from '../../pages/layout/shop'
