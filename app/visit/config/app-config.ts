import { z } from 'zod'
import { thirdPartiesSchema } from './third-parties'

const locale = z.object({
  id: z.string().min(2),
  alias: z.string().optional(),
  preferredCurrency: z.string().length(3),
  /** As its readers call it, for links to it; without one, what `Intl` knows. */
  name: z.string().optional()
})

const link = z.string().regex(/^https?:\/\/\S+$/, 'must be an address such as https://host/path')

/** Facts that the shop promises; texts use them by placeholder only (requirement 1.4). */
const facts = z.object({
  /** Full hours of the day. */
  serviceHours: z.object({ from: z.int().min(0).max(24), to: z.int().min(0).max(24) }),
  /** How long unopened goods may be returned. */
  returnDays: z.int().min(1),
  /** The statutory withdrawal. */
  withdrawalDays: z.int().min(14),
  /** Until an invoice is due. */
  invoiceDays: z.int().min(1),
  /** Countries whose shoppers may pay by invoice, as the platform offers it there. */
  invoiceCountries: z.array(z.string().length(2)),
  /** To whom a SEPA mandate is given. */
  company: z.string().min(1),
  /** Who sends the newsletter for the company. */
  mailService: z.string().min(1),
  creditorId: z.string().regex(/^[A-Z]{2}\d{2}\w+$/, 'must be a SEPA creditor identifier')
})

const site = z.object({
  id: z.string().min(1),
  alias: z.string().optional(),
  tenantId: z.enum(['jasmin', 'puro']),
  name: z.string(),
  supportEmail: z.string(),
  tel: z.string(),
  /** The app-store links and the shop's social networks. */
  apps: z.array(z.object({ store: z.enum(['apple', 'google']), link })),
  social: z.array(z.object({ network: z.enum(['facebook', 'instagram', 'pinterest', 'youtube']), link })),
  /** The shop's trust seals. */
  seals: z.array(z.enum(['premium-shop', 'pci'])),
  facts,
  asksForVatId: z.boolean().default(false),
  /** How much of a kind the search proposes (requirement 5.1). Without a default, which browsers would not get. */
  maxSuggestions: z.int().min(1).max(10),
  l10n: z.object({
    defaultLocale: z.string(),
    defaultCurrency: z.string().length(3),
    supportedLocales: z.array(locale).min(1)
  })
})

/** The services of a consent category: shown to the shopper, and their data removed from the browser on withdrawal. */
const consentService = z.object({
  /** Key of its texts: `app/features/consent/service-messages.ts`. */
  id: z.string().min(1),
  category: z.enum(['required', 'functional', 'performance', 'marketing']),
  /** Who runs it; the shop itself without one. */
  provider: z.string().optional(),
  /** Names of cookies and of entries in the browser's storage; a trailing "*" matches any ending. */
  names: z.array(z.string().regex(/^[^*]+\*?$/, 'may hold "*" at its end only'))
})

const sites = z.array(site).min(1)

const position = z.enum(['path', 'query_param', 'none'])
const origin = z.string().regex(/^https?:\/\/[^/]+$/, 'must be an origin such as https://host')

const schema = z.object({
  url: z.object({ site: position, locale: position }),
  defaultSite: z.string(),
  sites,
  maintenance: z.boolean(),
  serviceWorker: z.boolean(),
  publicOrigin: z.union([z.literal(''), origin]),
  commerce: z.object({
    organizationId: z.string().min(1),
    shortCode: z.string().min(1),
    clientId: z.string().min(1),
    instanceOrigin: origin,
    imageOrigin: origin,
    contentSubPath: z.string().min(1),
    /** Ways to log in besides the password (requirement 14). */
    login: z.object({
      code: z.boolean(),
      passkeys: z.boolean(),
      providers: z.array(z.enum(['google', 'apple']))
    })
  }),
  consent: z.object({
    /** Prefix of the consent cookies' names (requirement 12.1). */
    prefix: z.string().regex(/^[\w-]*$/, 'may hold letters, digits, _ and - only'),
    services: z.array(consentService)
  }),
  /** The error-reporting service; off without a DSN. */
  monitoring: z.object({
    dsn: z.union([
      z.literal(''),
      z.string().regex(/^https?:\/\/\w+@[^/]+\/\d+$/, 'must be a DSN such as https://key@host/1')
    ]),
    environment: z.string().min(1)
  }),
  thirdParties: thirdPartiesSchema,
  /** The payment provider, which browsers talk to; its key is public. */
  payment: z.object({
    origin,
    publicKey: z.string().regex(/^[\w-]+$/, 'must be a public key such as s-pub-1')
  }),
  /** Services beside the platform; one that is off is absent. */
  sideServices: z.object({
    personalization: z
      .object({
        /** May contain "{siteId}", like `siteId`: the service has its own ids for each site. */
        clientId: z.string().min(1),
        realm: z.string().min(1),
        instanceType: z.enum(['prd', 'sbx']),
        siteId: z.string().min(1)
      })
      .optional(),
    cases: z
      .object({
        organizationId: z.string().min(1),
        countryField: z.string().min(1),
        reasonField: z.string().min(1)
      })
      .optional(),
    /** Whether the courier's finder of Packstations may be asked. */
    packstations: z.boolean()
  })
})

export type AppConfig = z.infer<typeof schema>
export type SiteConfig = AppConfig['sites'][number]
export type SiteFacts = SiteConfig['facts']
export type LocaleConfig = SiteConfig['l10n']['supportedLocales'][number]

/** The sites of `config/sites.js`, for what needs no other setting. */
export const parseSites = (raw: unknown): SiteConfig[] => sites.parse(raw)

/**
 * Checks the `app` part of config/*.js.
 *
 * @throws Error naming every setting that is wrong or missing, one per line.
 */
export function parseAppConfig(raw: unknown): AppConfig {
  const problems = listConfigProblems(raw)
  if (problems.length > 0) {
    throw new Error(`The configuration is wrong:\n${problems.map(line => `  - ${line}`).join('\n')}`)
  }
  return schema.parse(raw)
}

/** Errors in the `app` part of config/*.js, each with its path; empty for a valid one. */
export function listConfigProblems(raw: unknown): string[] {
  const { data, error } = schema.safeParse(raw)
  if (error) return error.issues.map(issue => `app.${issue.path.join('.')}: ${issue.message}`)
  return findContradictions(data)
}

function findContradictions(config: AppConfig): string[] {
  const problems: string[] = []
  const ids = config.sites.map(entry => entry.id)
  if (!ids.includes(config.defaultSite)) {
    problems.push(`app.defaultSite: "${config.defaultSite}" is none of the sites ${ids.join(', ')}`)
  }
  for (const entry of config.sites) {
    if (!entry.l10n.supportedLocales.some(known => known.id === entry.l10n.defaultLocale)) {
      problems.push(
        `app.sites.${entry.id}.l10n.defaultLocale: "${entry.l10n.defaultLocale}" is not a supported locale`
      )
    }
  }
  return problems
}
