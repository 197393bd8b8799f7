import type { FindMailReader, MailReader } from '../mails/mail-reader'
import type { Order } from './order'
import { findMoneyInstrument } from './take-payment'

/**
 * The locale in which the order was placed, and the return address of its payment give the reader's language
 * and shop.
 */
export const findOrderReader = (order: Order, findReader: FindMailReader): MailReader =>
  findReader(order.siteId, { locale: order.locale, page: findMoneyInstrument(order)?.custom.c_successUrl })
