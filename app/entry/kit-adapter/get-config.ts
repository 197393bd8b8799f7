/** `config/default.js`: on the server from the build, in the browser from the page. */
export { getConfig } from '@salesforce/pwa-kit-runtime/utils/ssr-config'
