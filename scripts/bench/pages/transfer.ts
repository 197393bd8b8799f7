import { get } from 'node:http'

/** Bytes over the wire, as compressed as a browser asks for. */
export interface Transfer {
  html: number
  css: number
  /** What the HTML names; what comes later, `measureLoads` counts. */
  scripts: number
}

/** What a first visit of a page transfers: its HTML and the styles and scripts it names. */
export async function measureTransfer(url: string): Promise<Transfer> {
  const html = await (await fetch(url)).text()
  const links = listTags(html, 'link')
  const styles = links.filter(tag => readAttribute(tag, 'rel') === 'stylesheet')
  // Code of the page's content components comes before hydration, too.
  const preloads = links.filter(
    tag => readAttribute(tag, 'as') === 'script' || readAttribute(tag, 'rel') === 'modulepreload'
  )
  // Ours is named for the time after the first paint (`app/first-script/`).
  const named = [
    ...listTags(html, 'meta')
      .filter(tag => readAttribute(tag, 'name')?.startsWith('code:'))
      .map(tag => readAttribute(tag, 'content')),
    ...listTags(html, 'script').map(tag => readAttribute(tag, 'src')),
    ...preloads.map(tag => readAttribute(tag, 'href'))
  ]
  return {
    html: await weigh(new URL(url)),
    css: await sumOf(
      url,
      styles.map(tag => readAttribute(tag, 'href'))
    ),
    scripts: await sumOf(url, [...named, ...(await findWords(url, html))])
  }
}

/** The words of the locale are a script too, asked for by the first one. Another storefront may have none. */
async function findWords(page: string, html: string): Promise<string[]> {
  const locale = /<html[^>]*lang="([^"]+)"/.exec(html)?.[1]
  const folder = /(?:src|content)="(\/mobify\/bundle\/[^/]+\/)/.exec(html)?.[1]
  if (!locale || !folder) return []
  const words = `${folder}messages-${locale}.js`
  return (await fetch(new URL(words, page), { method: 'HEAD' })).ok ? [words] : []
}

const listTags = (html: string, name: string): string[] =>
  html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? []

const readAttribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

async function sumOf(page: string, addresses: (string | undefined)[]): Promise<number> {
  let bytes = 0
  for (const address of new Set(addresses)) if (address) bytes += await weigh(new URL(address, page))
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
