import type { ControlServices } from '../control-services'
import { badge, empty, time } from './elements'
import { html, type Markup } from './html'
import type { Page } from './layout'

/** "resetLink" → "Reset link". */
const nameField = (field: string) => {
  const words = field
    .replace(/[-_]/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_all, a: string, b: string) => `${a} ${b.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Addresses can be followed, everything else is text. */
const renderValue = (value: string): Markup =>
  /^https?:\/\/\S+$/.test(value)
    ? html`<a href="${value}" rel="noreferrer">${value}</a>`
    : html`<span class="text">${value}</span>`

/** The mails and messages that a real platform would have sent, newest first. */
export function buildMailsPage({ outbox }: ControlServices): Omit<Page, 'message'> {
  const mails = outbox.list()
  return {
    path: '/console/mails',
    introduction:
      'What the platform would have sent. Nothing leaves this machine; the latest hundred are kept in view.',
    body: html` ${mails.length === 0 && empty('Nothing was sent yet.')}
      <ul role="list" class="cards">
        ${mails.map(
          ({ siteId, recipient, kind, document, createdAt }) =>
            html` <li class="card">
              <h2>${nameField(kind)}</h2>
              <p>${badge(siteId)}</p>
              <p class="facts">To ${recipient} · ${time(createdAt)}</p>
              <dl>
                ${Object.entries(document).map(
                  ([field, value]) =>
                    html`<div>
                      <dt>${nameField(field)}</dt>
                      <dd>${renderValue(value)}</dd>
                    </div>`
                )}
              </dl>
            </li>`
        )}
      </ul>`
  }
}
