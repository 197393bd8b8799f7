import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNginx } from '../../scripts/scale/processes/start-nginx'
import type { NginxProgram } from '../../scripts/scale/processes/run-nginx'

interface MachinePorts {
  nginx: number
  /** Two pairs, which take turns. */
  shops: readonly [readonly number[], readonly number[]]
}

/** A machine with releases, units and nginx, as `deploy/README.md` has it, in a folder of its own. */
export interface StandInMachine {
  /** A release of this build, with a change to it. */
  addRelease(name: string, change?: (build: string) => void): void
  /** Leads the link to a release and runs `deploy/roll-out.sh`. */
  rollOut(name: string): Promise<{ code: number | null; log: string }>
  stop(): Promise<void>
}

/** What `systemctl` does for the script: units are processes whose numbers stand in files. */
const writeSystemctl = (folder: string): string => `#!/bin/sh
command=$1
for unit; do :; done
pid_file="${folder}/units/$unit.pid"
end() {
  [ -e "$pid_file" ] || return 0
  pid=$(cat "$pid_file")
  kill -TERM "$pid" 2>/dev/null || true
  while kill -0 "$pid" 2>/dev/null; do sleep 0.1; done
  rm "$pid_file"
}
case "$command" in
  restart)
    end
    cd -P "${folder}/current"
    PORT=\${unit#shop@} nohup ${process.execPath} build/serve.cjs >>"${folder}/$unit.log" 2>&1 &
    echo $! >"$pid_file"
    ;;
  stop | disable) end ;;
  reload) [ ! -e "${folder}/reload.sh" ] || sh "${folder}/reload.sh" ;;
  enable) ;;
  *) echo "systemctl $*" >&2; exit 1 ;;
esac
`

/** @param env settings of the shop */
export async function startStandInMachine(
  ports: MachinePorts,
  env: Record<string, string>
): Promise<StandInMachine> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-machine-'))
  for (const name of ['bin', 'units', 'releases']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'bin/systemctl'), writeSystemctl(folder), { mode: 0o755 })
  const portsFile = join(folder, 'shop-ports.conf')
  let nginx: NginxProgram | undefined

  const run = (...command: [string, ...string[]]) =>
    new Promise<{ code: number | null; log: string }>(resolve => {
      const [name, ...args] = command
      const child = spawn(name, args, {
        env: {
          ...process.env,
          WEB_CONCURRENCY: '1',
          SHUTDOWN_SECONDS: '5',
          PWAKIT_LOG_LEVEL: 'ERROR',
          ...env,
          BUNDLES_FOLDER: join(folder, 'bundles'),
          PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
          PORTS_FILE: portsFile,
          START_SECONDS: '20',
          ONE_PORTS: ports.shops[0].join(' '),
          OTHER_PORTS: ports.shops[1].join(' ')
        }
      })
      let log = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', part => (log += String(part)))
      // What it has started goes on, and holds on to nothing of it.
      child.once('exit', code => resolve({ code, log }))
    })

  return {
    addRelease(name, change) {
      const release = join(folder, 'releases', name)
      mkdirSync(release)
      cpSync('build', join(release, 'build'), { recursive: true })
      for (const shared of ['node_modules', 'package.json'])
        symlinkSync(join(process.cwd(), shared), join(release, shared))
      change?.(join(release, 'build'))
    },
    async rollOut(name) {
      rmSync(join(folder, 'current'), { force: true })
      symlinkSync(join(folder, 'releases', name), join(folder, 'current'))
      const ended = await run('sh', 'deploy/roll-out.sh')
      if (!nginx && ended.code === 0) {
        nginx = await startNginx({ port: ports.nginx, shops: portsFile })
        writeFileSync(join(folder, 'reload.sh'), `exec ${nginx.reload.join(' ')}\n`)
      }
      return ended
    },
    async stop() {
      for (const port of ports.shops.flat()) await run(join(folder, 'bin/systemctl'), 'stop', `shop@${port}`)
      await nginx?.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
