export { app, get, guardAnswers, identifyRequests, proxies } from './server/create-app'
