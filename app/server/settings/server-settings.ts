import { parseAppConfig, type AppConfig } from '../../visit/config/app-config'
import {
  checkSettings,
  readSettings,
  writeProblems,
  type SettingsReport
} from '../../visit/config/check-settings'
import type { SettingName } from '../../visit/config/setting-table'
import { parseEnvironment, type EnvironmentSettings } from './environment-settings'
import { findDroppedCookies } from './runtime-cookies'
import type { ProxyName } from '../proxies/proxy-rules'

/** Settings for the server only: the framework writes the whole configuration into each page. */
export interface ServerSettings extends EnvironmentSettings {
  config: AppConfig
  /** Origins of the platform's API and of the instance. */
  scapiOrigin: string
  instanceOrigin: string
  /** Where each of the shop's proxies leads; without disabled services. */
  proxyOrigins: Partial<Record<ProxyName, string>>
  production: boolean
  /** The content of `GET /ready`: obstacles to buying, by variable, and disabled optional services. */
  readiness: SettingsReport
  /** Names the build; its files have it in their address. */
  bundleId: string
}

const ORIGINS = [
  'PLATFORM_ORIGIN',
  'SCAPI_ORIGIN',
  'INSTANCE_ORIGIN',
  'PERSONALIZATION_ORIGIN',
  'CASES_ORIGIN',
  'SENTRY_DSN'
] as const satisfies readonly SettingName[]

/**
 * Parses everything the server needs from the framework's configuration and the environment.
 *
 * @throws Error with one list of everything that is wrong or missing; the start stops there.
 */
export function parseServerSettings(
  raw: { app: unknown },
  environment: NodeJS.ProcessEnv = process.env
): ServerSettings {
  const production = environment.NODE_ENV === 'production'
  const { problems, warnings, off } = checkSettings(environment, { production, app: raw.app })
  if (problems.length > 0) throw new Error(writeProblems('The shop cannot start', problems))
  const origins = readSettings(environment, ORIGINS)
  // One of the two is there: the check above asks for it.
  const scapiOrigin = origins.SCAPI_ORIGIN ?? origins.PLATFORM_ORIGIN ?? ''
  const instanceOrigin = origins.INSTANCE_ORIGIN ?? origins.PLATFORM_ORIGIN ?? ''
  return {
    config: parseAppConfig(raw.app),
    scapiOrigin,
    instanceOrigin,
    proxyOrigins: {
      api: scapiOrigin,
      ocapi: instanceOrigin,
      einstein: origins.PERSONALIZATION_ORIGIN,
      cases: origins.CASES_ORIGIN,
      monitoring: origins.SENTRY_DSN && new URL(origins.SENTRY_DSN).origin
    },
    production,
    readiness: { problems: findDroppedCookies(environment), warnings, off },
    bundleId: environment.BUNDLE_ID ?? 'development',
    ...parseEnvironment(environment)
  }
}
