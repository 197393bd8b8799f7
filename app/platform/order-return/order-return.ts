/** The shop's own address that hands out, and takes back, the token that a payment brought along. */
export const ORDER_RETURN_ENDPOINT = '/order-return'

/** What `ORDER_RETURN_ENDPOINT` answers: empty where nothing was brought along for that order. */
export interface OrderReturnAnswer {
  token?: string
}

/** An order number as the platform writes them. */
export const isOrderNo = (text: string): boolean => /^[\w-]{1,64}$/.test(text)
