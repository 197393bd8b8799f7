import { helpers, ShopperConfigurations, ShopperConsents } from 'commerce-sdk-isomorphic'
import { seed } from '../../../sandbox/seed/seed'
import { address } from '../../factories/address'
import { startOrderSandbox, type OrderSandbox } from '../order-setup'
import { CLIENT, ORGANIZATION, REDIRECT } from '../session-setup'
import { SECRET } from '../shop-setup'
import { createPrivateSlas, readMails } from '../slas-mail-setup'
import { checkShape } from './check-shape'

let sandbox: OrderSandbox
let shopper: Awaited<ReturnType<OrderSandbox['register']>>

beforeAll(async () => {
  sandbox = await startOrderSandbox({ consentSubscriptions: seed.consentSubscriptions })
  shopper = await sandbox.register()
})
afterEach(() => sandbox.setClock(0))
afterAll(() => sandbox.stop())

const buildConfig = () => ({
  parameters: { clientId: CLIENT, organizationId: ORGANIZATION, shortCode: 'sandbox1', siteId: 'jasmin' },
  headers: { authorization: `Bearer ${shopper.token}` },
  proxy: sandbox.origin,
  throwOnBadResponse: true
})
const slas = () => sandbox.createSlasClient()
const consents = () => new ShopperConsents(buildConfig())
const consent = {
  subscriptionId: 'newsletter',
  channel: 'email' as const,
  contactPointValue: 'lina@example.com',
  status: 'opt_in' as const
}

async function logOut() {
  const parameters = { redirectURI: REDIRECT }
  const grant = await helpers.loginGuestUser({ slasClient: slas(), parameters })
  const { access_token: accessToken, refresh_token: refreshToken } = grant
  return helpers.logout({ slasClient: slas(), parameters: { accessToken, refreshToken } })
}

async function signInByCode() {
  const slasClient = createPrivateSlas(sandbox)
  const credentials = { clientSecret: SECRET }
  const parameters = { userid: shopper.login, mode: 'email', locale: 'de-DE' }
  await helpers.authorizePasswordless({ slasClient, credentials, parameters })
  const pwdlessLoginToken = (await readMails(sandbox, 'login-code', shopper.login))[0]?.document.token ?? ''
  return helpers.getPasswordLessAccessToken({ slasClient, credentials, parameters: { pwdlessLoginToken } })
}

/** A guest's order, and another shopper who requests it. */
async function placeOrder() {
  const { orderNo } = await (await sandbox.loginGuest()).placeOrder()
  return { parameters: { orderNo }, stranger: (await sandbox.loginGuest()).orders }
}
async function lookUpByCode() {
  const { parameters, stranger } = await placeOrder()
  await stranger.requestOrderAccessCode({ parameters, body: { email: 'lina@example.com' } })
  const orderViewCode =
    (await readMails(sandbox, 'order-access-code', 'lina@example.com'))[0]?.document.code ?? ''
  return stranger.guestOrderLookup({ parameters, body: { orderViewCode } })
}
async function lookUpByPostalCode() {
  const { parameters, stranger } = await placeOrder()
  const { postalCode } = address
  return stranger.guestOrderLookup({ parameters, body: { email: 'lina@example.com', postalCode } })
}
async function cancelOrder() {
  const { orderNo } = await shopper.placeOrder()
  sandbox.setClock(5_000)
  return shopper.orders.cancelOmsOrder({ parameters: { orderNo }, body: {} })
}
async function listPaymentMethods() {
  const { orderNo } = await shopper.placeOrder()
  return shopper.orders.getPaymentMethodsForOrder({ parameters: { orderNo } })
}

it.each<[string, () => Promise<unknown>, namespace: string, type: string]>([
  ['logout', logOut, 'ShopperLoginTypes', 'TokenResponse'],
  ['passwordless token', signInByCode, 'ShopperLoginTypes', 'TokenResponse'],
  ['order by code', lookUpByCode, 'ShopperOrdersTypes', 'Order'],
  ['part of an order', lookUpByPostalCode, 'ShopperOrdersTypes', 'Order'],
  ['cancelled order', cancelOrder, 'ShopperOrdersTypes', 'Order'],
  ['payment methods', listPaymentMethods, 'ShopperOrdersTypes', 'PaymentMethodResult'],
  ['reasons', () => shopper.orders.getOmsMetaData(), 'ShopperOrdersTypes', 'OmsMetaData'],
  [
    'configurations',
    () => new ShopperConfigurations(buildConfig()).getConfigurations(),
    'ShopperConfigurationsTypes',
    'SiteConfiguration'
  ],
  [
    'subscriptions',
    () => consents().getSubscriptions({ parameters: { expand: ['consentStatus'] } }),
    'ShopperConsentsTypes',
    'ConsentSubscriptionResponse'
  ],
  [
    'consent',
    () => consents().updateSubscription({ body: consent }),
    'ShopperConsentsTypes',
    'ConsentSubscriptionUpdateResponse'
  ],
  [
    'consents',
    () =>
      consents().updateSubscriptions({
        body: { subscriptions: [consent, { ...consent, subscriptionId: 'unknown' }] }
      }),
    'ShopperConsentsTypes',
    'ConsentSubscriptionBulkResponse'
  ]
])('answers the %s in the shape that the vendor declares', async (_what, call, namespace, type) => {
  expect(checkShape(await call(), namespace, type)).toEqual([])
})
