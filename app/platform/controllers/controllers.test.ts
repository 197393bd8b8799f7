import { answerJson, createFetch } from '../../../tests/factories/answers'
import { createShopPlatform } from '../../../tests/factories/shop-platform'
import { buildAccessToken } from '../../../tests/factories/tokens'
import { createPlatform, type Platform } from '../platform'
import { accountControllers } from './account-controllers'
import { deliveryControllers } from './delivery-controllers'
import { giftCertificateControllers } from './gift-certificate-controllers'
import { machineControllers } from './machine-controllers'
import { orderControllers } from './order-controllers'
import { siteSearchControllers } from './site-search-controllers'

const ACTIONS = 'http://instance.test/on/demandware.store/Sites-jasmin-Site/en_DE'
const ALIAS = 'http://instance.test/s/jasmin/en-DE'
const token = buildAccessToken({ registered: true })

function createTestPlatform(answer: Response = answerJson({ success: true })) {
  const { send, calls } = createFetch(answer)
  return { platform: createShopPlatform('http://instance.test', token, send), calls }
}

type Call = (platform: Platform) => Promise<unknown>
const account = (p: Platform) => p.family(accountControllers)
const orders = (p: Platform) => p.family(orderControllers)
const search = (p: Platform) => p.family(siteSearchControllers)
const machines = (p: Platform) => p.family(machineControllers)
const certificates = (p: Platform) => p.family(giftCertificateControllers)

const registration = { email: 'a@b.example', newsletter: true, newsletterSource: 'form' }
const address = { address1: 'Lindenweg 3', city: 'Köln', postalCode: '50667', countryCode: 'DE' }
const serialNumber = '60001014ABCDEFGHIJK'

/** Every controller of requirement 13.1 that is not part of the first page. */
const rows: [method: string, url: string, call: Call, body?: unknown][] = [
  [
    'POST',
    `${ACTIONS}/Account-CheckResetToken`,
    p => account(p).checkResetToken({}, { token: 't' }),
    { token: 't' }
  ],
  [
    'POST',
    `${ACTIONS}/Account-SaveNewPassword`,
    p => account(p).saveNewPassword({}, { token: 't', password: 'p' }),
    { token: 't', password: 'p' }
  ],
  [
    'POST',
    `${ACTIONS}/Account-SubmitGuestRegistration`,
    p => account(p).submitGuestRegistration({}, registration),
    registration
  ],
  [
    'POST',
    `${ACTIONS}/DHLExpress-GetRates?locale=en-DE`,
    p => p.family(deliveryControllers).getDeliveryTime({}, address),
    address
  ],
  [
    'POST',
    `${ACTIONS}/Order-Cancel`,
    p => orders(p).cancelOrder({}, { orderNo: '1', orderToken: 't' }),
    { orderNo: '1', orderToken: 't' }
  ],
  ['POST', `${ACTIONS}/Order-Reorder`, p => orders(p).reorder({}, { orderNo: '1' }), { orderNo: '1' }],
  [
    'GET',
    `${ACTIONS}/OcapiSearch-Suggestions?q=gr%C3%BCn&locale=en-DE`,
    p => search(p).getSuggestions({ q: 'grün' })
  ],
  [
    'GET',
    `${ACTIONS}/OcapiSearch-Content?q=tee&start=0&count=3&locale=en-DE`,
    p => search(p).searchContent({ q: 'tee', start: 0, count: 3 })
  ],
  ['GET', `${ALIAS}/api/machines`, p => machines(p).getMachines()],
  [
    'GET',
    `${ALIAS}/api/machines/registerable-machines?UnregisteredOnly=true`,
    p => machines(p).getRegisterableMachines()
  ],
  [
    'POST',
    `${ALIAS}/api/machines/create`,
    p => machines(p).createMachine({}, { serialNumber }),
    { serialNumber }
  ],
  [
    'POST',
    `${ALIAS}/api/machines/update`,
    p => machines(p).updateMachine({}, { serialNumber, name: 'Küche' }),
    { serialNumber, name: 'Küche' }
  ],
  [
    'POST',
    `${ALIAS}/api/machines/delete`,
    p => machines(p).deleteMachine({}, { serialNumber }),
    { serialNumber }
  ],
  [
    'GET',
    `${ALIAS}/api/content/get?pageIdOrSlug=home&lang=de`,
    p => p.controllers.getContentPage({ pageIdOrSlug: 'home', lang: 'de' })
  ],
  [
    'POST',
    `${ACTIONS}/GiftCert-CheckBalance?giftCertID=A%2FB`,
    p => certificates(p).checkBalance({ giftCertID: 'A/B' })
  ],
  ['POST', `${ACTIONS}/GiftCert-Redeem?giftCertID=AB`, p => certificates(p).redeem({ giftCertID: 'AB' })],
  [
    'POST',
    `${ACTIONS}/GiftCert-RemoveGiftCertificate?giftCertificateCode=AB`,
    p => certificates(p).removeGiftCertificate({ giftCertificateCode: 'AB' })
  ]
]
const sent = rows.map(([method, url, call, body]) => ({ method, url, call, body }))

