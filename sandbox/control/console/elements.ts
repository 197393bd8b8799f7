import { html, type Markup } from '../../http/html'

type Cell = string | number | Markup

/** A table in a frame that scrolls by itself, by keyboard too; its caption is for screen readers. */
export const table = (caption: string, heads: string[], rows: Cell[][]): Markup =>
  html` <div class="scroll" role="region" aria-label="${caption}" tabindex="0">
    <table>
      <caption class="unseen">
        ${caption}
      </caption>
      <thead>
        <tr>
          ${heads.map(head => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([first = '', ...rest]) =>
            html`<tr>
              <th scope="row">${first}</th>
              ${rest.map(cell => html`<td>${cell}</td>`)}
            </tr>`
        )}
      </tbody>
    </table>
  </div>`

export const terms = (pairs: [name: string, value: Cell][]): Markup =>
  html`<dl>
    ${pairs.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`
    )}
  </dl>`

export const code = (text: string): Markup => html`<code>${text}</code>`

/** A state in one word; the tone adds to it and never replaces it. */
export const badge = (text: string, tone: 'plain' | 'good' | 'warning' = 'plain'): Markup =>
  html`<span class="badge ${tone}">${text}</span>`

/** A form with one button. `about` completes its name for screen readers: "Ship" + "order JAS00001001". */
export const actionButton = (
  action: string,
  label: string,
  { about, fields = {} }: { about?: string; fields?: Record<string, string> } = {}
): Markup =>
  html` <form method="post" action="${action}">
    ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button>${label}${about !== undefined && html`<span class="unseen"> ${about}</span>`}</button>
  </form>`

export const empty = (text: string): Markup => html`<p class="empty">${text}</p>`

/** "24 May 2026, 14:03" UTC, with the machine-readable time behind it. */
export function time(milliseconds: number): Markup {
  const date = new Date(milliseconds)
  const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return html`<time datetime="${date.toISOString()}">${words.format(date)} UTC</time>`
}

/** "giftCertificateCode" and "gift-certificate-code" → "Gift certificate code". */
export function nameField(field: string): string {
  const words = field
    .replace(/__c$/, '')
    .replace(/[-_]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_all, before: string, after: string) => `${before} ${after.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A name in camel case that may break between its words. */
export const breakable = (name: string): Markup =>
  html`${name.split(/(?=[A-Z])/).map((word, index) => html`${index > 0 && html`<wbr />`}${word}`)}`
