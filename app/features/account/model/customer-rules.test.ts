import { PlatformError } from '../../../platform/http/platform-error'
import { NO_NAME } from '../../../platform/session/newcomer'
import { mapCustomer } from './map-customer'
import { buildConsentChanges, buildProfileChanges, hasConsentChanges } from './profile-changes'
import { buildRegistration, findRegistrationProblem } from './registration'

const typed = { firstName: ' Lina ', lastName: 'Berg', email: ' lina@example.com ', password: 'Teegarten7!' }

it('registers a customer with the defaults: salutation MRS, no newsletter, no phone', () => {
  expect(buildRegistration(typed, 'en-DE')).toEqual({
    customer: {
      login: 'lina@example.com',
      email: 'lina@example.com',
      salutation: 'MRS',
      firstName: 'Lina',
      lastName: 'Berg',
      phoneHome: '',
      preferredLocale: 'en-DE',
      c_newsletter: false
    },
    password: 'Teegarten7!'
  })
})

it('takes the mobile phone for the one at home, and what else was chosen', () => {
  const chosen = { salutation: 'MR', birthday: '1990/02/01', phoneMobile: '+49-170123', newsletter: true }
  expect(buildRegistration({ ...typed, ...chosen }, 'de-DE').customer).toMatchObject({
    salutation: 'MR',
    birthday: '1990-02-01',
    phoneMobile: '+49-170123',
    phoneHome: '+49-170123',
    c_newsletter: true
  })
})

it.each([
  ['login-already-in-use', 'EMAIL_ALREADY_EXISTS'],
  ['invalid-password', 'PASSWORD_REFUSED'],
  ['bad-request', undefined]
])('knows what a refused registration of type %s means: %s', (type, problem) => {
  const error = new PlatformError({ kind: 'fault', operation: 'registerCustomer', status: 400, type })
  expect(findRegistrationProblem(error)).toBe(problem)
})

it('ignores errors that are not the platform’s', () =>
  expect(findRegistrationProblem(new Error('login-already-in-use'))).toBeUndefined())

it('leaves empty fields out of a change of the profile', () => {
  const values = { firstName: ' Lina ', lastName: 'Berg', phoneHome: '', phoneMobile: '  ', birthday: '' }
  expect(buildProfileChanges(values)).toEqual({ firstName: 'Lina', lastName: 'Berg' })
  expect(buildProfileChanges({ birthday: '1990/02/01' })).toEqual({ birthday: '1990-02-01' })
})

const none = { newsletter: false, aboAlerts: false, decalcifyAlerts: false }

it('names the account as the source of a newsletter, and no source without one', () => {
  expect(buildConsentChanges({ ...none, newsletter: true })).toEqual({
    c_newsletter: true,
    c_aboAlerts: false,
    c_decalcifyAlerts: false,
    c_newsletterSource: 'account'
  })
  expect(buildConsentChanges(none)).not.toHaveProperty('c_newsletterSource')
})

it.each([
  [none, false],
  [{ ...none, newsletter: true }, true],
  [{ ...none, aboAlerts: true }, true],
  [{ ...none, decalcifyAlerts: true }, true]
])('sees in %j a change worth saving: %s', (chosen, changed) =>
  expect(hasConsentChanges(none, chosen)).toBe(changed)
)

it('maps a registered customer', () => {
  const customer = mapCustomer({
    customerId: 'c',
    customerNo: '00000001',
    authType: 'registered',
    birthday: '1990-02-01',
    c_newsletter: true,
    c_preferredPaymentInstrument: 'pi-2',
    creationDate: '2026-11-21T10:00:00.000Z',
    addresses: [{ addressId: 'home', lastName: 'Berg', countryCode: 'DE', preferred: true }],
    paymentInstruments: [
      { paymentInstrumentId: 'pi-1', paymentMethodId: 'UNZER_PAYPAL' },
      { paymentInstrumentId: 'pi-2', paymentMethodId: 'UNZER_CARDS', paymentCard: { cardType: 'Visa' } }
    ]
  })
  expect(customer).toMatchObject({
    isRegistered: true,
    salutation: 'MRS',
    birthday: '1990/02/01',
    isEnabled: true,
    consents: { newsletter: true, aboAlerts: false, decalcifyAlerts: false },
    addresses: [{ addressId: 'home', isPreferred: true, lastName: 'Berg', city: '' }],
    paymentInstruments: [
      { paymentInstrumentId: 'pi-1', isPreferred: false, card: undefined },
      { paymentInstrumentId: 'pi-2', isPreferred: true, card: { type: 'Visa' } }
    ]
  })
})

it('maps a customer who has registered by a code, as one without a name', () => {
  const nameless = { authType: 'registered', customerId: 'c', lastName: NO_NAME } as const
  expect(mapCustomer(nameless)).toMatchObject({ firstName: '', lastName: '' })
})

it('maps a guest, of whom only the id is known', () => {
  expect(mapCustomer({ authType: 'guest', customerId: 'c' })).toMatchObject({
    customerId: 'c',
    isRegistered: false,
    addresses: [],
    paymentInstruments: []
  })
})
