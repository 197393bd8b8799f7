import { isPlatformError } from '../../app/platform/http/platform-error'
import { shopperProfile } from '../../app/platform/scapi/shopper-profile'
import { personalization } from '../../app/platform/side-services/personalization'
import { buildAppConfig } from '../factories/app-config'
import { runWithFault } from './run-with-fault'
import { faultCases } from './client-faults'
import { checkGiftCertificate, operations } from './client-operations'
import { captureOutput, describeFully, EMAIL, startClients, type Clients } from './client-setup'
import { mockPageCookies } from '../factories/page-cookies'

let clients: Clients
beforeAll(async () => {
  clients = await startClients()
})
afterEach(async () => {
  jest.useRealTimers()
  await clients.switchOff()
})
afterAll(() => clients.stop())

describe.each(Object.keys(operations))('%s', operation => {
  it.each(Object.keys(faultCases))('tells of %s, once and without a secret', async what => {
    const tab = await clients.openTab()
    const call = await operations[operation]!(tab)
    const said = captureOutput()
    const { error } = await runWithFault(clients, tab, { operation, what }, call)
    expect(isPlatformError(error)).toBe(true)
    expect(error).toMatchObject({ ...faultCases[what]!.outcome, operation: expect.any(String) })
    expect(tab.wire.sent).toBe(1)
    expect(await clients.countCalls()).toEqual({ [operation]: 1 })

    const told = describeFully(error) + said()
    for (const token of tab.tokens) expect(told).not.toContain(token)
    expect(told).not.toMatch(/bearer|authorization|cookie|@example\.com|berg/i)
  })
})

it('reports a taken login without its value', async () => {
  const { platform } = await clients.openTab()
  const customer = { login: EMAIL, email: EMAIL, lastName: 'Berg' }
  const register = () =>
    platform.family(shopperProfile).registerCustomer({}, { customer, password: 'Teegarten7!' })
  await register()
  const error: unknown = await register().catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: '400', type: 'login-already-in-use' })
  expect(describeFully(error)).not.toContain(EMAIL)
})

describe('failures that are answers', () => {
  it.each(Object.keys(faultCases))('a gift certificate is answered in words after %s', async what => {
    const tab = await clients.openTab()
    const operation = 'controllers.GiftCert-CheckBalance'
    const { answer } = await runWithFault(clients, tab, { operation, what }, () => checkGiftCertificate(tab))
    // After 429 it has the seconds to wait as well.
    expect(answer).toMatchObject({
      error: true,
      ErrorMsg: 'An technical error occured on useSfraApiGiftCertCheckBalance.'
    })
    expect(tab.wire.sent).toBe(1)
  })

  it.each(Object.keys(faultCases))('there are no recommendations after %s', async what => {
    const tab = await clients.openTab()
    mockPageCookies({ 'visitor-id_jasmin': 'visitor-a', 'enc-user-id_jasmin': 'visitor-a' })
    const service = tab.platform
      .family(personalization)
      .open(buildAppConfig().sideServices.personalization, () => true)
    const recommend = () => service.getRecommendations('top-sellers')
    expect(await recommend()).toHaveProperty('recs')
    const operation = 'recommendations.getRecommendations'
    const { answer } = await runWithFault(clients, tab, { operation, what, deadline: 4_000 }, recommend)
    expect(answer).toEqual({})
    expect(tab.wire.sent).toBe(1)
  })
})
