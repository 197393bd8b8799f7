/** The framework's Express application, on machines of one's own and on Managed Runtime. */
export { getRuntime, type Runtime } from '@salesforce/pwa-kit-runtime/ssr/server/express'
