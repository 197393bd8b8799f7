import express, { type Response, type Router } from 'express'
import { z } from 'zod'
import { buildConsentReturn, type ExpressConsent } from '../../domain/payment-provider/express-consent'
import type { ExpressPayments } from '../../domain/payment-provider/express-payments'
import { testPayers } from '../../domain/payment-provider/test-data'
import { html, type Markup } from '../../http/html'
import { writeMoney } from '../../texts/write-money'
import { readTexts, renderButton, sendPage } from './provider-page'

const decisionBody = z.object({
  decision: z.enum(['approve', 'cancel']),
  payer: z.string().max(64).optional(),
  deliveryId: z.string().max(256).optional()
})

const renderChoice = (name: string, value: string, isChosen: boolean, text: string): Markup =>
  html`<label>
    <input type="radio" name="${name}" value="${value}" ${isChosen && 'checked'} /> <span>${text}</span>
  </label>`

const describePayer = ({ account, address }: (typeof testPayers)[number]): string => {
  const { address1, postalCode, city, countryCode } = address
  return `${account}: ${address1}, ${countryCode}-${postalCode} ${city}`
}

function sendConsent(response: Response, { amount, currency, deliveryChoices }: ExpressConsent): void {
  const { language, texts } = readTexts(response)
  sendPage(
    response,
    200,
    texts.consentTitle,
    html`<form method="post">
      <p>${texts.consentText}</p>
      <dl>
        <dt>${texts.amount}</dt>
        <dd>${writeMoney(language, amount, currency)}</dd>
      </dl>
      <fieldset>
        <legend>${texts.payer}</legend>
        ${testPayers.map((payer, at) => renderChoice('payer', payer.id, at === 0, describePayer(payer)))}
      </fieldset>
      ${
        deliveryChoices.length > 0 &&
        html`<fieldset>
          <legend>${texts.delivery}</legend>
          ${deliveryChoices.map(({ id, name, amount: price }, at) =>
            renderChoice('deliveryId', id, at === 0, `${name}, ${writeMoney(language, price, currency)}`)
          )}
        </fieldset>`
      }
      ${renderButton('approve', texts.agree, true)} ${renderButton('cancel', texts.cancel)}
    </form>`
  )
}

/**
 * The provider's page on which a payer agrees to a payment before there is an order. Its address has the id of the
 * resource, which only the browser that made it knows.
 */
export function addExpressRoutes(router: Router, { express: payments }: { express: ExpressPayments }): void {
  function answer(response: Response, consent: ExpressConsent | undefined): void {
    if (!consent) sendPage(response, 404, readTexts(response).texts.goneTitle, html``)
    else if (consent.state === 'open') sendConsent(response, consent)
    else response.redirect(303, buildConsentReturn(consent))
  }
  router
    .route('/express/:id')
    .get(({ params }, response) => answer(response, payments.findForPage(params.id)))
    .post(express.urlencoded({ extended: false, limit: '4kb' }), ({ params, body }, response) =>
      answer(response, payments.decide(params.id ?? '', decisionBody.parse(body)))
    )
}
