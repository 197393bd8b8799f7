import { startProgram, type Program } from './start-program'

interface SandboxStart {
  port: number
  /** How many products it has; those of the seed by default. */
  products?: number
  /** Other settings of the sandbox. */
  env?: Record<string, string>
  core?: number
  isQuiet?: boolean
}

/** Starts a fresh sandbox; its data is in memory, unless `env` names a file. */
export const startSandbox = ({ port, products, env, core, isQuiet }: SandboxStart): Promise<Program> =>
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
    core,
    isQuiet
  })
