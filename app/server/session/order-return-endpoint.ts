import { z } from 'zod'
import { ORDER_RETURN_ENDPOINT, type OrderReturnAnswer } from '../../platform/order-return'
import { acceptJson } from '../endpoints/accept-json'
import { EndpointError, NO_STORE, type Endpoint } from '../endpoints/endpoint'
import type { EndpointParts } from '../endpoints/endpoint-parts'
import { limitCalls } from '../limits/limits'
import { forgetOrderReturn, readOrderReturn } from './order-return-cookie'

const body = z.object({
  siteId: z.string().max(64),
  orderNo: z.string().max(64),
  /** The page has its order and needs the token no more. */
  isDone: z.boolean().optional()
})

/**
 * `POST /order-return {siteId, orderNo}`: the token with which this browser came back to that order, or nothing;
 * with `isDone` it is forgotten as well. 400 for anything else.
 */
export const orderReturnEndpoint = ({
  settings,
  limits
}: Pick<EndpointParts, 'settings' | 'limits'>): Endpoint => ({
  path: ORDER_RETURN_ENDPOINT,
  methods: ['POST'],
  cache: NO_STORE,
  guards: acceptJson(settings, limitCalls(limits, 'orderReturn')),
  handle(req, res) {
    const { publicOrigin } = settings.config
    const parsed = body.safeParse(req.body)
    if (!parsed.success) throw new EndpointError(400, 'The request is malformed')
    const { siteId, orderNo, isDone } = parsed.data
    const kept = readOrderReturn(req, publicOrigin)
    const isThis = kept?.siteId === siteId && kept.orderNo === orderNo
    if (isThis && isDone) forgetOrderReturn(req, res, publicOrigin)
    res.json((isThis && !isDone ? { token: kept.token } : {}) satisfies OrderReturnAnswer)
  }
})
