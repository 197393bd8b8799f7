import { scapiFamily } from './scapi-family'

/**
 * The shop's own API for mails when a product is back: the platform has no such operation, a merchant adds it as a
 * custom API with these addresses (`deploy/going-live.md`).
 */
interface CustomStockNotices {
  /**
   * Sends the address a mail whose link asks for the notice. The answer is the same whether the address has one already.
   * @throws PlatformError 409 for a product that is in stock
   */
  requestStockNotice(parameters: object, body: { c_productId: string; c_email: string }): Promise<unknown>
}

export const customStockNotices = scapiFamily<CustomStockNotices>(
  'custom/stock-notices/v1',
  { requestStockNotice: 'POST /notices body' },
  // A custom API refuses query parameters that it does not declare.
  { locale: false }
)
