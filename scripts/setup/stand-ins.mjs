/**
 * Switches the third parties on that the sandbox replaces.
 * @param {string} origin of the sandbox
 * @returns {Record<string, string>} settings of the shop's environment
 */
export const buildStandInSettings = origin => ({
  CHAT_SCRIPT_URL: `${origin}/stand-ins/chat.js`,
  REVIEWS_SCRIPT_URL: `${origin}/stand-ins/reviews/{shopId}.js`,
  REVIEWS_SHOP_IDS: 'jasmin:XSANDBOXJASMIN,puro:XSANDBOXPURO',
  INSTALMENTS_SCRIPT_URL: `${origin}/stand-ins/instalments.js`,
  MAPS_SCRIPT_URL: `${origin}/stand-ins/maps.js`,
  MAPS_API_KEY: 'sandbox-maps-key',
  MARKETING_API_KEY: 'sandbox-marketing-key',
  MARKETING_ENDPOINT: `${origin}/api/v3`,
  MARKETING_PUSH: 'true',
  MARKETING_WORKER_URL: `${origin}/stand-ins/push-worker.js`
})
