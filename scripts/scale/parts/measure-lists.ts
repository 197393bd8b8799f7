import { measureTransfer } from '../../bench/pages/transfer'
import { loadAddress } from '../load-address'
import { kib, ms, renderTable, whole } from '../markdown'
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

const SIZES = [25, 50, 100]
const SEQUENTIAL = 60
const CONNECTIONS = 10

/** What a longer list costs: one process, the seed's catalogue, which has a few less than 100 in its longest list. */
export const measureLists = ({ seconds }: ScaleOptions): Promise<string> =>
  withPrograms(async keep => {
    await keep(startSandbox({ port: PORTS.sandbox, core: OTHER_CORE }))
    await keep(startShop({ port: PORTS.shop, sandbox: SANDBOX, core: SHOP_CORE }))
    const rows: string[][] = []
    for (const size of SIZES) {
      const path = `${LIST}?limit=${size}`
      const url = SHOP + path
      await loadAddress(url, { connections: 1, amount: SEQUENTIAL })
      const alone = await loadAddress(url, { connections: 1, amount: SEQUENTIAL })
      const loaded = await loadAddress(url, { connections: CONNECTIONS, seconds })
      const html = await (await fetch(url)).text()
      rows.push([
        `limit=${size}`,
        String(html.split('class="tile-picture"').length - 1),
        ms(alone.p50Ms),
        whole(loaded.requestsPerSecond),
        kib((await measureTransfer(url)).html),
        kib(Buffer.byteLength(html)),
        String(alone.errors + loaded.errors)
      ])
    }
    return renderTable(['list', 'tiles', 'median', 'requests/s', 'HTML sent', 'HTML', 'errors'], rows)
  })
