import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureNginx } from '../../setup/ensure-nginx.mjs'
import { renderNginxConfig, renderNginxFrame } from './render-nginx-config'
import { startProgram, type Program } from './start-program'

interface NginxStart {
  port: number
  /** Ports of the shop's processes, which have to answer already. */
  shops: readonly number[]
  isCaching?: boolean
  core?: number
}

/** Starts nginx as `deploy/nginx-shop.conf` has it, with an empty cache, in a folder of its own that goes with it. */
export async function startNginx({ port, shops, isCaching = true, core }: NginxStart): Promise<Program> {
  const nginx = await ensureNginx()
  const folder = mkdtempSync(join(tmpdir(), 'shop-nginx-'))
  // Started by root, its workers are somebody else, who has to get into the folder.
  chmodSync(folder, 0o755)
  const shopConfig = join(folder, 'shop.conf')
  const config = join(folder, 'nginx.conf')
  const example = readFileSync('deploy/nginx-shop.conf', 'utf8')
  writeFileSync(
    shopConfig,
    renderNginxConfig(example, { port, shops, cacheFolder: join(folder, 'cache'), isCaching })
  )
  writeFileSync(config, renderNginxFrame(folder, shopConfig))
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  try {
    const program = await startProgram({
      command: [nginx, '-p', folder, '-c', config, '-e', join(folder, 'error.log'), '-g', 'daemon off;'],
      readyAt: `http://127.0.0.1:${port}/health`,
      core
    })
    return { ...program, stop: () => program.stop().finally(removeFolder) }
  } catch (error) {
    removeFolder()
    throw error
  }
}
