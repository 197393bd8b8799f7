import { readProcessorMs } from '../processes/process-usage'
import { startNginx } from '../processes/start-nginx'
import { startSandbox } from '../processes/start-sandbox'
import { startShop } from '../processes/start-shop'
import type { Program } from '../processes/start-program'
import { loadAddress } from '../load-address'
import { ms, renderTable, whole } from '../markdown'
import { LIST, NGINX, PORTS, SANDBOX, SHOP, withPrograms, type ScaleOptions } from '../scale-setup'

const CONNECTIONS = 20

interface Arrangement {
  name: string
  /** Processes of the shop; those of one entry share a port. */
  shops: number[]
  /** In front of them. */
  nginx?: 'without cache' | 'with its cache'
}

const ARRANGEMENTS: Arrangement[] = [
  { name: '1 process', shops: [1] },
  { name: '1 process behind nginx, its cache off', shops: [1], nginx: 'without cache' },
  { name: '1 process behind nginx, its cache on', shops: [1], nginx: 'with its cache' },
  { name: 'WEB_CONCURRENCY=2', shops: [2] },
  { name: '2 processes behind nginx, its cache off', shops: [1, 1], nginx: 'without cache' },
  { name: '2 processes behind nginx, its cache on', shops: [1, 1], nginx: 'with its cache' }
]

/** A list of 25 products from one and two processes, alone and behind nginx. Sandbox, nginx and load share the cores. */
export async function measureProcesses({ seconds }: ScaleOptions): Promise<string> {
  const rows: string[][] = []
  for (const arrangement of ARRANGEMENTS) rows.push(await measure(arrangement, seconds))
  return renderTable(
    ['arrangement', 'requests/s', 'p50', 'p95', 'p99', 'errors', 'shop, processor time per request', 'nginx'],
    rows
  )
}

const measure = ({ name, shops, nginx }: Arrangement, seconds: number): Promise<string[]> =>
  withPrograms(async keep => {
    await keep(startSandbox({ port: PORTS.sandbox }))
    const ports = [PORTS.shop, PORTS.secondShop].slice(0, shops.length)
    const publicOrigin = nginx && NGINX
    const started: Program[] = []
    for (const [index, port] of ports.entries())
      started.push(await keep(startShop({ port, sandbox: SANDBOX, processes: shops[index], publicOrigin })))
    const front =
      nginx &&
      (await keep(startNginx({ port: PORTS.nginx, shops: ports, isCaching: nginx === 'with its cache' })))
    const url = (front ? NGINX : SHOP) + LIST
    await loadAddress(url, { connections: CONNECTIONS, seconds: 3 })

    const readShops = () => started.reduce((sum, { pid }) => sum + readProcessorMs(pid), 0)
    const before = { shops: readShops(), front: front ? readProcessorMs(front.pid) : 0 }
    const figures = await loadAddress(url, { connections: CONNECTIONS, seconds })
    const perRequest = (total: number) => `${(total / figures.requests).toFixed(2)} ms`
    return [
      name,
      whole(figures.requestsPerSecond),
      ms(figures.p50Ms),
      ms(figures.p95Ms),
      ms(figures.p99Ms),
      String(figures.errors),
      perRequest(readShops() - before.shops),
      front ? perRequest(readProcessorMs(front.pid) - before.front) : ''
    ]
  })
