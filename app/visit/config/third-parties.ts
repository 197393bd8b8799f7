import { z } from 'zod'
import * as formats from './formats'

const orOff = <Format extends z.ZodType>(format: Format) => z.union([z.literal(''), format])
const address = orOff(formats.address)

/**
 * Third parties whose code runs in a page, with consent only, but for the bot check (requirement 14.5); off while
 * `scriptUrl` or `apiKey` is empty.
 */
export const thirdPartiesSchema = z.object({
  /** The key is public. */
  botCheck: z.object({ siteKey: z.string(), scriptUrl: address }),
  chat: z.object({
    scriptUrl: address,
    domainUrl: address,
    siteUrl: address,
    serviceUrl: address,
    contentUrl: address,
    agentUrl: address,
    organizationId: z.string(),
    deploymentName: z.string(),
    deploymentId: z.string(),
    buttonId: z.string()
  }),
  reviews: z.object({
    /** Contains "{shopId}". */
    scriptUrl: address,
    /** By id of the site. */
    shopIds: z.record(z.string(), z.string().regex(/^\w+$/, 'must be like site:shopId'))
  }),
  instalments: z.object({ scriptUrl: address }),
  /** The key is public, as part of the script's address: the provider restricts it to the shop's origins. */
  maps: z.object({ scriptUrl: address, apiKey: z.string() }),
  /** Its address is also the name of the payment method; empty: browsers are not asked for it. */
  googlePay: z.object({ methodUrl: orOff(formats.paymentMethod) }),
  marketing: z
    .object({ apiKey: z.string(), endpoint: address, push: z.boolean(), workerUrl: address })
    .refine(({ apiKey, endpoint }) => !apiKey === !endpoint, {
      path: ['endpoint'],
      message: 'key and endpoint of the marketing tool belong together'
    })
    .refine(({ apiKey, push, workerUrl }) => !push || (apiKey !== '' && workerUrl !== ''), {
      path: ['push'],
      message: 'push messages need the key of the marketing tool and the address of its worker'
    })
})

export type ThirdParties = z.infer<typeof thirdPartiesSchema>

/** Third parties that pages may load from, as origins for a Content-Security-Policy; empty by default. */
interface ThirdPartySources {
  scripts: string[]
  connect: string[]
  images: string[]
  frames: string[]
  styles: string[]
  fonts: string[]
}

const NO_SOURCES: ThirdPartySources = {
  scripts: [],
  connect: [],
  images: [],
  frames: [],
  styles: [],
  fonts: []
}

const MAPS_ORIGIN = 'https://maps.googleapis.com'

/**
 * Hosts that a Google map loads from besides its script: fewer than its guide to this policy lists
 * (developers.google.com/maps/documentation/javascript/content-security-policy), because a map of raster
 * tiles needs no workers, and because whole domains there also serve uploads of strangers.
 */
const MAPS_SOURCES: ThirdPartySources = {
  scripts: ['https://maps.gstatic.com'],
  connect: ['https://maps.gstatic.com', 'https://places.googleapis.com'],
  images: ['https://maps.gstatic.com'],
  frames: [],
  styles: ['https://fonts.googleapis.com'],
  fonts: ['https://fonts.gstatic.com']
}

/** Where Google leads a browser that asks for `https://google.com/pay`. */
const GOOGLE_PAY_SOURCES = ['https://www.google.com/pay', 'https://pay.google.com']

/**
 * Addresses that a browser fetches to find out whether a device can pay
 * (developer.chrome.com/blog/payment-handler-csp-connect-src).
 */
const listGooglePaySources = ({ methodUrl }: ThirdParties['googlePay']): string[] => [
  ...(methodUrl ? [methodUrl] : []),
  ...(methodUrl.startsWith('https://google.com/') ? GOOGLE_PAY_SOURCES : [])
]

/**
 * The origins of the configured third parties. A widget's script may talk to, show pictures
 * of and frame where it comes from; whatever else it needs is set by TRUSTED_…_SOURCES.
 */
export function listThirdPartySources({
  botCheck,
  chat,
  reviews,
  instalments,
  maps,
  googlePay,
  marketing
}: ThirdParties): ThirdPartySources {
  const { scriptUrl, serviceUrl, contentUrl, domainUrl, siteUrl, agentUrl } = chat
  const ofChat = scriptUrl ? [scriptUrl, serviceUrl, contentUrl, agentUrl] : []
  const scripts = originsOf([...ofChat, reviews.scriptUrl, instalments.scriptUrl])
  const ofMaps = originsOf([maps.scriptUrl])
  // Its frame talks to its own host.
  const ofBotCheck = originsOf([botCheck.scriptUrl])
  const more = ofMaps.includes(MAPS_ORIGIN) ? MAPS_SOURCES : NO_SOURCES
  const pages = scriptUrl ? [domainUrl, siteUrl] : []
  const widgets = originsOf([...scripts, ...pages])
  return {
    scripts: join(scripts, ofMaps, ofBotCheck, more.scripts),
    connect: join(
      widgets,
      ofMaps,
      more.connect,
      originsOf([marketing.endpoint]),
      listGooglePaySources(googlePay)
    ),
    images: join(widgets, ofMaps, more.images),
    frames: join(widgets, ofBotCheck, more.frames),
    styles: more.styles,
    fonts: more.fonts
  }
}

const join = (...lists: string[][]) => [...new Set(lists.flat())]
const originsOf = (urls: string[]) => [...new Set(urls.filter(Boolean).map(url => new URL(url).origin))]
