import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderNginxConfig, type NginxCertificate } from './render-nginx-config'
import { runNginx } from './run-nginx'
import type { Program } from './start-program'

interface NginxStart {
  port: number
  /** Ports of the shop's processes, which have to answer already. */
  shops: readonly number[]
  isCaching?: boolean
  /** For HTTPS, which whoever asks whether it is ready has to trust. */
  certificate?: NginxCertificate
  /** How it is reached; by its port, unless it is said. */
  origin?: string
  core?: number
}

/** Starts nginx as `deploy/nginx-shop.conf` has it, with an empty cache. */
export function startNginx({
  port,
  shops,
  isCaching = true,
  certificate,
  origin = `http://127.0.0.1:${port}`,
  core
}: NginxStart): Promise<Program> {
  const example = readFileSync('deploy/nginx-shop.conf', 'utf8')
  return runNginx({
    render: folder =>
      renderNginxConfig(example, { port, shops, cacheFolder: join(folder, 'cache'), isCaching, certificate }),
    readyAt: `${origin}/health`,
    core
  })
}