it.each(sent)('sends $method $url as JSON', async ({ method, url, call, body }) => {
  const { platform, calls } = createTestPlatform(answerJson({ data: { id: 'home' } }))
  await call(platform)
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    authorization: `Bearer ${token}`
  }
  expect(calls).toEqual([{ method, url, body, headers }])
})

const none = undefined as never
const noBody = { kind: 'input', type: 'MissingBody' }
const missing = (name: string) => ({ kind: 'input', detail: `Missing parameters: ${name}` })

it.each<[string, Call, object]>([
  ['saveNewPassword', p => account(p).saveNewPassword({}, none), noBody],
  ['submitGuestRegistration', p => account(p).submitGuestRegistration({}, none), noBody],
  ['getDeliveryTime', p => p.family(deliveryControllers).getDeliveryTime({}, none), noBody],
  ['cancelOrder', p => orders(p).cancelOrder({}, none), noBody],
  ['reorder', p => orders(p).reorder({}, none), noBody],
  ['getSuggestions', p => search(p).getSuggestions({ q: '' }), missing('q')],
  ['createMachine', p => machines(p).createMachine({}, none), noBody],
  ['deleteMachine', p => machines(p).deleteMachine({}, none), noBody],
  ['checkBalance', p => certificates(p).checkBalance({ giftCertID: '' }), missing('giftCertID')],
  ['redeem', p => certificates(p).redeem(none), { kind: 'input', type: 'MissingParameters' }],
  [
    'removeGiftCertificate',
    p => certificates(p).removeGiftCertificate({ giftCertificateCode: '' }),
    missing('giftCertificateCode')
  ]
])('does not send %s with its required input missing', async (operation, call, expected) => {
  const { platform, calls } = createTestPlatform()
  await expect(call(platform)).rejects.toMatchObject({ operation, ...expected })
  expect(calls).toEqual([])
})

