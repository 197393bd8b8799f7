import { badge } from './elements'
import { html, type Markup } from '../../http/html'

/** The console's pages in the order of its menu. */
const pages = {
  '/': 'Overview',
  '/console/orders': 'Orders',
  '/console/editor': 'Editor',
  '/console/app': 'App',
  '/console/mails': 'Mails',
  '/console/faults': 'Faults',
  '/console/tracking': 'Tracking',
  '/console/requests': 'Requests',
  '/console/operations': 'Operations'
} as const

export type PagePath = keyof typeof pages

/** Facts about the sandbox on every page. */
interface ConsoleState {
  faults: number
  aheadMs: number
}

export interface Page {
  path: PagePath
  /** One sentence under the heading. */
  introduction: string
  body: Markup
  /** Takes the whole width, and brings its own script, which it works without. */
  script?: string
  /** The outcome of the last action. */
  message?: { text: string; isError: boolean }
}

const DAY = 86_400_000
const HOUR = 3_600_000
const MINUTE = 60_000

const countUnit = (count: number, unit: string) =>
  count === 0 ? [] : [`${count} ${unit}${count === 1 ? '' : 's'}`]

/** "2 days 3 hours ahead", "on time". */
export function describeShift(aheadMs: number): string {
  const length = Math.abs(aheadMs)
  if (length < MINUTE) return 'on time'
  const parts = [
    ...countUnit(Math.floor(length / DAY), 'day'),
    ...countUnit(Math.floor((length % DAY) / HOUR), 'hour'),
    ...countUnit(Math.floor((length % HOUR) / MINUTE), 'minute')
  ]
  return `${parts.join(' ')} ${aheadMs > 0 ? 'ahead' : 'behind'}`
}

const renderMessage = ({ text, isError }: NonNullable<Page['message']>) =>
  html`<p class="message ${isError ? 'error' : 'done'}" role="${isError ? 'alert' : 'status'}">${text}</p>`

/** A whole page of the console. */
export function renderPage(
  { path, introduction, body, message, script }: Page,
  { faults, aheadMs }: ConsoleState
): string {
  const title = path === '/' ? 'Commerce sandbox' : pages[path]
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${path === '/' ? title : `${title} – Commerce sandbox`}</title>
        <link rel="icon" href="/console/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/console/style.css" />
        ${script !== undefined && html`<script src="${script}" defer></script>`}
      </head>
      <body>
        <a class="skip" href="#main">To the content</a>
        <header class="top">
          <div class="bar">
            <a class="brand" href="/">Commerce sandbox</a>
            <p class="state">
              ${faults > 0 && badge(`${faults} ${faults === 1 ? 'fault' : 'faults'} on`, 'warning')}
              ${badge(`Clock ${describeShift(aheadMs)}`, Math.abs(aheadMs) < MINUTE ? 'plain' : 'warning')}
            </p>
          </div>
          <nav aria-label="Console">
            <ul role="list">
              ${Object.entries(pages).map(
                ([address, name]) =>
                  html`<li>
                    <a href="${address}" ${address === path && html` aria-current="page"`}>${name}</a>
                  </li>`
              )}
            </ul>
          </nav>
        </header>
        <main id="main" tabindex="-1" ${script !== undefined && html`class="full"`}>
          <h1>${title}</h1>
          <p class="introduction">${introduction}</p>
          <div id="message">${message && renderMessage(message)}</div>
          ${body}
        </main>
      </body>
    </html> `.text
}
