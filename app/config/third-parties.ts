import { z } from 'zod'

const address = z.union([
  z.literal(''),
  z.string().regex(/^https?:\/\/[^\s/;,'"@]+(\/[^\s'"]*)?$/, 'must be an address such as https://host/path')
])

/** Third parties whose code runs in a page, with consent only; off while `scriptUrl` or `apiKey` is empty. */
export const thirdPartiesSchema = z.object({
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
    /** Holds "{shopId}". */
    scriptUrl: address,
    /** By id of the site. */
    shopIds: z.record(z.string(), z.string().regex(/^\w+$/, 'must be like site:shopId'))
  }),
  instalments: z.object({ scriptUrl: address }),
  marketing: z
    .object({ apiKey: z.string(), endpoint: address, push: z.boolean() })
    .refine(({ apiKey, endpoint }) => !apiKey === !endpoint, {
      path: ['endpoint'],
      message: 'key and endpoint of the marketing tool belong together'
    })
})

export type ThirdParties = z.infer<typeof thirdPartiesSchema>

/** What pages may load from third parties, as origins for a Content-Security-Policy; empty by default. */
export interface ThirdPartySources {
  scripts: string[]
  connect: string[]
  images: string[]
  frames: string[]
}

/**
 * The origins of the configured third parties. A widget's script may talk to, show pictures
 * of and frame where it comes from; whatever else it needs is set by TRUSTED_…_SOURCES.
 */
export function listThirdPartySources({
  chat,
  reviews,
  instalments,
  marketing
}: ThirdParties): ThirdPartySources {
  const { scriptUrl, serviceUrl, contentUrl, domainUrl, siteUrl, agentUrl } = chat
  const ofChat = scriptUrl ? [scriptUrl, serviceUrl, contentUrl, agentUrl] : []
  const scripts = originsOf([...ofChat, reviews.scriptUrl, instalments.scriptUrl])
  const pages = scriptUrl ? [domainUrl, siteUrl] : []
  const widgets = originsOf([...scripts, ...pages])
  return {
    scripts,
    connect: originsOf([...widgets, marketing.endpoint]),
    images: widgets,
    frames: widgets
  }
}

const originsOf = (urls: string[]) => [...new Set(urls.filter(Boolean).map(url => new URL(url).origin))]
