import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'

const port = z.coerce.number().int().min(0).max(65535)
const origin = z.string().regex(/^https?:\/\/[^/]+$/, 'must be an origin such as http://127.0.0.1:4000')

const schema = z.object({
  PORT: port.default(3000),
  // The bundle reads these (config/default.js); what is wrong with them is said here, with everything else.
  PLATFORM_ORIGIN: origin.optional(),
  SCAPI_ORIGIN: origin.optional(),
  INSTANCE_ORIGIN: origin.optional(),
  PERSONALIZATION_ORIGIN: origin.optional(),
  CASES_ORIGIN: origin.optional(),
  SENTRY_DSN: z.url().optional(),
  PUBLIC_ORIGIN: origin.optional(),
  WEB_CONCURRENCY: z.coerce.number().int().min(1).max(256).default(availableParallelism),
  BUNDLES_FOLDER: z.string().default('.bundles'),
  PAGES_AT_ONCE: z.coerce.number().int().min(1).max(10_000).default(100),
  UNREAD_ANSWERS_MIB: z.coerce.number().int().min(1).max(4_096).default(64),
  REQUEST_BODIES_MIB: z.coerce.number().int().min(6).max(4_096).default(32),
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
  SHUTDOWN_SECONDS: z.coerce.number().min(0).max(300).default(10)
})

export interface ServeSettings {
  port: number
  publicOrigin: string
  /** How many processes share the port: one for each core, unless it is said. */
  processes: number
  /** Where the public files of this build are kept, and of those before whose pages a cache may hold. */
  bundlesFolder: string
  /** How many pages a process renders, or waits for the platform with, at the same time; the others get 503. */
  pagesAtOnce: number
  /** How much of its answers a process keeps for those who do not read them. */
  unreadBytes: number
  /** How much a process takes of what browsers send, of all requests under way together. */
  bodyBytes: number
  /** How long requests are still taken after the end is announced. */
  drainMs: number
  shutdownMs: number
}

/**
 * Reads the settings of the production server.
 *
 * @throws Error with a list of everything that is wrong or missing.
 */
export function parseServeSettings(env: NodeJS.ProcessEnv): ServeSettings {
  const parsed = schema.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')))
  const problems = parsed.success
    ? []
    : parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`)
  if (!existsSync('build/ssr.js'))
    problems.push('build/: there is no production bundle, run "npm run build" first')
  if (!parsed.success || problems.length > 0) {
    throw new Error(`The shop cannot start:\n${problems.map(line => `  - ${line}`).join('\n')}`)
  }
  const { data } = parsed
  return {
    port: data.PORT,
    publicOrigin: data.PUBLIC_ORIGIN ?? `http://localhost:${data.PORT}`,
    processes: data.WEB_CONCURRENCY,
    bundlesFolder: resolve(data.BUNDLES_FOLDER),
    pagesAtOnce: data.PAGES_AT_ONCE,
    unreadBytes: data.UNREAD_ANSWERS_MIB * 1024 * 1024,
    bodyBytes: data.REQUEST_BODIES_MIB * 1024 * 1024,
    drainMs: data.DRAIN_SECONDS * 1000,
    shutdownMs: data.SHUTDOWN_SECONDS * 1000
  }
}
