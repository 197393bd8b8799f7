import { getLanguage, say, type Localized } from '../../texts/localized-text'
import { writeMoney } from '../../texts/write-money'
import { Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express'
import type { ProtocolContext } from '../protocol-context'
import { addGiftCertificatePayment } from '../../domain/baskets/mutations/add-gift-certificate-payment'
import type { Baskets } from '../../domain/baskets/baskets'
import { CheckoutError } from '../../domain/checkout-error'
import type { PricedBasket } from '../../domain/baskets/pricing/priced-basket'
import { removeGiftCertificatePayment } from '../../domain/baskets/mutations/remove-gift-certificate-payment'
import {
  getGiftCertificateStatus,
  type GiftCertificate
} from '../../domain/gift-certificates/gift-certificate'
import {
  giftCertificateMessages,
  refuseGiftCertificate,
  type GiftCertificateRefusal
} from '../../domain/gift-certificates/gift-certificate-error'
import type { GiftCertificates } from '../../domain/gift-certificates/gift-certificates'
import { readScope } from '../../http/request-scope'
import { toDecimal } from '../money'
import { actionAddress, createControllerScope } from './controller-scope'
import { createShopperGuard } from './refuse-controller'

export interface GiftCertificateServices extends ProtocolContext {
  baskets: Baskets
  giftCertificates: GiftCertificates
  requireAccess: RequestHandler
}

const codeRequired: Localized = {
  de: 'Bitte geben Sie den Aktivierungscode ein.',
  en: 'Please enter the Activation Code.',
  it: 'Inserisca il codice di attivazione.',
  fr: 'Veuillez saisir le code d’activation.'
}

function refuse(response: Response, message: Localized, more: object = {}): Response {
  return response.json({
    success: false,
    error: true,
    ...more,
    ErrorMsg: message[readScope(response).language]
  })
}

/** Requires a code in the query; the shop checks that it is there before it asks (requirement 13.1). */
const requireCode =
  (name: 'giftCertID' | 'giftCertificateCode'): RequestHandler =>
  ({ query }, response, next) => {
    const code = query[name]
    if (typeof code === 'string' && code.trim() !== '' && code.length <= 256) next()
    else refuse(response.status(400), codeRequired)
  }

const readCode = ({ query }: Request, name: string): string => String(query[name])

/** Refusals have status 200, the reason, and a text in which `{0}` is the code (requirement 6.4). */
const refuseErrors: ErrorRequestHandler = (error, _request, response, next) => {
  if (!(error instanceof CheckoutError)) {
    next(error)
    return
  }
  const { statusCode } = error.members
  const message = giftCertificateMessages[statusCode as GiftCertificateRefusal]
  refuse(response, message ?? giftCertificateMessages.GIFTCERTIFICATE_NOT_APPLICABLE, { statusCode })
}

const BALANCE: Localized = {
  de: 'Ihr Guthaben beträgt {money}.',
  en: 'Your balance is {money}.',
  fr: 'Votre solde est de {money}.',
  it: 'Il Suo saldo è di {money}.'
}

function mapBalance(certificate: GiftCertificate, locale: string) {
  const { maskedCode, amount, balance, currency, expiresAt } = certificate
  const money = writeMoney(locale, balance, currency)
  return {
    success: true,
    error: false,
    giftCertID: maskedCode,
    balance: toDecimal(balance),
    BalanceMsg: say(BALANCE, getLanguage(locale)).replace('{money}', money),
    giftCertificate: {
      maskedCode,
      amount: toDecimal(amount),
      balance: toDecimal(balance),
      currency,
      status: getGiftCertificateStatus(certificate),
      ...(expiresAt !== undefined && { expirationDate: new Date(expiresAt).toISOString() })
    }
  }
}

function mapRedeemed({ basketId, currency, paymentInstruments }: PricedBasket) {
  const redeemed = paymentInstruments.filter(instrument => instrument.giftCertificate).at(-1)
  return {
    success: true,
    basketId,
    giftCertificateCode: redeemed?.giftCertificate?.internalCode,
    maskedCode: redeemed?.giftCertificate?.maskedCode,
    amount: toDecimal(redeemed?.amount ?? 0),
    currency
  }
}

/**
 * Controllers `GiftCert-CheckBalance`, `GiftCert-Redeem` and `GiftCert-RemoveGiftCertificate` (requirement 13.1):
 * the first reads a balance, the others put a gift card on the caller's basket and take it off again,
 * there by the internal code that the second one has returned.
 */
export function createGiftCertificateRouter({
  baskets,
  giftCertificates,
  sites,
  requireAccess
}: GiftCertificateServices): Router {
  const guards: RequestHandler[] = [createControllerScope(sites), createShopperGuard(requireAccess)]
  const router = Router()

  /** The caller's open basket; a gift certificate needs one to be redeemed in. */
  function requireBasketId(response: Response): string {
    const { caller } = readScope(response)
    const [open] = baskets.listBasketsOfCustomer(caller)
    if (!open) throw refuseGiftCertificate('GIFTCERTIFICATE_NOT_APPLICABLE', '')
    return open.basketId
  }

  const requireGiftCertId = [...guards, requireCode('giftCertID')]
  router.post(actionAddress('GiftCert-CheckBalance'), ...requireGiftCertId, (request, response) => {
    const { site, locale } = readScope(response)
    const certificate = giftCertificates.requireValid(site.id, readCode(request, 'giftCertID'))
    response.json(mapBalance(certificate, locale))
  })
  router.post(actionAddress('GiftCert-Redeem'), ...requireGiftCertId, (request, response) => {
    const { caller } = readScope(response)
    const giftCertificateCode = readCode(request, 'giftCertID')
    const payment = addGiftCertificatePayment({ giftCertificateCode, custom: {} })
    response.json(mapRedeemed(baskets.changeBasket(caller, requireBasketId(response), payment)))
  })
  router.post(
    actionAddress('GiftCert-RemoveGiftCertificate'),
    ...guards,
    requireCode('giftCertificateCode'),
    (request, response) => {
      const { caller } = readScope(response)
      const removal = removeGiftCertificatePayment(readCode(request, 'giftCertificateCode'))
      baskets.changeBasket(caller, requireBasketId(response), removal)
      response.json({ success: true })
    }
  )
  router.use(refuseErrors)
  return router
}
