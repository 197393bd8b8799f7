import { createServer, type Server } from 'node:http'
import { PORTS } from './servers'

/** A second shop, behind the access gate; a proxy in front of it sets the client's address. */
export const GATED_SHOP = `http://localhost:${PORTS.gatedShop}`
/** The page designer whose frames that shop trusts. Another host than the shop's: its frame is a stranger's. */
export const DESIGNER = `http://127.0.0.1:${PORTS.designer}`
/** A page that pretends to be one. */
export const STRANGER = `http://127.0.0.1:${PORTS.stranger}`

/** Serves at `origin` a page that shows `address` in a frame. */
export function startParent(origin: string, address: string): Promise<Server> {
  const server = createServer((_req, res) => {
    res.setHeader('content-type', 'text/html')
    res.end(
      `<!doctype html><title>Parent</title><iframe title="Shop" src="${address.replaceAll('&', '&amp;')}" style="width:100%;height:90vh"></iframe>`
    )
  })
  const { port, hostname } = new URL(origin)
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(Number(port), hostname, () => resolve(server))
  })
}
