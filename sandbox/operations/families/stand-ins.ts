import { buildFamily } from '../operation'

/** Scripts of third parties, as far as the shop uses them. */
export const standIns = buildFamily({
  id: 'stand-ins',
  name: 'Scripts of third parties',
  addresses: ['/stand-ins'],
  beyondSpec: {
    'GET /chat.js': 'getChatScript',
    'GET /chat/availability': 'getChatAvailability',
    'GET /instalments.js': 'getInstalmentsScript',
    'GET /push-worker.js': 'getPushWorkerScript',
    'GET /maps.js': 'getMapsScript',
    'GET /maps/suggestions': 'getPlaceSuggestions',
    'GET /maps/places': 'getPlaces',
    'GET /maps/places/{placeId}': 'getPlace',
    'GET /reviews/{shopId}.js': 'getReviewsScript'
  }
})

/** Stand-ins for the providers that people sign in with. */
export const identityProviders = buildFamily({
  id: 'identity-providers',
  name: 'Identity providers',
  addresses: ['/identity-providers'],
  beyondSpec: {
    'GET /{provider}/authorize': 'showConsent',
    'POST /{provider}/authorize': 'decideConsent'
  }
})

/** The bot check (Cloudflare Turnstile): its script, the frame that the script shows, and what a server verifies by. */
export const botCheck = buildFamily({
  id: 'bot-check',
  name: 'Bot check',
  addresses: ['/turnstile/v0'],
  beyondSpec: {
    'GET /api.js': 'getBotCheckScript',
    'GET /frame': 'solveBotCheck',
    'POST /siteverify': 'verifyBotCheck'
  }
})

/** The marketing tool: the calls of its unmodified SDK. */
export const marketingTool = buildFamily({
  id: 'marketing-tool',
  name: 'Marketing tool',
  addresses: ['/api/v3'],
  beyondSpec: {
    'GET /data': 'getData',
    'POST /data': 'sendData',
    'POST /content_cards/sync': 'syncContentCards'
  }
})

/** Media delivery: silent films of content pages. */
export const videos = buildFamily({
  id: 'videos',
  name: 'Videos',
  addresses: ['/dw/image/media/video/upload'],
  beyondSpec: { 'GET /{transformation}/{name}.{format}': 'getVideo' }
})
