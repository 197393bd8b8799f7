export { app, get, guardAnswers, guardProxies } from './server/create-app'
