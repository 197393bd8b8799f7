import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureNginx } from '../../scripts/setup/ensure-nginx.mjs'
import { renderNginxConfig, renderNginxFrame, type NginxCertificate } from './render-nginx-config'
import { startProgram, type Program } from '../../scripts/servers/start-program'

interface NginxStart {
  port: number
  /** Ports of the shop's processes, or the file with them that `deploy/roll-out.sh` writes. */
  shops: readonly number[] | string
  isCaching?: boolean
  /** For HTTPS; the call that waits until nginx is ready has to trust it. */
  certificate?: NginxCertificate
  /** How it is reached; by its port by default. */
  origin?: string
  /** Where plain HTTP is led to HTTPS; nowhere by default. */
  httpPort?: number
  /** Where its own pages are; this project's build by default. */
  buildFolder?: string
  /** An address that answers when it is ready; the shop's health by default. */
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

interface NginxRun {
  /** The content of the http context; the folder is removed when nginx ends. */
  render: (folder: string) => string
  readyAt: string
  core?: number
}

interface NginxProgram extends Program {
  /** The command that makes it read its configuration anew. */
  reload: string[]
}

/** Starts nginx without root, in a temporary folder. */
export async function runNginx({ render, readyAt, core }: NginxRun): Promise<NginxProgram> {
  const nginx = await ensureNginx()
  const folder = mkdtempSync(join(tmpdir(), 'shop-nginx-'))
  // Started by root, its workers have another user, which has to read the folder.
  chmodSync(folder, 0o755)
  const content = join(folder, 'shop.conf')
  const config = join(folder, 'nginx.conf')
  writeFileSync(content, render(folder))
  writeFileSync(config, renderNginxFrame(folder, content))
  const command: [string, ...string[]] = [nginx, '-p', folder, '-c', config, '-e', join(folder, 'error.log')]
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  try {
    const program = await startProgram({
      command: [...command, '-g', 'daemon off;'],
      readyAt,
      core
    })
    return {
      ...program,
      reload: [...command, '-s', 'reload'],
      stop: () => program.stop().finally(removeFolder)
    }
  } catch (error) {
    removeFolder()
    throw error
  }
}
