export { app, get, guardAnswers, guardProxies, identifyRequests } from './server/create-app'
