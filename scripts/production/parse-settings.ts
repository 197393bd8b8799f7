import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import {
  checkSettings,
  readSettings,
  writeFindings,
  writeProblems,
  type SettingsReport
} from '../../app/visit/config/check-settings'
import type { SettingName } from '../../app/visit/config/setting-table'
import { buildSandboxSettings } from '../setup/sandbox-settings.mjs'

const NAMES = [
  'PORT',
  'PUBLIC_ORIGIN',
  'WEB_CONCURRENCY',
  'BUNDLES_FOLDER',
  'PAGES_AT_ONCE',
  'UNREAD_ANSWERS_MIB',
  'REQUEST_BODIES_MIB',
  'DRAIN_SECONDS',
  'SHUTDOWN_SECONDS'
] as const satisfies readonly SettingName[]

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

type Environment = NodeJS.ProcessEnv

/** Without it the start is a trial, which the sandbox's settings complete. */
const isProduction = (env: Environment): boolean => env.NODE_ENV === 'production'

/**
 * The environment that the shop starts with: in production as it is, and in a trial (`npm run serve` without
 * `NODE_ENV=production`) with the sandbox's settings for all that is not set.
 */
export function completeEnvironment(env: Environment): Environment {
  if (isProduction(env)) return env
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value))
  const sandbox = buildSandboxSettings(given.PLATFORM_ORIGIN)
  return { ...sandbox, PUBLIC_ORIGIN: `http://localhost:${given.PORT ?? 3000}`, ...given } as Environment
}

/**
 * Reads the settings of the production server.
 *
 * @throws Error with one list of all wrong and missing settings, here and in the bundle.
 */
export function parseServeSettings(env: Environment): ServeSettings {
  const { problems } = reportSettings(env)
  if (!existsSync('build/ssr.js'))
    problems.push('build/: there is no production bundle, run "npm run build" first')
  if (problems.length > 0) throw new Error(writeProblems('The shop cannot start', problems))
  const settings = readSettings(env, NAMES)
  return {
    port: settings.PORT,
    publicOrigin: settings.PUBLIC_ORIGIN ?? '',
    processes: settings.WEB_CONCURRENCY ?? availableParallelism(),
    bundlesFolder: resolve(settings.BUNDLES_FOLDER),
    pagesAtOnce: settings.PAGES_AT_ONCE,
    unreadBytes: settings.UNREAD_ANSWERS_MIB * 1024 * 1024,
    bodyBytes: settings.REQUEST_BODIES_MIB * 1024 * 1024,
    drainMs: settings.DRAIN_SECONDS * 1000,
    shutdownMs: settings.SHUTDOWN_SECONDS * 1000
  }
}

/** Wrong, doubtful and disabled settings of a production environment, the files of config/ included. */
export const reportSettings = (env: Environment): SettingsReport =>
  checkSettings(env, { production: true, app: loadConfig(env), sandbox: buildSandboxSettings() })

/**
 * Messages of `npm run serve` before its start: one line for a trial, else one for each warning and service
 * that is off.
 */
export function describeStart(env: Environment, completed: Environment): string[] {
  if (!isProduction(env))
    return [
      `a trial: NODE_ENV is not "production", so all that is not set leads to the sandbox at ${completed.PLATFORM_ORIGIN}`
    ]
  return writeFindings(reportSettings(env))
}

/** The `app` part of the build's configuration, or of the project's where there is no build, as this environment makes it. */
export function loadConfig(env: Environment): unknown {
  const folder = resolve(existsSync('build/config/default.js') ? 'build/config' : 'config')
  const load = createRequire(join(folder, 'default.js'))
  const before = process.env
  process.env = env
  try {
    return (load('./default.js') as { app: unknown }).app
  } finally {
    process.env = before
    // The bundle reads it anew, when its own environment is complete.
    for (const file of Object.keys(load.cache)) if (dirname(file) === folder) delete load.cache[file]
  }
}
