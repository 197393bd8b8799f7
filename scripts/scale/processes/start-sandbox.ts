import { startProgram, type Program } from './start-program'

interface SandboxStart {
  port: number
  /** How many products it has; the seed's without it. */
  products?: number
  /** Other settings of it. */
  env?: Record<string, string>
  core?: number
}

/** Starts a fresh sandbox that keeps its data in memory. */
export const startSandbox = ({ port, products, env, core }: SandboxStart): Promise<Program> =>
  startProgram({
    command: [
      process.execPath,
      '--import',
      'tsx',
      ...(products === undefined
        ? ['sandbox/main.ts']
        : ['sandbox/testing/serve-catalogue.ts', String(products)])
    ],
    env: { SANDBOX_PORT: String(port), SANDBOX_DATA: ':memory:', ...env },
    readyAt: `http://127.0.0.1:${port}/control/info`,
    core
  })
