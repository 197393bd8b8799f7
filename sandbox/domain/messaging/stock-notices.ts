import { createHash } from 'node:crypto'
import { say } from '../../texts/localized-text'
import { createStockNoticeStore } from '../../storage/sqlite/stock-notices'
import { inTransaction, type Database } from '../../storage/sqlite/database'
import type { Catalogue } from '../catalogue/catalogue'
import { buildProductPath } from '../catalogue/product-path'
import type { Clock } from '../clock'
import type { ConfirmLink } from '../customers/newsletter-sign-up'
import type { Ids } from '../ids'
import type { FindMailReader } from '../mails/mail-reader'
import { buildMailText } from '../mails/mail-texts'
import { writeMail } from '../mails/write-mail'
import type { Outbox } from '../outbox'
import type { Site, SiteId } from '../sites/site'

const HOUR = 3_600_000
/** In which the link of the first mail works. */
const CONFIRM_TIME = 7 * 24 * HOUR
/** Mails that one address gets without having confirmed any, in an hour. */
const MOST_MAILS = 3
/** Products that one address may wait for; those that others asked for in its name do not count. */
const MOST_NOTICES = 20

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Why a notice is refused. An address that has one is no reason: it would tell what it waits for. */
export class StockNoticeError extends Error {
  constructor(readonly reason: 'unknown-product' | 'in-stock') {
    super(reason)
    this.name = 'StockNoticeError'
  }
}

interface StockNoticeServices {
  db: Database
  sites: Site[]
  catalogue: Pick<Catalogue, 'open' | 'findSellable'>
  outbox: Outbox
  clock: Clock
  ids: Ids
  findReader: FindMailReader
}

/**
 * One mail when a product is back, to an address whose owner has followed the link of a first mail (double opt-in).
 * The platform has no such operation: this is what a merchant's custom API would do.
 */
export function createStockNotices(services: StockNoticeServices) {
  const { db, sites, catalogue, outbox, clock, ids, findReader } = services
  const store = createStockNoticeStore(db)

  function findProduct(siteId: SiteId, productId: string) {
    const site = sites.find(({ id }) => id === siteId)
    return site && catalogue.findSellable(siteId, productId, site.defaultCurrency)
  }

  /** Name and path of a product in the locale of a mail. */
  function describe(siteId: SiteId, productId: string, locale: string) {
    const reader = findReader(siteId, { locale })
    const { language, linkTo } = reader
    const currency = sites.find(({ id }) => id === siteId)?.defaultCurrency ?? ''
    const view = catalogue.open({ siteId, language, currency })
    const product = view.findProduct(productId)
    return {
      reader,
      name: product ? say(product.name, language) : '',
      link: linkTo(product ? buildProductPath(product, view.catalogue.categories, language) : '/')
    }
  }

  return {
    /** Sends the first mail; silent where the address has had enough of them. @throws StockNoticeError */
    request(
      siteId: SiteId,
      { productId, email }: { productId: string; email: string },
      confirmLink: ConfirmLink
    ): void {
      const product = findProduct(siteId, productId)
      if (!product) throw new StockNoticeError('unknown-product')
      if (product.inventory.orderable) throw new StockNoticeError('in-stock')
      const now = clock.now()
      store.dropUnconfirmed(now - CONFIRM_TIME)
      const notices = store.listOfAddress(siteId, email)
      const waiting = notices.filter(({ isConfirmed }) => isConfirmed)
      const isSet = waiting.some(notice => notice.productId === productId)
      const recent = notices.filter(({ isConfirmed, askedAt }) => !isConfirmed && askedAt > now - HOUR)
      if (isSet || recent.length >= MOST_MAILS || waiting.length >= MOST_NOTICES) return
      const token = ids.next('token')
      const { locale } = confirmLink
      store.add(hashToken(token), { siteId, productId, email, locale, askedAt: now })
      const { reader, name } = describe(siteId, productId, locale)
      const words = buildMailText('stock-notice-confirmation', reader.language, {
        product: name,
        days: String(CONFIRM_TIME / (24 * HOUR))
      })
      outbox.add({
        siteId,
        recipient: email,
        kind: 'stock-notice-confirmation',
        document: { token, productId, ...writeMail(reader, { ...words, link: confirmLink.build(token) }) },
        createdAt: now
      })
    },

    /** Sets the notice that the token was sent for; as often as the link is followed, until its mail is sent. */
    confirm: (siteId: SiteId, token: string): boolean =>
      inTransaction(db, () => {
        const hash = hashToken(token)
        const notice = store.find(hash, siteId)
        if (!notice || notice.askedAt <= clock.now() - CONFIRM_TIME) return false
        store.confirm(hash)
        return true
      }),

    /** Sends the mails of products that are back, in one transaction with the end of their notices. */
    sendDue(): void {
      const back = store
        .listAwaited()
        .filter(({ siteId, productId }) => findProduct(siteId, productId)?.inventory.orderable)
      if (back.length === 0) return
      inTransaction(db, () => {
        for (const { siteId, productId, email, locale } of back.flatMap(each =>
          store.take(each.siteId, each.productId)
        )) {
          const { reader, name, link } = describe(siteId, productId, locale)
          const words = buildMailText('back-in-stock', reader.language, { product: name })
          outbox.add({
            siteId,
            recipient: email,
            kind: 'back-in-stock',
            document: { productId, ...writeMail(reader, { ...words, link }) },
            createdAt: clock.now()
          })
        }
      })
    }
  }
}

export type StockNotices = ReturnType<typeof createStockNotices>
