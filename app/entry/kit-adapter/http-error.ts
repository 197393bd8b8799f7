/** An error whose status and message the framework's renderer shows, instead of 500. */
export { HTTPError } from '@salesforce/pwa-kit-react-sdk/ssr/universal/errors'
