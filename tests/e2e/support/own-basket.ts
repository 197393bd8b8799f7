import type { Page } from '@playwright/test'

interface PlatformLine {
  itemId: string
  productId: string
  productName: string
  quantity: number
  price: number
  priceAfterItemDiscount: number
  bonusProductLineItem?: boolean
  bonusDiscountLineItemId?: string
  c_productSet?: string
}

export interface PlatformBasket {
  basketId: string
  productItems?: PlatformLine[]
  giftCertificateItems?: { giftCertificateItemId: string; amount: number; recipientEmail: string }[]
  bonusDiscountLineItems?: { id: string; bonusProducts: { productId: string }[] }[]
  couponItems?: { code: string; statusCode: string }[]
  paymentInstruments?: { paymentMethodId: string; amount: number }[]
  productTotal: number
  orderTotal?: number
  c_remainingBrewsToMinimum?: number
  c_giftCertificateTotal?: number
}

/** The platform's own basket of the shopper in a page, read and changed past the shop, with the page's token. */
export function followBasket(page: Page) {
  let listUrl = ''
  let authorization = ''
  page.on('request', request => {
    if (!/\/customers\/[^/]+\/baskets\?/.test(request.url())) return
    listUrl = request.url()
    authorization = request.headers().authorization ?? ''
  })

  async function call<Answer>(url: string, method = 'GET', body?: unknown): Promise<Answer> {
    const answer = await page.request.fetch(url, { method, headers: { authorization }, data: body })
    if (!answer.ok()) throw new Error(`${method} ${url}: ${answer.status()} ${await answer.text()}`)
    return (await answer.json()) as Answer
  }

  async function read(): Promise<PlatformBasket | undefined> {
    const { baskets = [] } = await call<{ baskets?: PlatformBasket[] }>(listUrl)
    return baskets[0]
  }

  /** Posts to a part of the basket, e.g. "items". */
  async function add(part: string, body: unknown): Promise<PlatformBasket> {
    const { origin, search } = new URL(listUrl)
    const organization = /organizations\/[^/]+/.exec(listUrl)?.[0]
    const basketId = (await read())?.basketId
    const baskets = `${origin}/mobify/proxy/api/checkout/shopper-baskets/v1/${organization}/baskets`
    return call(`${baskets}/${basketId}/${part}${search}`, 'POST', body)
  }

  return { read, add }
}
