import { startSandbox, type TestSandbox } from '../../../../tests/contract/checkout-setup'
import { createShopPlatform } from '../../../../tests/factories/shop-platform'
import { createQueryClient } from '../../../platform/query-object'
import { accounts } from '../../../../sandbox/seed/accounts'
import type { AccountAccess } from './account-access'
import { CUSTOMER_KEY, customerQuery } from './customer-query'
import { registerCustomer } from './register-customer'
import { removeAddress, saveAddress } from './save-address'
import { removeSavedPaymentInstrument, savePaymentInstrument } from './save-payment-instrument'
import { preferPaymentInstrument, updateConsents, updateProfile, updatePassword } from './update-customer'
import { mockPageCookies } from '../../../../tests/factories/page-cookies'

let sandbox: TestSandbox
const opened: AccountAccess[] = []
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(async () => {
  opened.forEach(({ client }) => client.clear())
  await sandbox.stop()
})
beforeEach(() => void mockPageCookies({ session_jasmin: 'registered' }))

/** The account of the first sample customer, and its state at the platform. */
async function openAccount() {
  const { usid } = await sandbox.loginGuest()
  const { token } = await sandbox.loginCustomer(usid)
  const platform = createShopPlatform(sandbox.origin, token)
  const access: AccountAccess = { client: createQueryClient(), platform }
  opened.push(access)
  const read = () => customerQuery(platform, 'jasmin').queryFn({})
  return { access, read }
}

/** The newest mail of a kind. */
async function readMail(wanted: string) {
  const { mails } = (await (await fetch(`${sandbox.origin}/control/outbox`)).json()) as {
    mails: { kind: string; recipient: string; document: { link: string; text: string } }[]
  }
  return mails.find(({ kind }) => kind === wanted)
}

/** Follows the link of the newest mail about the newsletter. */
async function confirmNewsletter() {
  const link = new URL((await readMail('newsletter-confirmation'))?.document.link ?? '')
  const answer = await fetch(`${sandbox.origin}${link.pathname}${link.search}`, { redirect: 'manual' })
  expect(answer.headers.get('location')).toMatch(/\/newsletter\/confirmed$/)
}

const openGuest = async () => createShopPlatform(sandbox.origin, (await sandbox.loginGuest()).token)

const registration = { firstName: 'Ida', lastName: 'Moor', password: 'Kamille8?gut' }

it('reads no customer without a session', async () => {
  mockPageCookies({})
  const { access } = await openAccount()
  await expect(customerQuery(access.platform, 'jasmin').queryFn({})).resolves.toBeNull()
})

it('knows a guest as a guest', async () => {
  await expect(customerQuery(await openGuest(), 'jasmin').queryFn({})).resolves.toMatchObject({
    isRegistered: false
  })
})

it('registers a customer with the defaults of the shop, whom the platform welcomes by mail in the page’s language', async () => {
  const customer = await registerCustomer(await openGuest(), { ...registration, email: 'ida@example.com' })
  expect(customer).toMatchObject({
    isRegistered: true,
    email: 'ida@example.com',
    salutation: 'MRS',
    consents: { newsletter: false }
  })
  expect(await readMail('welcome')).toMatchObject({
    recipient: 'ida@example.com',
    document: { text: expect.stringMatching(/^Welcome, /), link: expect.stringMatching(/\/en\/account$/) }
  })
})

it('throws the problem of a registration whose address is taken, named after its status', async () => {
  await expect(
    registerCustomer(await openGuest(), { ...registration, email: accounts[0]!.login })
  ).rejects.toMatchObject({ name: '400', type: 'login-already-in-use', detail: expect.any(String) })
})

it('saves personal data and refetches the customer', async () => {
  const { access, read } = await openAccount()
  access.client.setQueryData(CUSTOMER_KEY, null)
  await updateProfile(access, { firstName: 'Anna Maria', birthday: '1990/02/01', phoneHome: '' })
  expect(await read()).toMatchObject({ firstName: 'Anna Maria', lastName: 'Sommer', birthday: '1990/02/01' })
  expect(access.client.getQueryState(CUSTOMER_KEY)?.isInvalidated).toBe(true)
})

it('throws the problem of a change that the platform refuses', async () => {
  const { access } = await openAccount()
  await expect(updateProfile(access, { birthday: '1990/02/31' })).rejects.toMatchObject({ status: 400 })
})

it('saves the customer’s consents', async () => {
  const { access, read } = await openAccount()
  await updateConsents(access, { newsletter: true, aboAlerts: true, decalcifyAlerts: false })
  // The newsletter waits for the link of the mail.
  expect(await read()).toMatchObject({
    consents: { newsletter: false, aboAlerts: true, decalcifyAlerts: false }
  })
  expect((await readMail('newsletter-confirmation'))?.document.text).toMatch(/^Please confirm/)
  await confirmNewsletter()
  expect(await read()).toMatchObject({
    consents: { newsletter: true, aboAlerts: true },
    newsletterSource: 'account'
  })
  await updateConsents(access, { newsletter: false, aboAlerts: true, decalcifyAlerts: false })
  expect(await read()).toMatchObject({ consents: { newsletter: false, aboAlerts: true } })
})

it('throws the problem of a wrong current password', async () => {
  const { access } = await openAccount()
  const change = updatePassword(access.platform, {
    password: 'Kamille8?gut',
    currentPassword: 'Wrong7!wrong'
  })
  await expect(change).rejects.toMatchObject({ status: 403, type: 'invalid-current-password' })
})

const address = {
  firstName: 'Anna',
  lastName: 'Sommer',
  address1: 'Lindenweg 3',
  postalCode: '50667',
  city: 'Köln',
  countryCode: 'DE'
}

it('adds an address, updates it by its id, and removes it', async () => {
  const { access, read } = await openAccount()
  const addressId = await saveAddress(access, { ...address, isPreferred: true }, () => 'home')
  expect(addressId).toBe('home')
  await saveAddress(access, { ...address, addressId, city: 'Bonn' })
  expect((await read())?.addresses).toMatchObject([{ addressId: 'home', city: 'Bonn', isPreferred: true }])
  await removeAddress(access, addressId)
  expect((await read())?.addresses).toEqual([])
})

it('saves a way to pay, prefers it, and forgets it', async () => {
  const { access, read } = await openAccount()
  const id = (await savePaymentInstrument(access, { paymentMethodId: 'UNZER_PAYPAL' })) ?? ''
  await preferPaymentInstrument(access, id)
  expect((await read())?.paymentInstruments).toMatchObject([{ paymentInstrumentId: id, isPreferred: true }])
  await removeSavedPaymentInstrument(access, id)
  expect((await read())?.paymentInstruments).toEqual([])
})

// Last, because the sample password is invalid afterwards.
it('changes the password, which ends sessions that began with the old one and is mailed in the page’s language', async () => {
  const { access, read } = await openAccount()
  await updateProfile(access, { firstName: 'Anna' })
  await updatePassword(access.platform, {
    password: 'Kamille8?gut',
    currentPassword: accounts[0]!.password
  })
  await expect(read()).rejects.toMatchObject({ status: 401 })
  expect((await readMail('password-changed'))?.document.text).toMatch(/^Your password has been changed/)
})
