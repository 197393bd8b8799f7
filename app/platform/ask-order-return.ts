import { sendRequest, type Fetch } from './http/send-request'
import { ORDER_RETURN_ENDPOINT, type OrderReturnAnswer } from './order-return'

interface ReturnedOrder {
  siteId: string
  orderNo: string
}

const DEADLINE_MS = 8_000

const ask = async (send: Fetch, body: ReturnedOrder & { isDone?: true }): Promise<OrderReturnAnswer> =>
  (await sendRequest(send, {
    operation: 'orderReturn',
    url: ORDER_RETURN_ENDPOINT,
    method: 'POST',
    body,
    deadline: DEADLINE_MS
  })) as OrderReturnAnswer

/**
 * The token with which this browser returned to an order; undefined without one. For the browser only.
 *
 * @throws PlatformError when the shop's own server does not answer.
 */
export const readOrderToken = async (send: Fetch, order: ReturnedOrder): Promise<string | undefined> =>
  (await ask(send, order)).token

/** The token is not needed any more. It ends by itself within the hour where this does not get through. */
export const forgetOrderToken = (send: Fetch, order: ReturnedOrder): Promise<void> =>
  ask(send, { ...order, isDone: true }).then(
    () => undefined,
    () => undefined
  )
