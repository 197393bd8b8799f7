import type { Ids } from '../ids'
import type { Cents } from '../money'
import type { OutboxMail } from '../outbox'
import { writeMoney } from '../../texts/write-money'
import type { MailReader } from '../mails/mail-reader'
import { buildMailText } from '../mails/mail-texts'
import { writeMail } from '../mails/write-mail'
import { formatFullName } from '../shipping/shipping-address'
import type { Order } from '../orders/order'
import { formatGiftCode, hashGiftCode, maskGiftCode, type GiftCertificate } from './gift-certificate'

/** A gift card is valid for three years, as its product page says. */
const VALID_YEARS = 3

/** One certificate that an order has bought. */
interface GiftCertificatePurchase {
  amount: Cents
  recipientEmail: string
  recipientName: string
  senderName: string
  message?: string
  delivery: 'email' | 'post'
}

/** The certificates of an order: one certificate for each gift certificate item and each unit of a gift card. */
export function listPurchases({ basket }: Order): GiftCertificatePurchase[] {
  const { billingAddress, email = '' } = basket
  const senderName = (billingAddress && formatFullName(billingAddress)) ?? ''
  const ofItems = basket.giftCertificateItems.map((item): GiftCertificatePurchase => ({
    amount: item.amount,
    recipientEmail: item.recipientEmail,
    recipientName: item.recipientName ?? '',
    senderName: item.senderName ?? senderName,
    message: item.message,
    delivery: 'email'
  }))
  const ofCards = basket.lines.flatMap(({ product, quantity, unitBasePrice }) =>
    product?.isGiftCard
      ? Array.from({ length: quantity }, (): GiftCertificatePurchase => ({
          amount: unitBasePrice,
          recipientEmail: email,
          recipientName: '',
          senderName,
          delivery: product.isVirtualGiftCard ? 'email' : 'post'
        }))
      : []
  )
  return [...ofItems, ...ofCards]
}

function addYears(time: number, years: number): number {
  const date = new Date(time)
  return date.setUTCFullYear(date.getUTCFullYear() + years)
}

/** A certificate with a new code, and the mail that is the only place where the code is written out. */
export function issueGiftCertificate(
  { siteId, orderNo, basket }: Order,
  { amount, delivery, recipientEmail, recipientName, senderName, message }: GiftCertificatePurchase,
  ids: Ids,
  now: number,
  { language, linkTo }: MailReader
): { certificate: GiftCertificate; codeHash: string; mail: OutboxMail } {
  const code = formatGiftCode(ids.next('gift-code'))
  const expiresAt = addYears(now, VALID_YEARS)
  const certificate: GiftCertificate = {
    internalCode: ids.next('token'),
    siteId,
    maskedCode: maskGiftCode(code),
    currency: basket.currency,
    amount,
    balance: amount,
    enabled: true,
    expiresAt,
    recipientName,
    recipientEmail,
    senderName,
    message
  }
  const money = writeMoney(language, amount, basket.currency)
  const words = buildMailText('gift-certificate', language, {
    amount: money,
    code,
    day: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(expiresAt)
  })
  const told = [senderName, message].filter(Boolean).join(': ')
  const mail: OutboxMail = {
    siteId,
    recipient: recipientEmail,
    kind: delivery === 'email' ? 'gift-certificate' : 'gift-card-by-post',
    document: {
      giftCertificateCode: code,
      amount: money,
      validUntil: new Date(expiresAt).toISOString(),
      orderNo,
      recipientName,
      senderName,
      ...(message !== undefined && { message }),
      // A card by post goes to the printer: its mail is for a machine.
      ...(delivery === 'email' &&
        writeMail({ ...words, lines: [...words.lines, ...(told ? [told] : [])], link: linkTo('/cart') }))
    },
    createdAt: now
  }
  return { certificate, codeHash: hashGiftCode(code), mail }
}
