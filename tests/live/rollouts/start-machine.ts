import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Program } from '../../../scripts/servers/start-program'
import type { LiveRun } from '../live-run'
import { startLiveShop } from '../shape/start-live-shop'

const execute = promisify(execFile)

/** A machine as `deploy/roll-out.sh` expects it: services of systemd, a file of ports, a release that is current. */
export interface Machine {
  portsFile: string
  /** Leads the current release to this folder and runs the script. */
  rollOut: (release: string) => Promise<void>
  /** The command that makes nginx read its configuration anew. */
  setReload: (command: readonly string[]) => void
  /** Ends all processes of the shop. */
  stopShops: () => Promise<void>
  stop: () => Promise<void>
}

/** Imitates systemd: a `systemctl` that has this process start and end the shop's processes. */
export async function startMachine(run: LiveRun): Promise<Machine> {
  const folder = join(run.folder, 'machine')
  mkdirSync(folder)
  const portsFile = join(folder, 'shop-ports.conf')
  const shops = new Map<string, Program>()
  let current = ''
  let reload: readonly string[] | undefined

  async function stopShop(port: string): Promise<void> {
    await shops.get(port)?.stop()
    shops.delete(port)
  }

  /** What the script asks of systemd, e.g. `disable --quiet --now shop@3001`. */
  async function obey(words: string[]): Promise<void> {
    const [verb] = words
    const port = words.at(-1)?.split('@')[1]
    if (verb === 'reload') {
      const [name, ...args] = reload ?? []
      if (name !== undefined) await execute(name, args)
    } else if (port === undefined) {
      throw new Error(`nobody knows systemctl ${words.join(' ')}`)
    } else if (verb === 'restart') {
      await stopShop(port)
      const logFile = join(folder, `shop-${port}.log`)
      shops.set(port, await run.keep(startLiveShop(run, { port: Number(port), release: current, logFile })))
    } else if (verb === 'stop' || verb === 'disable') {
      await stopShop(port)
    }
  }

  const systemd = createServer((request, response) => {
    const end = (status: number) => void response.writeHead(status, { connection: 'close' }).end()
    readBody(request)
      .then(body => obey(body.split(' ')))
      .then(
        () => end(204),
        (error: unknown) => {
          console.error(error)
          end(500)
        }
      )
  })
  systemd.listen(0, '127.0.0.1')
  await once(systemd, 'listening')
  const { port } = systemd.address() as AddressInfo
  const systemctl = join(folder, 'systemctl')
  writeFileSync(systemctl, `#!/bin/sh\nexec curl --silent --fail --data "$*" http://127.0.0.1:${port}/\n`)
  chmodSync(systemctl, 0o755)

  const stopShops = async () => {
    for (const shop of [...shops.keys()]) await stopShop(shop)
  }
  return {
    portsFile,
    async rollOut(release) {
      current = release
      await execute('sh', ['deploy/roll-out.sh'], {
        env: { ...process.env, PATH: `${folder}:${process.env.PATH}`, PORTS_FILE: portsFile }
      })
    },
    setReload: command => void (reload = command),
    stopShops,
    async stop() {
      await stopShops()
      systemd.close()
    }
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of request) body += String(part)
  return body
}
