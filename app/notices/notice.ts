import { STATUS_CODES, type ServerResponse } from 'node:http'
import { HOME_LINK, NOTICE_TEXTS, STATUSES, type NoticeKind, type NoticeLanguage } from './notice-texts'

/** Default of `Retry-After` for 503, in seconds. */
export const RETRY_SECONDS = 5

/** Site and locale at the beginning of an address. */
const PREFIX = /^\/[a-z]+\/(de|en|fr|it)(?:-[a-z]{2})?(?=[/?#]|$)/i

const STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;margin:0 auto;max-width:36rem;padding:3rem 1rem}h1{font-size:1.5rem}'

interface Notice {
  status: number
  html: string
  headers: Record<string, string>
}

/**
 * A small page that says what went wrong and what to do, in the language of the address (German where it names
 * none), for requests that are answered without the shop's renderer. No cache may keep it.
 */
export function writeNotice(kind: NoticeKind, address: string): Notice {
  const [home = '/', language = 'de'] = PREFIX.exec(address) ?? []
  const html = writePage(kind, language.toLowerCase() as NoticeLanguage, home)
  const status = STATUSES[kind]
  return {
    status,
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(Buffer.byteLength(html)),
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
      ...(status === 503 && { 'retry-after': String(RETRY_SECONDS) })
    }
  }
}

function writePage(kind: NoticeKind, language: NoticeLanguage, home: string): string {
  const { title, advice } = NOTICE_TEXTS[language][kind]
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    `<style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${advice}</p>` +
    `<p><a href="${home}">${HOME_LINK[language]}</a></p></main></body></html>`
  )
}

/** Answers a request with a notice. */
export function sendNotice(res: ServerResponse, kind: NoticeKind, address: string): void {
  const { status, headers, html } = writeNotice(kind, address)
  res.writeHead(status, headers).end(html)
}

/** A notice as it is written to a connection whose request Node's parser has refused. */
export function writeRawNotice(kind: NoticeKind, address: string): string {
  const { status, headers, html } = writeNotice(kind, address)
  const lines = Object.entries({ ...headers, connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}\r\n`
  )
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${html}`
}
