export { app, get } from './server/create-app'
