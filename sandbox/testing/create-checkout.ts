import type { ProductStock } from '../domain/catalogue/product-stock'
import type { ProductLookup, SellableProduct } from '../domain/catalogue/sellable-product'
import type { Coupon } from '../domain/coupons/coupon'
import type { SampleGiftCertificate } from '../domain/gift-certificates/gift-certificate'
import type { Promotion } from '../domain/pricing/promotion'
import type { Caller } from '../domain/sessions/caller'
import type { Country } from '../domain/sites/country'
import type { Site } from '../domain/sites/site'
import { createSiteSettings } from '../domain/sites/site-settings'
import { jasminShop } from '../seed/pages/shop-facts'
import { basketsSchema, createBasketStore } from '../storage/sqlite/baskets'
import { couponsSchema } from '../storage/sqlite/coupons'
import { customersSchema } from '../storage/sqlite/customers'
import { openDatabase } from '../storage/sqlite/database'
import { giftCertificatesSchema } from '../storage/sqlite/gift-certificates'
import { migrate } from '../storage/sqlite/migrate'
import { ordersSchema } from '../storage/sqlite/orders'
import { createCoupons } from '../domain/coupons/coupons'
import { createMailReaders } from '../domain/mails/mail-reader'
import { createGiftCertificates, importGiftCertificates } from '../domain/gift-certificates/gift-certificates'
import { createOrders } from '../domain/orders/orders'
import type { AddressInput } from '../domain/shipping/shipping-address'
import { addItems } from '../domain/baskets/mutations/add-items'
import { addPaymentInstrument } from '../domain/baskets/mutations/add-payment-instrument'
import { createBaskets } from '../domain/baskets/baskets'
import { setCustomer } from '../domain/baskets/mutations/set-customer'
import { setShippingAddress } from '../domain/baskets/mutations/set-shipping-address'
import { setShippingMethod } from '../domain/baskets/mutations/set-shipping-method'

/** A product for sale: 10.00 EUR, 100 in stock. */
export function buildProduct(change: Partial<SellableProduct> = {}): SellableProduct {
  const price = change.unitPrice ?? 1000
  return {
    id: 'tea',
    name: { de: 'Tee', en: 'Tea' },
    kind: 'simple',
    shortDescription: { de: '', en: '' },
    unitPrice: price,
    basePrice: price,
    taxClass: 'reduced',
    inventory: { ats: 100, stockLevel: 100, orderable: true, preorderable: false, backorderable: false },
    minOrderQuantity: 1,
    stepQuantity: 1,
    basketLimit: 0,
    variation: [],
    isGiftCard: false,
    isVirtualGiftCard: false,
    primaryCategoryId: 'green',
    primaryCategoryName: { de: 'Grüntee', en: 'Green tea' },
    classCategoryId: 'tea',
    categoryIds: ['green', 'tea'],
    ...change
  }
}

/** Stock of a product that is not sold ahead. */
export const buildInventory = (ats: number) => ({ ...buildProduct().inventory, ats, stockLevel: ats })

/** A catalogue of the given products, the same on every site. */
function buildCatalogue(products: SellableProduct[]): ProductLookup & ProductStock {
  const stock = new Map(products.map(product => [product.id, product.inventory.ats]))
  const move = (lines: { productId: string; quantity: number }[], sign: number) =>
    lines.forEach(({ productId, quantity }) =>
      stock.set(productId, (stock.get(productId) ?? 0) + sign * quantity)
    )
  return {
    findSellable: (_siteId, productId) => {
      const product = products.find(each => each.id === productId)
      return product && { ...product, inventory: { ...product.inventory, ats: stock.get(productId) ?? 0 } }
    },
    hasStoreInventory: () => false,
    takeStock: (_siteId, lines) => {
      const enough = lines.every(({ productId, quantity }) => {
        const { inventory } = products.find(each => each.id === productId) ?? buildProduct()
        return inventory.backorderable || inventory.preorderable || (stock.get(productId) ?? 0) >= quantity
      })
      if (enough) move(lines, -1)
      return enough
    },
    returnStock: (_siteId, lines) => move(lines, 1)
  }
}

const jasmin: Site = {
  id: 'jasmin',
  alias: 'jasmin',
  tenantId: 'jasmin',
  name: 'Jasmin',
  catalogId: 'jasmin-catalog',
  defaultLocale: 'de-DE',
  defaultCurrency: 'EUR',
  freeShippingBoxes: 12,
  merchant: jasminShop,
  locales: [
    { id: 'de-DE', alias: 'de', preferredCurrency: 'EUR' },
    { id: 'en-GB', alias: 'en', preferredCurrency: 'GBP' }
  ]
}
const puro: Site = { ...jasmin, id: 'puro', alias: 'puro', locales: jasmin.locales.slice(0, 1) }

