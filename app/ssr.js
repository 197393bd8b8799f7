export { app, get, guardProxies } from './server/create-app'
