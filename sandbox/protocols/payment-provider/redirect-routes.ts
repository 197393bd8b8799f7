import { writeMoney } from '../../texts/write-money'
import express, { type Response, type Router } from 'express'
import { z } from 'zod'
import type { Payment } from '../../domain/payment-provider/payment'
import type { Payments } from '../../domain/payment-provider/payments'
import { leadsAway } from '../../domain/payment-provider/resource'
import { buildReturnAddress } from '../../domain/payment-provider/payment'
import { testAccounts } from '../../domain/payment-provider/test-data'
import { html, type Markup } from '../../http/html'
import { readTexts, renderButton, sendPage, type Texts } from './provider-page'

const decisionBody = z.object({
  decision: z.enum(['approve', 'refuse', 'cancel', 'leave']),
  account: z.string().max(254).optional()
})

const renderAccounts = (texts: Texts): Markup =>
  html`<fieldset>
    <legend>${texts.account}</legend>
    ${testAccounts.map(
      ({ account }, index) =>
        html`<label>
          <input type="radio" name="account" value="${account}" ${index === 0 && 'checked'} /> ${account}
        </label>`
    )}
  </fieldset>`

function sendApproval(response: Response, payment: Payment): void {
  const { language, texts } = readTexts(response)
  const isCard = payment.methodId === 'UNZER_CARDS'
  const title = payment.isLink ? texts.linkTitle : isCard ? texts.bankTitle : texts.payTitle
  sendPage(
    response,
    200,
    title,
    html`<form method="post">
      <dl>
        <dt>${texts.order}</dt>
        <dd>${payment.orderNo}</dd>
        <dt>${texts.amount}</dt>
        <dd>${writeMoney(language, payment.amount, payment.currency)}</dd>
      </dl>
      ${leadsAway(payment.methodId) && renderAccounts(texts)}
      ${renderButton('approve', isCard ? texts.confirm : texts.approve, true)}
      ${isCard && renderButton('refuse', texts.refuse)}
      ${!payment.isLink && renderButton('cancel', texts.cancel)}
      ${!payment.isLink && renderButton('leave', texts.leave)}
    </form>`
  )
}

/** Back to the shop as decided; without an address to go to, in words. */
function sendBack(response: Response, payment: Payment, hasLeft = false): void {
  const address = buildReturnAddress(payment, { hasLeft })
  if (address !== undefined) {
    response.redirect(303, address)
    return
  }
  const { texts } = readTexts(response)
  const isPaid = payment.state === 'approved' || payment.state === 'pending'
  sendPage(
    response,
    200,
    isPaid ? texts.paidTitle : texts.closedTitle,
    html`<p>${isPaid ? texts.paidText : texts.closedText}</p>`
  )
}

/**
 * The provider's page for a payment that waits for its shopper. Everybody with the address may decide, as with the
 * original, so it cannot be guessed.
 */
export function addRedirectRoutes(
  router: Router,
  { payments, deliverWebhooks }: { payments: Payments; deliverWebhooks: () => void }
): void {
  const sendUnknown = (response: Response) =>
    sendPage(response, 404, readTexts(response).texts.unknownTitle, html``)

  router.get('/redirects/:id', (request, response) => {
    const payment = payments.findPayment(request.params.id)
    if (!payment) sendUnknown(response)
    else if (payment.state === 'open') sendApproval(response, payment)
    else sendBack(response, payment)
  })
  router.post(
    '/redirects/:id',
    express.urlencoded({ extended: false, limit: '4kb' }),
    (request, response) => {
      const { decision, account } = decisionBody.parse(request.body)
      const { id = '' } = request.params
      const payment = decision === 'leave' ? payments.findPayment(id) : payments.decide(id, decision, account)
      if (!payment) {
        sendUnknown(response)
        return
      }
      deliverWebhooks()
      // A link that was not paid shows its page again.
      if (payment.isLink && payment.state === 'open') sendApproval(response, payment)
      else sendBack(response, payment, decision === 'leave')
    }
  )
}
