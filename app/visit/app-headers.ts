/**
 * Headers by which the native app hands its session over, says how it shows the shop and names its key. The
 * environment may rename them (`NATIVE_APP_…_HEADER`), but for a shop on Managed Runtime they are renamed here: the
 * edge of that CDN has no environment and keeps apart by these names (app/request-processor.js).
 */
export const APP_HEADERS = {
  token: 'x-app-auth-token',
  refreshToken: 'x-app-refresh-token',
  hideHeader: 'x-app-hide-header',
  hideFooter: 'x-app-hide-footer',
  cookieHandler: 'x-app-cookie-handler',
  key: 'x-app-key'
} as const
