import { parseAppConfig, type AppConfig } from '../../visit/config/app-config'
import {
  checkSettings,
  readSettings,
  writeProblems,
  type SettingsReport,
  writeFindings
} from '../../visit/config/check-settings'
import type { SettingName } from '../../visit/config/setting-table'
import { parseEnvironment, type EnvironmentSettings } from './environment-settings'
import type { ProxyName } from '../proxies/proxy-rules'
import type { PlatformSettings } from '../../platform/platform-core'

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

/**
 * Managed Runtime, which the framework knows by this variable, takes every cookie out of requests and answers unless its
 * environment says otherwise: the shop then shows pages and keeps no session. Nothing where cookies pass.
 */
const findDroppedCookies = (environment: NodeJS.ProcessEnv): string[] =>
  environment.AWS_LAMBDA_FUNCTION_NAME !== undefined && environment.MRT_ALLOW_COOKIES !== 'true'
    ? [
        'MRT_ALLOW_COOKIES is not "true": Managed Runtime drops every cookie, so that nobody has a session, a login or a cart. Allow cookies in the settings of its environment'
      ]
    : []

/**
 * For whom the server calls the platform: a site's id, a locale (RFC 5646) and a currency (ISO 4217), and whether an
 * editor asks.
 */
export type CalledFor = Pick<PlatformSettings, 'siteId' | 'locale' | 'currency' | 'isEdited'>

/** How the server reaches the platform: directly, not through the shop's own proxies. */
export function buildPlatformSettings(settings: ServerSettings, calledFor: CalledFor): PlatformSettings {
  const { commerce, sites } = settings.config
  const { organizationId, clientId, contentSubPath, instanceOrigin } = commerce
  return {
    scapiBase: settings.scapiOrigin,
    instanceBase: settings.instanceOrigin,
    organizationId,
    clientId,
    contentSubPath,
    instanceOrigin,
    facts: sites.find(({ id }) => id === calledFor.siteId)?.facts,
    ...calledFor
  }
}

/**
 * Logs on Managed Runtime what `npm run serve` logs at its start, one line for each finding: with the first event of a
 * process, since only then it is known that the bundle is not served by a process of our own.
 */
export function withAnnouncedSettings<Parts extends unknown[], Answer>(
  readiness: SettingsReport,
  handle: (...parts: Parts) => Answer,
  write = (line: string) => void process.stderr.write(`${line}\n`)
) {
  let isFirst = true
  return (...parts: Parts): Answer => {
    if (isFirst) for (const line of writeFindings(readiness)) write(line)
    isFirst = false
    return handle(...parts)
  }
}
