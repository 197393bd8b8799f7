/** Writes lines as the framework writes its own. */
export { default as logger } from '@salesforce/pwa-kit-runtime/utils/logger-instance'
