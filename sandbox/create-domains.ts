import type { Clock } from './domain/clock'
import type { Ids } from './domain/ids'
import type { Seed } from './seed/seed-contents'
import { createBaskets } from './domain/baskets/baskets'
import { createCatalogue } from './domain/catalogue/catalogue'
import { createContactCases } from './domain/side-services/contact-cases'
import { createPageSearch } from './domain/content/page-search'
import { createPageEditor } from './domain/content/page-editor'
import { createContentPages } from './domain/content/pages'
import { createCoupons } from './domain/coupons/coupons'
import { createAddressBook } from './domain/customers/addresses'
import { createCustomers } from './domain/customers/customers'
import { createExternalProfiles } from './domain/customers/external-profiles'
import { createNewsletterWish } from './domain/customers/newsletter-wish'
import { createNewsletterSignUp } from './domain/customers/newsletter-sign-up'
import { createPasswordReset } from './domain/customers/password-reset'
import { createProductLists } from './domain/customers/product-lists'
import { createPublicLists } from './domain/customers/public-lists'
import { createAccountNotices } from './domain/customers/account-notices'
import { createWelcomeMail } from './domain/customers/welcome-mail'
import { createWallet } from './domain/customers/wallet'
import { createGiftCertificates } from './domain/gift-certificates/gift-certificates'
import { createBotChecks } from './domain/side-services/bot-checks'
import { createErrorReports } from './domain/side-services/error-reports'
import { createIdentityProviders } from './domain/identity-provider/identity-providers'
import { createImageRenderer } from './domain/images/image-renderer'
import { createFileImageStore, createMemoryImageStore } from './domain/images/image-store'
import { buildPicturePath } from './domain/images/picture-path'
import { createPictures } from './domain/images/pictures'
import { createDrawings } from './seed/pictures/draw'
import { createMachines } from './domain/machines/machines'
import { createActivities } from './domain/recommendations/activities'
import { createRecommendations } from './domain/recommendations/recommendations'
import { createConsents } from './domain/messaging/consents'
import { createStockNotices } from './domain/messaging/stock-notices'
import { createSubscriptions } from './domain/messaging/subscriptions'
import { createExpressPayments } from './domain/payment-provider/express-payments'
import { createPayments } from './domain/payment-provider/payments'
import { createResources } from './domain/payment-provider/resources'
import { createMailReaders } from './domain/mails/mail-reader'
import { createShopLinks } from './domain/sites/shop-links'
import { createShopOrigins } from './domain/sites/shop-origins'
import { createOrderMails } from './domain/orders/order-mails'
import { createSaveInstrument } from './domain/orders/save-instrument'
import { createGuestOrders } from './domain/orders/guest-orders'
import { createWithdrawalText } from './domain/orders/withdrawal-text'
import { createOrders } from './domain/orders/orders'
import { createSiteSettings, type SiteSettingsLookup } from './domain/sites/site-settings'
import { createOrderAccess } from './domain/orders/access/order-access'
import { createReorder } from './domain/orders/reorder'
import { createReturns } from './domain/orders/returns/returns'
import { createCodeDelivery } from './domain/sessions/code-delivery'
import { createInstanceSessions } from './domain/sessions/instance-sessions'
import { createEmailChanges } from './domain/sessions/email-changes'
import { createOneTimePasswords } from './domain/sessions/one-time-passwords'
import { createPasswordActions } from './domain/sessions/password-actions'
import { createPasswordlessLogin } from './domain/sessions/passwordless-login'
import { createPasskeyLogin } from './domain/sessions/passkeys/passkey-login'
import { createPasskeyRegistration } from './domain/sessions/passkeys/passkey-registration'
import { createPasskeyUsers } from './domain/sessions/passkeys/passkey-users'
import { createRelyingParty } from './domain/sessions/passkeys/relying-party'
import { createProviderLogin } from './domain/sessions/provider-login'
import { createSessions } from './domain/sessions/sessions'
import { createShopperContexts } from './domain/shopper-contexts/shopper-contexts'
import { checkStandingOrder } from './domain/standing-orders/check-standing-order'
import { toDay } from './domain/standing-orders/standing-order'
import { createStandingOrderRun } from './domain/standing-orders/run-standing-orders'
import { createStores } from './domain/stores/stores'
import { createBasketStore } from './storage/sqlite/baskets'
import { createContentEditStore } from './storage/sqlite/content-edits'
import type { Database } from './storage/sqlite/database'
import { createOutbox } from './storage/sqlite/outbox'
import { createProviderStore } from './storage/sqlite/payments'

