import type { Ids } from '../ids'
import type { Cents } from '../money'
import type { OutboxMail } from '../outbox'
import { writeMoney } from '../../texts/write-money'
import type { MailReader } from '../mails/mail-reader'
import { buildMailText } from '../mails/mail-texts'
import { writeMail } from '../mails/write-mail'
import { formatFullName } from '../shipping/shipping-address'
import type { Order } from '../orders/order'
import { getDateLocale, say, type Language, type Localized } from '../../texts/localized-text'
import { writeDay } from '../../texts/write-day'
import type { SiteId } from '../sites/site'
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
  /** Of a gift certificate item: it is a present, which may wait for its day. */
  gift?: { itemId: string; sendOn?: string; productId?: string }
}

const findText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** The certificates of an order: one certificate for each gift certificate item and each unit of a gift card. */
export function listPurchases({ basket }: Order): GiftCertificatePurchase[] {
  const { billingAddress, email = '' } = basket
  const senderName = (billingAddress && formatFullName(billingAddress)) ?? ''
  const ofItems = basket.giftCertificateItems.map((item): GiftCertificatePurchase => ({
    amount: item.amount,
    recipientEmail: item.recipientEmail,
    recipientName: item.recipientName ?? '',
    senderName: item.senderName || senderName,
    message: item.message,
    delivery: 'email',
    gift: {
      itemId: item.giftCertificateItemId,
      sendOn: findText(item.custom.c_sendOn),
      productId: findText(item.custom.c_originalSKU)
    }
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

/** The order with the moment at which a present was mailed (`c_sentAt`), as the merchant's job notes it at the item. */
export const noteSent = (order: Order, itemId: string, now: number): Order => ({
  ...order,
  basket: {
    ...order.basket,
    giftCertificateItems: order.basket.giftCertificateItems.map(item =>
      item.giftCertificateItemId === itemId
        ? { ...item, custom: { ...item.custom, c_sentAt: new Date(now).toISOString() } }
        : item
    )
  }
})

function addYears(time: number, years: number): number {
  const date = new Date(time)
  return date.setUTCFullYear(date.getUTCFullYear() + years)
}

interface IssueServices {
  ids: Ids
  now: number
  reader: MailReader
  /** Address of a product's picture. */
  findPicture?: (siteId: SiteId, productId: string, language: Language) => string
}

/** A certificate with a new code, and its mails; that to the recipient is the only place where the code is written out. */
export function issueGiftCertificate(
  order: Order,
  purchase: GiftCertificatePurchase,
  services: IssueServices
): { certificate: GiftCertificate; codeHash: string; mails: OutboxMail[] } {
  const { siteId, basket } = order
  const { amount, recipientEmail, recipientName, senderName, message, gift } = purchase
  const { ids, now } = services
  const code = formatGiftCode(ids.next('gift-code'))
  const certificate: GiftCertificate = {
    internalCode: ids.next('token'),
    siteId,
    maskedCode: maskGiftCode(code),
    currency: basket.currency,
    amount,
    balance: amount,
    enabled: true,
    expiresAt: addYears(now, VALID_YEARS),
    recipientName,
    recipientEmail,
    senderName,
    message
  }
  const isForOther = gift !== undefined && recipientEmail.toLowerCase() !== basket.email?.toLowerCase()
  return {
    certificate,
    codeHash: hashGiftCode(code),
    mails: [
      ...(isForOther && basket.email ? [writeCopy(order, basket.email, purchase, services)] : []),
      writeCardMail(order, purchase, code, certificate, services)
    ]
  }
}

/** As the buyer has seen it in the shop's preview. */
const FROM_GIVER: Localized = {
  de: 'diese Geschenkkarte bekommen Sie von {sender}.',
  en: 'This gift card is a present from {sender}.',
  fr: 'Cette carte cadeau vous est offerte par {sender}.',
  it: 'Questa carta regalo è un regalo da parte di {sender}.'
}

/** The mail with the code: to the recipient, or to the printer of a card that is sent by post. */
function writeCardMail(
  { siteId, orderNo, basket }: Order,
  { amount, delivery, recipientEmail, recipientName, senderName, message, gift }: GiftCertificatePurchase,
  code: string,
  { expiresAt = 0 }: GiftCertificate,
  { now, reader, findPicture }: IssueServices
): OutboxMail {
  const { language, linkTo } = reader
  const money = writeMoney(language, amount, basket.currency)
  const { subject, lines, linkWords } = buildMailText('gift-certificate', language, {
    amount: money,
    code,
    day: writeDay(getDateLocale(language), expiresAt)
  })
  const giver = say(FROM_GIVER, language).replace('{sender}', () => senderName ?? '')
  const picture = gift?.productId === undefined ? undefined : findPicture?.(siteId, gift.productId, language)
  return {
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
        writeMail(reader, {
          subject,
          ...(gift && recipientName && { name: recipientName }),
          lines: [...(gift && senderName ? [giver] : []), ...(message ? [message] : []), ...lines],
          link: linkTo('/cart'),
          linkWords,
          pictures: picture === undefined ? [] : [picture]
        }))
    },
    createdAt: now
  }
}

/** The buyer's note that a present is on its way. */
function writeCopy(
  { siteId, orderNo, basket }: Order,
  buyer: string,
  { amount, recipientEmail, recipientName, message }: GiftCertificatePurchase,
  { now, reader }: IssueServices
): OutboxMail {
  const { language } = reader
  const { subject, lines } = buildMailText('gift-copy', language, {
    recipient: recipientName || recipientEmail,
    email: recipientEmail,
    amount: writeMoney(language, amount, basket.currency),
    orderNo
  })
  return {
    siteId,
    recipient: buyer,
    kind: 'gift-copy',
    document: {
      orderNo,
      ...writeMail(reader, { subject, lines: [...lines, ...(message ? [message] : [])] })
    },
    createdAt: now
  }
}
