import { z } from 'zod'
import { address, dsn, flag, list, origin, paymentMethod, text, type Setting } from './formats'

const chat = (purpose: string, example: string) => ({ purpose, example, format: address.optional() })

/** The settings of the services beside the platform; the other settings are in `setting-table.ts`. */
export const SERVICE_SETTINGS = {
  SENTRY_DSN: {
    purpose: 'the service that errors of the browser are reported to',
    example: 'https://key@errors.example/1',
    format: dsn.optional(),
    off: "reports of the browser's errors"
  },
  SENTRY_ENVIRONMENT: {
    purpose: 'the name of this shop in error reports',
    example: 'production',
    format: text.optional()
  },

  PAYMENT_ORIGIN: {
    purpose: 'the payment provider, whose card form and fraud screening checkout shows',
    example: 'https://api.payment.example',
    format: origin.optional(),
    needed: 'always'
  },
  PAYMENT_PUBLIC_KEY: {
    purpose: "the shop's public key at the payment provider",
    example: 's-pub-2a10xIFK0fN9',
    format: z
      .string()
      .regex(/^[\w-]+$/, 'must be a public key such as s-pub-1')
      .optional(),
    needed: 'always'
  },

  PERSONALIZATION_ORIGIN: {
    purpose: 'the recommendations service, which also hears of visits; with marketing consent only',
    example: 'https://api.cquotient.com',
    format: origin.optional(),
    off: 'recommendations made for a shopper, and reports of visits to that service'
  },
  PERSONALIZATION_CLIENT_ID: {
    purpose: "this shop's id at the recommendations service; may hold {siteId}",
    example: '1ea06c6e-c936-4324-bcf0-fada93f83bb1',
    format: text.optional(),
    neededWith: ['PERSONALIZATION_ORIGIN']
  },
  PERSONALIZATION_REALM: {
    purpose: "the realm in the recommendations service's site ids",
    example: 'abcd',
    format: text.optional(),
    neededWith: ['PERSONALIZATION_ORIGIN']
  },
  PERSONALIZATION_INSTANCE_TYPE: {
    purpose: 'whether the recommendations service counts this shop: prd, or sbx for trials',
    example: 'prd',
    format: z.enum(['prd', 'sbx'], 'must be prd or sbx').optional(),
    neededWith: ['PERSONALIZATION_ORIGIN']
  },
  PERSONALIZATION_SITE_ID: {
    purpose: 'the site at the recommendations service; may hold {siteId}',
    example: '{siteId}',
    format: text.optional()
  },

  CASES_ORIGIN: {
    purpose: 'where messages of the contact form go',
    example: 'https://webto.salesforce.com',
    format: origin.optional(),
    off: 'the contact form, which says so and names telephone and e-mail'
  },
  CASES_ORGANIZATION_ID: {
    purpose: 'the organization that gets the messages of the contact form',
    example: '00D0Y000001abcd',
    format: text.optional(),
    neededWith: ['CASES_ORIGIN']
  },
  CASES_COUNTRY_FIELD: {
    purpose: 'what the service calls the country of a message',
    example: 'Country__c',
    format: text.optional()
  },
  CASES_REASON_FIELD: {
    purpose: 'what the service calls the reason of a message',
    example: 'Contact_Reason__c',
    format: text.optional()
  },

  CHAT_SCRIPT_URL: {
    ...chat("the embedded chat's script", 'https://service.force.com/embeddedservice/5.0/esw.min.js'),
    off: 'the chat'
  },
  CHAT_DOMAIN_URL: chat("the domain in the chat's snippet of code", 'https://shop.my.salesforce.com'),
  CHAT_SITE_URL: chat("the site in the chat's snippet of code", 'https://shop.my.salesforce-sites.com/chat'),
  CHAT_SERVICE_URL: chat("the service in the chat's snippet of code", 'https://service.force.com'),
  CHAT_CONTENT_URL: chat(
    "the content in the chat's snippet of code",
    'https://c.la1-c1.salesforceliveagent.com/content'
  ),
  CHAT_AGENT_URL: chat(
    "the agent in the chat's snippet of code",
    'https://d.la1-c1.salesforceliveagent.com/chat'
  ),
  CHAT_ORGANIZATION_ID: {
    purpose: "the organization in the chat's snippet of code",
    example: '00D0Y000001abcd',
    format: text.optional()
  },
  CHAT_DEPLOYMENT_NAME: {
    purpose: "the deployment in the chat's snippet of code",
    example: 'Shop_Chat',
    format: text.optional()
  },
  CHAT_DEPLOYMENT_ID: {
    purpose: "the deployment's id in the chat's snippet of code",
    example: '5720Y000000abcd',
    format: text.optional()
  },
  CHAT_BUTTON_ID: {
    purpose: "the button in the chat's snippet of code",
    example: '5730Y000000abcd',
    format: text.optional()
  },

  TURNSTILE_SITE_KEY: {
    purpose: "the bot check's site key, which pages show",
    example: '0x4AAAAAAA…',
    format: text.optional(),
    neededWith: ['TURNSTILE_SECRET'],
    off: 'the bot check: forms are guarded by limits and a honeypot field'
  },
  TURNSTILE_SECRET: {
    purpose: "the bot check's secret, by which the server verifies tokens",
    example: '0x4AAAAAAA…',
    format: text.optional(),
    neededWith: ['TURNSTILE_SITE_KEY']
  },
  TURNSTILE_SCRIPT_URL: {
    purpose: "the bot check's script, without parameters",
    example: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    format: address.optional()
  },
  TURNSTILE_VERIFY_URL: {
    purpose: 'where the server verifies tokens of the bot check',
    example: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    format: address.default('https://challenges.cloudflare.com/turnstile/v0/siteverify')
  },

  REVIEWS_SCRIPT_URL: {
    purpose: "the reviews badge's script, with {shopId} in its address",
    example: 'https://widgets.trustedshops.com/js/{shopId}.js',
    format: address.includes('{shopId}', 'must hold {shopId}').optional(),
    off: 'the reviews badge'
  },
  REVIEWS_SHOP_IDS: {
    purpose: 'the ids of the sites at the reviews service',
    example: 'jasmin:X1,puro:X2',
    format: list(z.string().regex(/^\w+:\w+$/, 'must be like site:shopId')),
    neededWith: ['REVIEWS_SCRIPT_URL']
  },
  INSTALMENTS_SCRIPT_URL: {
    purpose: "the payment provider's script for instalments, with the client id in its address",
    example: 'https://www.paypal.com/sdk/js?client-id=…&components=messages',
    format: address.optional(),
    off: 'what a purchase costs in instalments'
  },
  MAPS_SCRIPT_URL: {
    purpose: "the map's script, without parameters",
    example: 'https://maps.googleapis.com/maps/api/js',
    format: address.optional(),
    off: 'maps and the search for places'
  },
  MAPS_API_KEY: {
    purpose: "the map's key, which pages show: bind it to the shop's origins",
    example: 'AIza…',
    format: text.optional(),
    neededWith: ['MAPS_SCRIPT_URL']
  },
  GOOGLE_PAY_URL: {
    purpose: 'the payment method by which browsers are asked for Google Pay',
    example: 'https://google.com/pay',
    format: paymentMethod.optional(),
    off: 'Google Pay'
  },
  MARKETING_API_KEY: {
    purpose: "the marketing tool's key, which pages show",
    example: '0a1b2c3d-…',
    format: text.optional(),
    neededWith: ['MARKETING_ENDPOINT', 'MARKETING_PUSH'],
    off: 'the marketing tool: content cards and push messages'
  },
  MARKETING_ENDPOINT: {
    purpose: "the marketing tool's address",
    example: 'https://sdk.fra-01.braze.eu/api/v3',
    format: address.optional(),
    neededWith: ['MARKETING_API_KEY']
  },
  MARKETING_PUSH: {
    purpose: 'push messages on the device, of the marketing tool',
    example: 'false',
    format: flag.optional()
  },
  MARKETING_WORKER_URL: {
    purpose: "the marketing tool's part of the service worker",
    example: 'https://js.appboycdn.com/web-sdk/6.13/service-worker.js',
    format: address.optional()
  },

  LOCATION_FINDER_ORIGIN: {
    purpose: "the courier's finder of Packstations",
    example: 'https://api.dhl.com',
    format: origin.optional(),
    off: 'the Packstation finder; a Packstation can still be typed into an address'
  },
  LOCATION_FINDER_KEY: {
    purpose: "the shop's key at the courier; secret",
    example: '…',
    format: text.optional(),
    neededWith: ['LOCATION_FINDER_ORIGIN']
  }
} satisfies Record<string, Setting>
