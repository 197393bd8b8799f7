import { join } from 'node:path'
import { startProgram, type Program } from '../../../scripts/servers/start-program'
import { startNginx } from '../../servers/start-nginx'
import type { LiveRun } from '../live-run'
import { PORTS, SHOP } from './origins'
import { buildShopSettings } from './shop-settings'

interface LiveShopStart {
  port: number
  /** Settings that differ from those of `buildShopSettings`. */
  env?: Record<string, string>
  /** The folder of another release; this project's build without it. */
  release?: string
  logFile?: string
}

/** Starts the production bundle with the settings of a real instance; ready when its health says so. */
export const startLiveShop = (
  { folder }: Pick<LiveRun, 'folder'>,
  { port, env, release, logFile }: LiveShopStart
): Promise<Program> =>
  startProgram({
    command: [process.execPath, 'build/serve.cjs'],
    env: {
      ...buildShopSettings(),
      PORT: String(port),
      BUNDLES_FOLDER: join(folder, 'bundles'),
      ...env
    },
    cwd: release,
    readyAt: `http://127.0.0.1:${port}/health`,
    logFile
  })

/** Two processes of the shop behind nginx as `deploy/nginx-shop.conf` has it, over TLS. */
export async function startBalancedShop(
  run: LiveRun,
  isCaching: boolean
): Promise<{ stop(): Promise<void> }> {
  const started: Program[] = []
  for (const port of PORTS.shopProcesses)
    started.unshift(
      await run.keep(startLiveShop(run, { port, logFile: join(run.folder, `shop-${port}.log`) }))
    )
  const nginx = startNginx({
    port: PORTS.shop,
    shops: PORTS.shopProcesses,
    isCaching,
    certificate: run.certificates.valid,
    origin: SHOP
  })
  started.unshift(await run.keep(nginx))
  return {
    async stop() {
      for (const program of started) await program.stop()
    }
  }
}
