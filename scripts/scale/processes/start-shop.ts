import { startProgram, type Program } from './start-program'

interface ShopStart {
  port: number
  sandbox: string
  /** How many processes share the port, 1 unless told otherwise. */
  processes?: number
  /** Behind nginx: how the shop is reached from outside. */
  publicOrigin?: string
  /** Other settings of `.env.example`. */
  env?: Record<string, string>
  core?: number
  isQuiet?: boolean
}

/** Starts the production bundle as `npm run serve` does. */
export function startShop({
  port,
  sandbox,
  processes = 1,
  publicOrigin,
  env,
  core,
  isQuiet
}: ShopStart): Promise<Program> {
  return startProgram({
    command: [process.execPath, 'build/serve.cjs'],
    env: {
      PORT: String(port),
      WEB_CONCURRENCY: String(processes),
      PLATFORM_ORIGIN: sandbox,
      SHUTDOWN_SECONDS: '1',
      PWAKIT_LOG_LEVEL: 'ERROR',
      ...(publicOrigin && { PUBLIC_ORIGIN: publicOrigin, TRUSTED_PROXIES: '1' }),
      ...env
    },
    readyAt: `http://127.0.0.1:${port}/jasmin/de`,
    core,
    isQuiet
  })
}
