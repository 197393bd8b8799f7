export { listRoutes as default } from './shell/routes'
