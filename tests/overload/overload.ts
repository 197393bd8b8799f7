/**
 * `npm run survive:overload`, after `npm run build`: more than one process can answer, all at once, against a platform
 * whose descriptions are 60 kB long. Fails where the process dies, a page is answered otherwise than with 200 or 503,
 * or a 503 does not say when to come again; prints how long refusals, `/health` and a file took.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { listVariedAddresses } from '../../scripts/measure/addresses'
import { findFreePort } from '../../scripts/servers/find-free-port'
import { findServingProcess } from '../../scripts/servers/process-usage'
import { startSandbox } from '../../scripts/servers/start-sandbox'
import { startShop } from '../../scripts/servers/start-shop'
import { askAtOnce, pipeline, readSlowly, type Answers } from './attacks'
import { startLongDescriptions } from './long-descriptions'

const problems: string[] = []
const print = (line: string) => process.stdout.write(`${line}\n`)

const readMemory = (pid: number) => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (field: string) =>
    Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
  return `${read('VmRSS')} MiB, at most ${read('VmHWM')} MiB`
}

async function run(): Promise<void> {
  const sandboxPort = await findFreePort()
  const port = await findFreePort()
  const sandbox = await startSandbox({ port: sandboxPort })
  const platform = await startLongDescriptions(`http://127.0.0.1:${sandboxPort}`)
  const shop = await startShop({ port, sandbox: platform.origin, isQuiet: process.env.QUIET !== 'no' })
  const origin = `http://127.0.0.1:${port}`
  try {
    const { products, lists } = await listVariedAddresses(origin)
    const paths = products.flatMap((path, index) => [path, lists[index % lists.length] ?? path])
    const file = `/mobify/bundle/${readdirSync('.bundles').find(name => /^\w/.test(name))}/main.js`
    const target = { port, paths }
    await under('5,000 pages at once, cold', () => askAtOnce(target, 5_000).then(describe))
    await under('5,000 pages at once', () => askAtOnce(target, 5_000).then(describe))
    await under('50 connections with 60 requests that read nothing for 8 s', () =>
      pipeline(target, 50, 60, 8_000).then(describe)
    )
    await under('500 connections with four pages that are not read', () =>
      readSlowly(target, 500, 10_000).then(closed => `closed by the shop: ${closed}`)
    )
    await under('1,000 times a page of its own, 200 at once', async () => {
      const rounds: Answers[] = []
      for (let round = 0; round < 5; round += 1) rounds.push(await askAtOnce(target, 200))
      return rounds.map(describe).join('; ')
    })

    async function under(name: string, attack: () => Promise<string>): Promise<void> {
      const before = findServingProcess(shop.pid)
      const probe = fork(new URL('probe.ts', `file://${__dirname}/`).pathname, [
        `${origin}/health`,
        origin + file
      ])
      await once(probe, 'message')
      const said = await attack()
      probe.send('stop')
      const [{ longest, failures }] = (await once(probe, 'message')) as [
        { longest: Record<string, number>; failures: Record<string, number> }
      ]
      print(`\n${name}\n  ${said}`)
      for (const [url, ms] of Object.entries(longest))
        print(
          `  ${new URL(url).pathname.slice(0, 20)} at most ${ms.toFixed(0)} ms, failed ${failures[url] ?? 0} times`
        )
      const after = findServingProcess(shop.pid)
      if (after !== before) problems.push(`${name}: the process has died`)
      else print(`  memory ${readMemory(after)}`)
    }
  } finally {
    await shop.stop('SIGKILL')
    platform.stop()
    await sandbox.stop('SIGKILL')
  }
}

function describe({ statuses, slowestRefusal, withoutRetry }: Answers): string {
  const strange = Object.keys(statuses).filter(status => !['200', '503'].includes(status))
  if (strange.length > 0) problems.push(`answered ${strange.join(', ')}`)
  if (withoutRetry > 0) problems.push(`${withoutRetry} times 503 without Retry-After`)
  return `${JSON.stringify(statuses)}, 503 after ${slowestRefusal.toFixed(0)} ms at most`
}

run().then(
  () => {
    for (const problem of problems) print(`FAILED ${problem}`)
    process.exit(problems.length > 0 ? 1 : 0)
  },
  (error: unknown) => {
    print(String(error))
    process.exit(1)
  }
)
