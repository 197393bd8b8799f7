import { z } from 'zod'
import { parseAppConfig, type AppConfig } from '../../config/app-config'
import { parseEnvironment, type EnvironmentSettings } from './environment-settings'
import type { ProxyName } from '../proxies/proxy-rules'

/** What only the server may know: the framework writes the whole configuration into each page. */
export interface ServerSettings extends EnvironmentSettings {
  config: AppConfig
  /** Origins of the platform's API and of the instance. */
  scapiOrigin: string
  instanceOrigin: string
  /** Where each of the shop's proxies leads; a service that is off has none. */
  proxyOrigins: Partial<Record<ProxyName, string>>
  production: boolean
  /** Names the build; its files have it in their address. */
  bundleId: string
}

const proxyConfig = z.object({
  protocol: z.enum(['http', 'https']),
  host: z.string().regex(/^[^/@]+$/, 'must be a host'),
  path: z.string().min(1)
})
const ssrParameters = z.object({ proxyConfigs: z.array(proxyConfig) })

/**
 * Parses everything the server needs from the framework's configuration.
 *
 * @throws Error with a list of what is wrong; the start stops there.
 */
export function parseServerSettings(
  raw: { app: unknown; ssrParameters: unknown },
  environment: NodeJS.ProcessEnv = process.env
): ServerSettings {
  const config = parseAppConfig(raw.app)
  const { proxyConfigs } = ssrParameters.parse(raw.ssrParameters)
  const proxyOrigins: Record<string, string> = Object.fromEntries(
    proxyConfigs.map(({ protocol, host, path }) => [path, `${protocol}://${host}`])
  )
  const originOf = (path: ProxyName) => {
    const origin = proxyOrigins[path]
    if (origin) return origin
    throw new Error(
      `The configuration is wrong:\n  - ssrParameters.proxyConfigs: no proxy with path "${path}"`
    )
  }
  return {
    config,
    proxyOrigins,
    scapiOrigin: originOf('api'),
    instanceOrigin: originOf('ocapi'),
    production: environment.NODE_ENV === 'production',
    bundleId: environment.BUNDLE_ID ?? 'development',
    ...parseEnvironment(environment)
  }
}
