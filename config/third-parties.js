/**
 * Third parties whose scripts pages load, each with the shopper's consent only; the bot check needs none. All are off:
 * one is switched on by the address of its script (marketing tool and bot check by their key). Where
 * these addresses lead, and nowhere else, scripts may come from (Content-Security-Policy).
 */
module.exports = env => ({
  // Cloudflare Turnstile in the forms of app/platform/bot-check.ts; its secret stays on the server.
  botCheck: {
    siteKey: env('TURNSTILE_SITE_KEY', ''),
    scriptUrl: env('TURNSTILE_SITE_KEY', '')
      ? env('TURNSTILE_SCRIPT_URL', 'https://challenges.cloudflare.com/turnstile/v0/api.js')
      : ''
  },
  // The vendor's embedded service chat.
  chat: {
    scriptUrl: env('CHAT_SCRIPT_URL', ''),
    domainUrl: env('CHAT_DOMAIN_URL', ''),
    siteUrl: env('CHAT_SITE_URL', ''),
    serviceUrl: env('CHAT_SERVICE_URL', ''),
    contentUrl: env('CHAT_CONTENT_URL', ''),
    agentUrl: env('CHAT_AGENT_URL', ''),
    organizationId: env('CHAT_ORGANIZATION_ID', ''),
    deploymentName: env('CHAT_DEPLOYMENT_NAME', ''),
    deploymentId: env('CHAT_DEPLOYMENT_ID', ''),
    buttonId: env('CHAT_BUTTON_ID', '')
  },
  // The badge with the shop's reviews; a site without a shop id has none.
  reviews: {
    scriptUrl: env('REVIEWS_SCRIPT_URL', ''),
    shopIds: parsePairs(env('REVIEWS_SHOP_IDS', ''))
  },
  // Messages about instalments.
  instalments: { scriptUrl: env('INSTALMENTS_SCRIPT_URL', '') },
  // The map of the store finder and its search for places (Maps JavaScript API and Places API (New)).
  maps: { scriptUrl: env('MAPS_SCRIPT_URL', ''), apiKey: env('MAPS_API_KEY', '') },
  // Google Pay: the browser itself asks this address whether the device can pay.
  googlePay: { methodUrl: env('GOOGLE_PAY_URL', '') },
  // The marketing tool: content cards, last viewed product, push messages.
  marketing: {
    apiKey: env('MARKETING_API_KEY', ''),
    endpoint: env('MARKETING_ENDPOINT', ''),
    push: { true: true, false: false }[env('MARKETING_PUSH', 'false')],
    // The vendor's part of the service worker; its version goes with the one of @braze/web-sdk.
    workerUrl: env('MARKETING_WORKER_URL', 'https://js.appboycdn.com/web-sdk/6.13/service-worker.js')
  }
})

/** "jasmin:X1,puro:X2" */
const parsePairs = text =>
  Object.fromEntries(
    text
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(pair => pair.split(':'))
  )
