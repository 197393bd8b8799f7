import { dirname, resolve } from 'node:path'
import { startProgram, type Program } from './start-program'

interface ShopStart {
  port: number
  /** Origin of the sandbox. */
  sandbox: string
  /** How many processes share the port, 1 by default. */
  processes?: number
  /** Behind nginx: how the shop is reached from outside. */
  publicOrigin?: string
  /** The folder of another build of this shop. */
  build?: string
  /** Other settings of `.env.example`. */
  env?: Record<string, string>
  core?: number
  isQuiet?: boolean
}

/** Starts the production bundle as `npm run serve` does. */
export const startShop = ({
  port,
  sandbox,
  processes = 1,
  publicOrigin,
  build,
  env,
  core,
  isQuiet
}: ShopStart): Promise<Program> =>
  startProgram({
    command: [process.execPath, 'build/serve.cjs'],
    env: {
      PORT: String(port),
      WEB_CONCURRENCY: String(processes),
      PLATFORM_ORIGIN: sandbox,
      SHUTDOWN_SECONDS: '1',
      PWAKIT_LOG_LEVEL: 'ERROR',
      ...(publicOrigin && { PUBLIC_ORIGIN: publicOrigin, TRUSTED_PROXIES: '1' }),
      // A copied build has no packages beside it.
      ...(build && { NODE_PATH: resolve('node_modules') }),
      ...env
    },
    cwd: build && dirname(resolve(build)),
    readyAt: `http://127.0.0.1:${port}/jasmin/de`,
    core,
    isQuiet
  })
