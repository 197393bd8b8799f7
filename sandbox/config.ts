import path from 'node:path'
import { z } from 'zod'

/** Settings of one sandbox process. */
export interface SandboxSettings {
  port: number
  /** Database file, or ":memory:". */
  databasePath: string
  /** Origin in absolute links, without a slash at the end. */
  publicOrigin: string
  /** Origin of the shop that the console shows and links of mails lead to, without a slash at the end. */
  shopOrigin: string
  /** Port under which the native app's web view shows the shop; without it there is no web view. */
  appPort?: number
  /** Where a login may lead besides addresses of the own machine; whole addresses. */
  redirectUris: string[]
  /** How long a payment waits for its shopper, in milliseconds. */
  paymentTimeout: number
}

const environmentSchema = z.object({
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  SANDBOX_APP_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  SANDBOX_DATA: z.string().trim().min(1).default('.sandbox'),
  SANDBOX_PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be an http or https origin such as http://127.0.0.1:4000' })
    .transform(url => new URL(url).origin)
    .optional(),
  SANDBOX_SHOP_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be an http or https origin such as http://localhost:3000' })
    .transform(url => new URL(url).origin)
    .default('http://localhost:3000'),
  SANDBOX_PAYMENT_TIMEOUT: z.coerce.number().int().min(1).default(3600),
  SANDBOX_REDIRECT_URIS: z
    .string()
    .default('')
    .transform(list => list.split(/[\s,]+/).filter(uri => uri !== ''))
    .pipe(
      z.array(
        z.url({ protocol: /^https?$/, error: 'must be addresses such as https://shop.example/callback' })
      )
    )
})

/**
 * Reads the settings from environment variables; empty ones count as unset.
 * @throws Error whose message lists everything that is wrong, one line each.
 */
export function parseSettings(environment: Record<string, string | undefined>): SandboxSettings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map(issue => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The sandbox cannot start:\n${lines.join('\n')}`)
  }
  const { SANDBOX_PORT: port, SANDBOX_DATA: data, SANDBOX_PUBLIC_ORIGIN: origin } = parsed.data
  return {
    port,
    databasePath: data === ':memory:' ? data : path.resolve(data, 'sandbox.db'),
    publicOrigin: origin ?? `http://127.0.0.1:${port}`,
    shopOrigin: parsed.data.SANDBOX_SHOP_ORIGIN,
    ...(parsed.data.SANDBOX_APP_PORT !== undefined && { appPort: parsed.data.SANDBOX_APP_PORT }),
    redirectUris: parsed.data.SANDBOX_REDIRECT_URIS,
    paymentTimeout: parsed.data.SANDBOX_PAYMENT_TIMEOUT * 1_000
  }
}

/** The folder for a sandbox's records of requests, from `PLATFORM_COVERAGE_DIR`; undefined when it is off. */
export const readRecordFolder = (environment: Record<string, string | undefined>): string | undefined =>
  environment.PLATFORM_COVERAGE_DIR || undefined