const countries: Country[] = [
  { code: 'DE', name: { de: 'Deutschland', en: 'Germany' }, postalCodePattern: '^\\d{5}$', locales: [] },
  { code: 'AT', name: { de: 'Österreich', en: 'Austria' }, postalCodePattern: '^\\d{4}$', locales: [] },
  { code: 'GB', name: { de: 'Großbritannien', en: 'Great Britain' }, locales: [] }
]

export const buildCaller = (change: Partial<Caller> = {}): Caller => ({
  siteId: 'jasmin',
  customerId: 'guest-1',
  usid: 'session-1',
  registered: false,
  clientId: 'client',
  ...change
})

export const buildAddress = (change: AddressInput = {}): AddressInput => ({
  firstName: 'Lina',
  lastName: 'Berg',
  address1: 'Lindenweg 3',
  city: 'Köln',
  postalCode: '50667',
  countryCode: 'DE',
  ...change
})

/** Baskets and orders over a database, with sequential ids and a fixed clock. */
export function createCheckout({
  products = [buildProduct()],
  promotions = [] as Promotion[],
  coupons: couponSeed = [] as Coupon[],
  giftCertificates: giftSeed = [] as SampleGiftCertificate[],
  databasePath = ':memory:',
  firstId = 1
} = {}) {
  const db = openDatabase(databasePath)
  migrate(db, {
    baskets: basketsSchema,
    orders: ordersSchema,
    coupons: couponsSchema,
    giftCertificates: giftCertificatesSchema,
    customers: customersSchema
  })
  const catalogue = buildCatalogue(products)
  const clock = { now: () => Date.UTC(2030, 0, 1) }
  let lastId = firstId - 1
  const ids = { next: (kind: string) => `${kind}-${(lastId += 1)}` }
  const customers = { findCustomer: () => undefined, findSavedPayment: () => undefined }
  const coupons = createCoupons({
    db,
    coupons: couponSeed,
    catalogue: { listPromotions: () => promotions },
    clock
  })
  const settings = createSiteSettings()
  importGiftCertificates(db, giftSeed, ids)
  const findReader = createMailReaders([jasmin, puro], (_site, _locale, path) => path)
  const giftCertificates = createGiftCertificates({ db, clock, ids, findReader })
  const baskets = createBaskets({
    store: createBasketStore(db),
    catalogue,
    customers,
    coupons,
    giftCertificates,
    sites: [jasmin, puro],
    settings,
    countries: { jasmin: countries, puro: countries },
    clock,
    ids
  })
  const orders = createOrders({ db, baskets, catalogue, coupons, giftCertificates, clock, ids })

  /** Opens a basket with the given quantities by product id. */
  function openBasket(caller: Caller, quantities: Record<string, number> = {}) {
    const { basketId } = baskets.createBasket(caller, { currency: 'EUR', custom: {} })
    const items = Object.entries(quantities).map(([productId, quantity]) => ({
      productId,
      quantity,
      custom: {}
    }))
    return baskets.changeBasket(caller, basketId, addItems(items))
  }

  /** Makes a basket ready to be ordered. */
  function completeBasket(caller: Caller, basketId: string, methodId = 'standard') {
    const change = (mutation: Parameters<typeof baskets.changeBasket>[2]) =>
      baskets.changeBasket(caller, basketId, mutation)
    change(setCustomer({ email: 'lina@example.com' }))
    change(setShippingAddress('me', buildAddress(), { useAsBilling: true }))
    change(setShippingMethod('me', methodId))
    return change(addPaymentInstrument({ paymentMethodId: 'UNZER_INVOICE', custom: {} }))
  }

  return { db, settings, baskets, orders, catalogue, coupons, giftCertificates, openBasket, completeBasket }
}

/** The error thrown by a task; fails the test without one. */
export function catchError(work: () => unknown): {
  type?: string
  members?: object
  statusCode?: string
  detail?: string
} {
  try {
    work()
  } catch (error) {
    const { type, members, detail, shopperMessage } = error as {
      type?: string
      members?: object
      detail?: string
      shopperMessage?: { statusCode: string }
    }
    if (type === undefined) throw error
    return { type, members, detail, statusCode: shopperMessage?.statusCode }
  }
  throw new Error('no error was thrown')
}
