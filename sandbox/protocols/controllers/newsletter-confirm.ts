import type { Router } from 'express'
import { z } from 'zod'
import { say, type Language, type Localized } from '../../texts/localized-text'
import type { ProtocolContext } from '../protocol-context'
import type { Subscriptions } from '../../domain/messaging/subscriptions'
import { readScope } from '../../http/request-scope'
import { CONFIRM_ACTION } from '../newsletter-confirm-link'
import { actionAddress, createControllerScope } from './controller-scope'

export interface NewsletterConfirmServices extends ProtocolContext {
  subscriptions: Pick<Subscriptions, 'confirm'>
}

const confirmed: Localized = {
  de: 'Anmeldung bestätigt. Sie erhalten ab jetzt unseren Newsletter.',
  en: 'Subscription confirmed. You will receive our newsletter from now on.'
}
const refused: Localized = {
  de: 'Dieser Link ist nicht mehr gültig. Bitte melden Sie sich noch einmal an.',
  en: 'This link is not valid any more. Please sign up again.'
}

/** A page of one sentence; it holds nothing that came with the request. */
const renderNotice = (language: Language, text: string) => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Newsletter</title></head>
<body><p>${text}</p></body>
</html>
`

/** Controller `Newsletter-Confirm`, public: the token in its address is the key. */
export function addNewsletterConfirm(
  router: Router,
  { subscriptions, sites }: NewsletterConfirmServices
): void {
  router.get(actionAddress(CONFIRM_ACTION), createControllerScope(sites), (request, response) => {
    const token = z.string().max(256).safeParse(request.query.token)
    const { site, language } = readScope(response)
    const isConfirmed = token.success && subscriptions.confirm(site.id, token.data)
    response
      .status(isConfirmed ? 200 : 404)
      .set('Cache-Control', 'private, no-store')
      .set('Content-Security-Policy', "default-src 'none'")
      .set('Referrer-Policy', 'no-referrer')
      .type('html')
      .send(renderNotice(language, say(isConfirmed ? confirmed : refused, language)))
  })
}