interface DomainOptions {
  db: Database
  seed: Seed
  clock: Clock
  ids: Ids
  /** Switches of the console; all are off without it. */
  settings?: SiteSettingsLookup
  /** Where rendered pictures are kept; in memory without it. */
  imageFolder?: string
  /** Where a login may lead besides the own machine: those origins are the shop's. */
  redirectUris?: string[]
  /** How long a payment waits for its shopper, in milliseconds; an hour without it. */
  paymentTimeout?: number
  /** Past orders: without payment requests and mails. */
  isPast?: boolean
  /** The platform's origin in the links of mails. */
  publicOrigin?: string
  /** The shop's. */
  shopOrigin?: string
}

const HOUR = 3_600_000

/** Builds the domain services in the order in which they need each other. */
export function createDomains({
  db,
  seed,
  clock,
  ids,
  settings = createSiteSettings(),
  imageFolder,
  redirectUris = [],
  paymentTimeout = HOUR,
  isPast = false,
  publicOrigin = '',
  shopOrigin = ''
}: DomainOptions) {
  const { sites, countries } = seed
  const findReader = createMailReaders(sites, createShopLinks(shopOrigin))
  const outbox = createOutbox(db)
  const sendWelcome = createWelcomeMail({ outbox, clock, findReader })
  const sendNotice = createAccountNotices({ outbox, clock, findReader })
  const customers = createCustomers({ db, clock, ids, sendWelcome, sendNotice })
  const catalogue = createCatalogue({ db, sites, clock, inventoryLists: seed.stores })
  const coupons = createCoupons({ db, coupons: seed.coupons ?? [], catalogue, clock })
  const giftCertificates = createGiftCertificates({
    db,
    clock,
    ids,
    findReader,
    findPicture: (siteId, pictureId, language) => {
      const library = sites.find(({ id }) => id === siteId)?.catalogId ?? siteId
      return publicOrigin + buildPicturePath({ library, pictureId, language })
    }
  })
  const stores = createStores(seed.stores ?? [])
  const baskets = createBaskets({
    store: createBasketStore(db),
    catalogue,
    customers,
    coupons,
    giftCertificates,
    sites,
    settings,
    countries,
    clock,
    ids
  })
  const isShopOrigin = createShopOrigins(redirectUris)
  const providerStore = createProviderStore(db)
  const paymentProvider = {
    resources: createResources({ store: providerStore, clock, ids }),
    express: createExpressPayments({ store: providerStore, clock, isShopOrigin }),
    payments: createPayments({ store: providerStore, clock, ids, isShopOrigin, timeout: paymentTimeout })
  }
  const payments = paymentProvider.payments.port
  const wallet = createWallet({
    customers,
    clock,
    ids,
    keepResource: (resourceId, customerId) =>
      payments.agreeToRepeat(resourceId, customerId)
        ? paymentProvider.payments.keepResource(resourceId, customerId)
        : undefined
  })
  const contentEdits = createContentEditStore(db)
  const pages = createContentPages(seed.pages, contentEdits, clock)
  const sendOrderMail = isPast
    ? undefined
    : createOrderMails({
        outbox,
        clock,
        publicOrigin,
        findReader,
        stores,
        findWithdrawal: createWithdrawalText(pages)
      })
  const orders = createOrders({
    db,
    baskets,
    catalogue,
    coupons,
    giftCertificates,
    ...(!isPast && {
      payments,
      sendMail: sendOrderMail,
      saveInstrument: createSaveInstrument({ payments, wallet })
    }),
    clock,
    ids
  })
  const returns = createReturns({
    db,
    orders,
    catalogue,
    giftCertificates,
    sendMail: sendOrderMail ?? (() => undefined),
    clock
  })
  const subscriptions = createSubscriptions({ db, customers, clock, ids })
  const signUpForNewsletter = createNewsletterSignUp({ outbox, subscriptions, clock, findReader })
  const acceptStandingOrder: NonNullable<Parameters<typeof createProductLists>[0]['acceptStandingOrder']> = (
    siteId,
    customerId,
    fields
  ) =>
    checkStandingOrder(fields, {
      countries: countries[siteId] ?? [],
      today: toDay(clock.now()),
      hasInstrument: id => customers.findSavedPayment(siteId, customerId, id) !== undefined,
      agreeToRepeat: resourceId => payments.agreeToRepeat(resourceId, customerId)
    })
  const sessions = createSessions({ db, sites, customers, clock, ids })
  const externalProfiles = createExternalProfiles({ db, customers, clock, ids })
  const identityProviders = createIdentityProviders({ db, clock, ids })
  const sendCode = createCodeDelivery({ outbox, clock, findReader })
  const relyingParty = createRelyingParty(redirectUris, isShopOrigin)
  const pictures = createPictures(seed, createDrawings(seed))
  const imageStore = imageFolder === undefined ? createMemoryImageStore() : createFileImageStore(imageFolder)
  return {
    customers,
    addressBook: createAddressBook({ customers, clock }),
    wallet,
    productLists: createProductLists({ db, catalogue, clock, ids, acceptStandingOrder }),
    runStandingOrders: createStandingOrderRun({
      db,
      baskets,
      orders,
      catalogue,
      customers,
      outbox,
      findReader,
      sites,
      clock,
      ids
    }),
    publicLists: createPublicLists({ db }),
    passwordReset: createPasswordReset({ db, customers, clock, ids, findReader }),
    sessions,
    externalProfiles,
    identityProviders,
    providerLogin: createProviderLogin({ db, clock, ids, sessions, externalProfiles, identityProviders }),
    passwordless: createPasswordlessLogin({ db, customers, sessions, sendCode, clock, ids }),
    passwordActions: createPasswordActions({ db, customers, sessions, sendCode, clock, ids }),
    emailChanges: createEmailChanges({ db, customers, sessions, sendNotice, subscriptions, clock, ids }),
    oneTimePasswords: createOneTimePasswords({ db, customers, sessions, sendCode, clock, ids }),
    passkeyRegistration: createPasskeyRegistration({
      db,
      customers,
      sessions,
      sendCode,
      sites,
      relyingParty,
      clock,
      ids
    }),
    passkeyLogin: createPasskeyLogin({ db, customers, sessions, relyingParty, clock }),
    passkeyUsers: createPasskeyUsers({ db, customers }),
    instanceSessions: createInstanceSessions({ db, sessions, clock, ids }),
    shopperContexts: createShopperContexts({ db, sessions, clock }),
    activities: createActivities({ db, clock }),
    recommendations: createRecommendations({ db, catalogue }),
    subscriptions,
    stockNotices: createStockNotices({ db, sites, catalogue, outbox, clock, ids, findReader }),
    consents: createConsents({
      db,
      subscriptions,
      signUpForNewsletter,
      customers,
      offered: seed.consentSubscriptions ?? []
    }),
    catalogue,
    coupons,
    giftCertificates,
    baskets,
    orders,
    isShopOrigin,
    paymentProvider,
    returns,
    orderAccess: createOrderAccess({ db, orders, returns, outbox, clock, ids, findReader }),
    guestOrders: createGuestOrders({ db, customers }),
    reorder: createReorder({ db, baskets, orders }),
    machines: createMachines({ db, sites, catalogue, orders, clock }),
    pages,
    pageEditor: createPageEditor({ db, store: contentEdits, pages, seedPages: seed.pages, ids }),
    searchPages: createPageSearch(pages),
    signUpForNewsletter,
    wishForNewsletter: createNewsletterWish({ customers, subscriptions, signUpForNewsletter }),
    openCase: createContactCases({ outbox, sites, clock }),
    stores,
    pictures,
    images: createImageRenderer({ pictures, store: imageStore }),
    botChecks: createBotChecks({ clock, ids }),
    errorReports: createErrorReports(),
    outbox
  }
}

export type Domains = ReturnType<typeof createDomains>
