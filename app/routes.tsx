export { listRoutes as default } from './pages/routes'
