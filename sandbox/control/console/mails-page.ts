import type { OutboxMail } from '../../domain/outbox'
import type { ControlServices } from '../control-services'
import { badge, empty, nameField, time } from './elements'
import { html, type Markup } from '../../http/html'
import type { Page } from './layout'
import { mailTexts } from './mail-texts'

function renderMail(mail: OutboxMail): Markup {
  const { siteId, recipient, kind, document, createdAt } = mail
  const { subject, text, buildLink } = mailTexts[kind]
  const link = buildLink?.(mail)
  return html`<li class="card">
    <h2>${subject}</h2>
    <p>${badge(kind)} ${siteId !== '' && badge(siteId)}</p>
    <p class="facts">To ${recipient} · ${time(createdAt)}</p>
    <p>${text}</p>
    ${link !== undefined && html`<p><a href="${link}" rel="noreferrer">${link}</a></p>`}
    <dl>
      ${Object.entries(document)
        .filter(([, value]) => value !== '' && value !== link)
        .map(
          ([field, value]) =>
            html`<div>
              <dt>${nameField(field)}</dt>
              <dd class="text">${value}</dd>
            </div>`
        )}
    </dl>
  </li>`
}

/** The mails and messages that a real platform would have sent, newest first. */
export function buildMailsPage({ outbox }: ControlServices): Omit<Page, 'message'> {
  const mails = outbox.list()
  return {
    path: '/console/mails',
    introduction:
      'What the platform would have sent. Nothing leaves this machine; the latest hundred are in view.',
    body: html`${mails.length === 0 && empty('Nothing was sent yet.')}
      <ul role="list" class="cards">
        ${mails.map(mail => renderMail(mail))}
      </ul>`
  }
}
