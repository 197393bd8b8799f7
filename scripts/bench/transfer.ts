import { get } from 'node:http'

/** Bytes over the wire, as compressed as a browser asks for. */
export interface Transfer {
  html: number
  css: number
  javascript: number
}

/** What a first visit of a page transfers: its HTML and the styles and scripts it names. */
export async function measureTransfer(shop: string, path: string): Promise<Transfer> {
  const html = await (await fetch(`${shop}${path}`)).text()
  const styles = [...html.matchAll(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g)].map(match => match[1])
  const scripts = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(match => match[1])
  // Code of the page's content components comes before hydration, too.
  const preloads = [...html.matchAll(/<link[^>]+as="script"[^>]+href="([^"]+)"/g)].map(match => match[1])
  const locale = /<html[^>]*lang="([^"]+)"/.exec(html)?.[1]
  const bundle = /src="(\/mobify\/bundle\/[^/]+\/)/.exec(html)?.[1]
  return {
    html: await weigh(new URL(path, shop)),
    css: await sumOf(shop, styles),
    // The words of the locale are a script too, asked for by the first one.
    javascript: await sumOf(shop, [
      ...scripts,
      ...preloads,
      ...(locale && bundle ? [`${bundle}messages-${locale}.js`] : [])
    ])
  }
}

async function sumOf(shop: string, addresses: (string | undefined)[]): Promise<number> {
  let bytes = 0
  for (const address of new Set(addresses)) if (address) bytes += await weigh(new URL(address, shop))
  return bytes
}

/** Bytes of a body as it is sent to a browser. */
function weigh(url: URL): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip, deflate, br' } }, answer => {
      if (answer.statusCode !== 200) reject(new Error(`${url.pathname} answers ${answer.statusCode}`))
      let bytes = 0
      answer.on('data', (piece: Buffer) => (bytes += piece.length))
      answer.on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}
