interface RawConfig {
  app: unknown
  ssrOnly: string[]
  ssrShared: string[]
  ssrParameters: { ssrFunctionNodeVersion: string; proxyConfigs: unknown[] }
}

/** What config/default.js makes of an environment: browsers get it like this, without the parser's defaults. */
export function readConfig(environment: Record<string, string>): RawConfig {
  const before = process.env
  process.env = { NODE_ENV: 'test', ...environment }
  try {
    let raw: RawConfig | undefined
    jest.isolateModules(() => {
      raw = jest.requireActual<RawConfig>('../../config/default.js')
    })
    return raw!
  } finally {
    process.env = before
  }
}
