import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { join } from 'node:path'
import { buildRuntimeEnvironment } from '../../production/runtime-environment'
import { publishBundle } from '../../production/publish-bundle'
import { buildSandboxSettings } from '../../setup/sandbox-settings.mjs'
import { findProductPath } from '../find-product-path'
import { findPercentile } from '../load-address'
import { ms, renderTable, whole } from '../markdown'
import { startSandbox } from '../processes/start-sandbox'
import { startShop } from '../processes/start-shop'
import { LIST, OTHER_CORE, PORTS, SANDBOX, SHOP, withPrograms } from '../scale-setup'

const COLD = 3
const WARM = 60

/** The handler of Managed Runtime, called with API Gateway events: by a process that has just begun, and by one that has not. */
export const measureRuntime = (): Promise<string> =>
  withPrograms(async keep => {
    await keep(startSandbox({ port: PORTS.sandbox, core: OTHER_CORE }))
    const shop = await keep(startShop({ port: PORTS.shop, sandbox: SANDBOX }))
    const product = await findProductPath(SHOP)
    await shop.stop()
    const pages = [
      { name: 'home', path: '/jasmin/de' },
      { name: 'product list', path: LIST },
      { name: 'product detail', path: product }
    ]
    const rows: string[][] = []
    for (const { name, path } of pages) rows.push([name, ...(await measurePage(path))])
    return renderTable(
      [
        'page',
        'start to first answer',
        'of it loading',
        'of it the call',
        'warm median',
        'warm p95',
        'status',
        'memory'
      ],
      rows
    )
  })

interface Calls {
  startMs: number
  loadMs: number
  firstMs: number
  warm: number[]
  statuses: number[]
  body: string
  isBase64Encoded: boolean
  encoding?: string
  memoryMiB: number
}

async function measurePage(path: string): Promise<string[]> {
  const runs: Calls[] = []
  for (let run = 0; run < COLD; run += 1) {
    const calls = await callHandler(path)
    requirePage(path, calls)
    runs.push(calls)
  }
  const middle = (read: (calls: Calls) => number) => findPercentile(runs.map(read), 50)
  const warm = runs.flatMap(run => run.warm)
  return [
    ms(middle(run => run.startMs)),
    ms(middle(run => run.loadMs)),
    ms(middle(run => run.firstMs)),
    ms(findPercentile(warm, 50)),
    ms(findPercentile(warm, 95)),
    [...new Set(runs.flatMap(run => run.statuses))].join(', '),
    `${whole(middle(run => run.memoryMiB))} MiB`
  ]
}

async function callHandler(path: string): Promise<Calls> {
  // As the shop is built, so that its pages name files that there are.
  const bundleId = await publishBundle(join(process.cwd(), 'build'), '.bundles')
  const begun = performance.now()
  const child = spawn(process.execPath, ['scripts/scale/call-handler.mjs', path, String(WARM)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...buildRuntimeEnvironment('http://localhost:3000', bundleId),
      ...buildSandboxSettings(SANDBOX),
      PWAKIT_LOG_LEVEL: 'ERROR'
    }
  })
  let startMs = Number.NaN
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === 'answered') startMs = performance.now() - begun
    else if (line.startsWith('{"loadMs"')) return { startMs, ...(JSON.parse(line) as Omit<Calls, 'startMs'>) }
  }
  throw new Error(`The handler does not answer ${path}`)
}

/** A whole page, not only a status. */
function requirePage(path: string, { statuses, body, isBase64Encoded, encoding }: Calls): void {
  const sent = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8')
  const html = (
    encoding === 'br' ? brotliDecompressSync(sent) : encoding === 'gzip' ? gunzipSync(sent) : sent
  ).toString()
  if (statuses.join() !== '200' || !/<html[^>]*lang="de/.test(html) || !html.trimEnd().endsWith('</html>'))
    throw new Error(`The handler answers ${path} with ${statuses.join(', ')} and no whole page`)
}
