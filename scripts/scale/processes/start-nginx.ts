import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderNginxConfig, type NginxCertificate } from './render-nginx-config'
import { runNginx, type NginxProgram } from './run-nginx'

interface NginxStart {
  port: number
  /** Ports of the shop's processes, or the file with them that `deploy/roll-out.sh` writes. */
  shops: readonly number[] | string
  isCaching?: boolean
  /** For HTTPS; the call that waits until nginx is ready has to trust it. */
  certificate?: NginxCertificate
  /** How it is reached; by its port, unless it is said. */
  origin?: string
  /** Where plain HTTP is led to HTTPS; nowhere without it. */
  httpPort?: number
  /** Where its own pages are; this project's build, unless it is said. */
  buildFolder?: string
  /** An address that answers when it is ready; the shop's health, unless it is said. */
  readyAt?: string
  core?: number
}

/** Starts nginx as `deploy/nginx-shop.conf` has it, with an empty cache. */
export function startNginx({
  port,
  origin = `http://127.0.0.1:${port}`,
  isCaching = true,
  readyAt = `${origin}/health`,
  core,
  ...rest
}: NginxStart): Promise<NginxProgram> {
  const example = readFileSync('deploy/nginx-shop.conf', 'utf8')
  return runNginx({
    render: folder =>
      renderNginxConfig(example, { ...rest, port, origin, isCaching, cacheFolder: join(folder, 'cache') }),
    readyAt,
    core
  })
}
