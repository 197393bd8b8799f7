import { loadAddress } from '../load-address'
import { ms, renderTable, whole } from '../markdown'
import {
  LIST,
  OTHER_CORE,
  PORTS,
  SANDBOX,
  SHOP,
  SHOP_CORE,
  withPrograms,
  type ScaleOptions
} from '../scale-setup'
import { startSandbox } from '../processes/start-sandbox'
import { startShop } from '../processes/start-shop'

const CONNECTIONS = [1, 2, 5, 10, 25, 50, 100]

/** A list of 25 products from one process, asked for by more and more at once. */
export const measureConnections = ({ seconds }: ScaleOptions): Promise<string> =>
  withPrograms(async keep => {
    await keep(startSandbox({ port: PORTS.sandbox, core: OTHER_CORE }))
    await keep(startShop({ port: PORTS.shop, sandbox: SANDBOX, core: SHOP_CORE }))
    await loadAddress(SHOP + LIST, { connections: 10, seconds: 2 })
    const rows: string[][] = []
    for (const connections of CONNECTIONS) {
      const figures = await loadAddress(SHOP + LIST, { connections, seconds })
      rows.push([
        String(connections),
        whole(figures.requestsPerSecond),
        ms(figures.p50Ms),
        ms(figures.p95Ms),
        ms(figures.p99Ms),
        String(figures.errors)
      ])
    }
    return renderTable(['connections', 'requests/s', 'p50', 'p95', 'p99', 'errors'], rows)
  })