describe('the session of the instance', () => {
  /** A platform that notes in which order things happen. */
  function createNotingPlatform() {
    const notes: string[] = []
    const { send, calls } = createFetch(() => {
      notes.push('call')
      return answerJson({ data: { id: 'home' }, countries: [], orderNo: '1' })
    })
    const session = {
      getAccessToken: async () => token,
      discard: () => undefined,
      async ensureInstanceSession() {
        await Promise.resolve()
        notes.push('session')
      }
    }
    const settings = {
      scapiBase: 'http://scapi.test',
      instanceBase: 'http://instance.test',
      instanceOrigin: 'http://instance.test',
      organizationId: 'o',
      clientId: 'c',
      contentSubPath: 's/{siteId}/{locale}',
      siteId: 'jasmin',
      locale: 'en-DE',
      currency: 'EUR'
    }
    return { platform: createPlatform(settings, session, send), notes, calls }
  }

  it.each<[string, Call]>([
    ['Order-FindByCheckoutKey', p => p.controllers.findOrderByCheckoutKey({ checkoutKey: 'k' })],
    ['Order-Cancel', p => orders(p).cancelOrder({}, { orderNo: '1' })],
    ['Order-Reorder', p => orders(p).reorder({}, { orderNo: '1' })],
    ['api/machines', p => machines(p).getMachines()],
    ['GiftCert-Redeem', p => certificates(p).redeem({ giftCertID: 'AB' })]
  ])('is there before %s is called', async (_name, call) => {
    const { platform, notes } = createNotingPlatform()
    await call(platform)
    expect(notes).toEqual(['session', 'call'])
  })

  it.each<[string, Call]>([
    ['Site-Countries', p => p.controllers.getCountries()],
    ['api/content/get', p => p.controllers.getContentPage({ pageIdOrSlug: 'home' })],
    ['OcapiSearch-Suggestions', p => search(p).getSuggestions({ q: 'tee' })],
    ['OcapiSearch-Content', p => search(p).searchContent({ q: 'tee' })],
    ['DHLExpress-GetRates', p => p.family(deliveryControllers).getDeliveryTime({}, address)]
  ])('is not opened for %s, which is public', async (_name, call) => {
    const { platform, notes } = createNotingPlatform()
    await call(platform)
    expect(notes).toEqual(['call'])
  })

  it('is not asked for when an input is missing', async () => {
    const { platform, notes } = createNotingPlatform()
    await expect(certificates(platform).redeem({ giftCertID: '' })).rejects.toThrow('Missing parameters')
    expect(notes).toEqual([])
  })
})

describe('gift certificates that cannot be used', () => {
  const TECHNICAL = 'An technical error occured on useSfraApiGiftCertCheckBalance.'
  const DEFAULT = 'Something went wrong. Please try again later!'
  const broken = () => new Response('<html>', { status: 500 })

  it.each<[string, Call, string]>([
    ['the balance', p => certificates(p).checkBalance({ giftCertID: 'AB' }), TECHNICAL],
    ['redeeming', p => certificates(p).redeem({ giftCertID: 'AB' }), DEFAULT],
    ['removing', p => certificates(p).removeGiftCertificate({ giftCertificateCode: 'AB' }), DEFAULT]
  ])('are answered as a value when %s fails without words', async (_what, call, ErrorMsg) => {
    expect(await call(createTestPlatform(broken()).platform)).toEqual({ error: true, ErrorMsg })
  })

  it('throw the platform’s message', async () => {
    const refusal = { success: false, error: true, ErrorMsg: 'The code {0} is unknown.' }
    const { platform } = createTestPlatform(answerJson(refusal))
    expect(await certificates(platform).redeem({ giftCertID: 'AB' })).toEqual({
      error: true,
      ErrorMsg: 'The code {0} is unknown.'
    })
  })

  it('are answered as a value when the connection fails', async () => {
    const { send } = createFetch(new TypeError('offline'))
    const platform = createShopPlatform('http://instance.test', token, send)
    expect(await certificates(platform).checkBalance({ giftCertID: 'AB' })).toEqual({
      error: true,
      ErrorMsg: TECHNICAL
    })
  })
})

it('throws the message of a refused newsletter sign-up', async () => {
  const message = 'This address is already subscribed.'
  const { platform } = createTestPlatform(answerJson({ success: false, error: { message } }))
  await expect(account(platform).submitGuestRegistration({}, registration)).rejects.toMatchObject({
    detail: message
  })
})

it('answers an address without a delivery time as it comes', async () => {
  const { platform } = createTestPlatform(answerJson({ success: false }))
  expect(await platform.family(deliveryControllers).getDeliveryTime({}, address)).toEqual({ success: false })
})

it.each([
  [404, { title: 'Page Not Found', detail: 'There is no such page.' }, 'There is no such page.'],
  [400, { error: true, message: 'no id' }, 'no id'],
  [503, {}, 'Service Unavailable']
])('says that the content system answered badly, with status %d', async (status, body, message) => {
  const statusText = status === 503 ? 'Service Unavailable' : ''
  const { platform } = createTestPlatform(new Response(JSON.stringify(body), { status, statusText }))
  await expect(platform.controllers.getContentPage({ pageIdOrSlug: 'x' })).rejects.toMatchObject({
    status,
    message: `Bad response from the server! Status Code: ${status} - Message: ${message}`
  })
})
