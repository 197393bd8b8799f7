import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureNginx } from '../../setup/ensure-nginx.mjs'
import { renderNginxFrame } from './render-nginx-config'
import { startProgram, type Program } from './start-program'

interface NginxRun {
  /** What stands in the http context, by the folder that goes when it ends. */
  render: (folder: string) => string
  readyAt: string
  core?: number
}

export interface NginxProgram extends Program {
  /** The command that makes it read its configuration anew. */
  reload: string[]
}

/** Starts nginx without root, in a folder of its own that goes with it. */
export async function runNginx({ render, readyAt, core }: NginxRun): Promise<NginxProgram> {
  const nginx = await ensureNginx()
  const folder = mkdtempSync(join(tmpdir(), 'shop-nginx-'))
  // Started by root, its workers are somebody else, who has to get into the folder.
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
