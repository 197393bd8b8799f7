/** The shop's own address that hands out, and takes back, the token that a payment brought along. */
export const ORDER_RETURN_ENDPOINT = '/order-return'

/** The response of `ORDER_RETURN_ENDPOINT`: empty without a token for that order. */
export interface OrderReturnAnswer {
  token?: string
}

/** An order number as the platform writes them. */
export const isOrderNo = (text: string): boolean => /^[\w-]{1,64}$/.test(text)
