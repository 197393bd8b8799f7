/** The framework's Express application, on machines of one's own and on Managed Runtime. */
export { getRuntime } from '@salesforce/pwa-kit-runtime/ssr/server/express'
