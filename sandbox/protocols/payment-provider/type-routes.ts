import type { Request, RequestHandler, Response, Router } from 'express'
import { z } from 'zod'
import { resourceKinds, type Resource } from '../../domain/payment-provider/resource'
import type { Resources } from '../../domain/payment-provider/resources'
import type { IsShopOrigin } from '../../domain/sites/shop-origins'
import { readJsonBody } from '../../http/read-json-body'
import { sendErrors } from './provider-error'
import { hasPublicKey } from './provider-key'

const field = z.string().max(256)
const cardBody = z.object({ number: field, holder: field, expiry: field, code: field })
const debitBody = z.object({ iban: field, holder: field })
const encrypted = z.string().min(1).max(10_000)
/** Tokens as the devices make them. */
const appleBody = z.object({
  version: field,
  data: encrypted,
  signature: encrypted,
  header: z.looseObject({})
})
const googleBody = z.object({ protocolVersion: field, signature: encrypted, signedMessage: encrypted })

/** A day, in seconds: how long a browser need not ask again. */
const REMEMBERED = '86400'

const allow = (response: Response, origin: string) =>
  response.set({ 'Access-Control-Allow-Origin': origin, Vary: 'Origin' })

/** Which pages may ask: those of the shop. */
function createAllowShop(isShopOrigin: IsShopOrigin): RequestHandler {
  return (request, response, next) => {
    const { origin } = request.headers
    if (origin === undefined || !isShopOrigin(origin)) {
      sendErrors(response, 403, [{ code: 'ORIGIN_REFUSED' }])
      return
    }
    allow(response, origin)
    if (request.method !== 'OPTIONS') {
      next()
      return
    }
    response
      .set({
        'Access-Control-Allow-Methods': 'POST',
        'Access-Control-Allow-Headers': 'authorization, content-type',
        'Access-Control-Max-Age': REMEMBERED
      })
      .status(204)
      .end()
  }
}

/** A number may only come from the provider's own frame, which has its origin. */
function createAllowFrame(publicOrigin: string): RequestHandler {
  return ({ headers: { origin, host = '' } }, response, next) => {
    if (origin === publicOrigin || (origin && URL.canParse(origin) && new URL(origin).host === host)) next()
    else sendErrors(response, 403, [{ code: 'ORIGIN_REFUSED' }])
  }
}

const requireKey: RequestHandler = (request, response, next) => {
  if (hasPublicKey(request.headers.authorization)) next()
  else sendErrors(response, 401, [{ code: 'KEY_INVALID' }])
}

const sendResource = (response: Response, { id, card, account, expiresAt }: Resource): void =>
  void response.status(201).json({ id, ...card, ...account, expiresAt: new Date(expiresAt).toISOString() })

/** Resources that browsers create before an order. */
export function addTypeRoutes(
  router: Router,
  {
    resources,
    isShopOrigin,
    publicOrigin
  }: { resources: Resources; isShopOrigin: IsShopOrigin; publicOrigin: string }
): void {
  const allowShop = createAllowShop(isShopOrigin)

  function addType(kind: string, guard: RequestHandler, create: (request: Request) => Resource): void {
    router
      .route(`/types/${kind}`)
      .options(guard, (_request, response) => void response.status(204).end())
      .post(guard, requireKey, ...readJsonBody, (request, response) =>
        sendResource(response, create(request))
      )
  }

  addType('card', createAllowFrame(publicOrigin), ({ body }) => resources.addCard(cardBody.parse(body)))
  for (const [kind, { isPlain }] of resourceKinds)
    if (isPlain) addType(kind, allowShop, () => resources.addPlain(kind))
  addType('applepay', allowShop, ({ body }) => resources.addWallet('applepay', appleBody.parse(body).data))
  addType('googlepay', allowShop, ({ body }) =>
    resources.addWallet('googlepay', googleBody.parse(body).signedMessage)
  )
  addType('direct-debit-secured', allowShop, ({ body }) => resources.addDirectDebit(debitBody.parse(body)))
}
