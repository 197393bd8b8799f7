import { expect, type CDPSession, type Page } from '@playwright/test'
import { findViolations } from './support/axe'
import { registerCustomer } from './support/register'
import { countMails, findMail } from './support/sandbox'
import { test } from './support/view'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

/** A device with a fingerprint sensor, in place of the machine's own. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true
    }
  })
  return { devtools, authenticatorId }
}
type Device = Awaited<ReturnType<typeof addAuthenticator>>
const setVerified = (devtools: CDPSession, authenticatorId: string, isUserVerified: boolean) =>
  devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
/** Touches the sensor by itself; without it a request waits, as the suggestions of the e-mail field do. */
const setPresent = (devtools: CDPSession, authenticatorId: string, enabled: boolean) =>
  devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })

/** Waits until the page has asked the browser for a passkey so many times: each answer of the device is to one request. */
const waitForRequests = (page: Page, amount: number) =>
  page.waitForFunction(least => Number(sessionStorage.getItem('passkey-requests')) >= least, amount)

async function countRequests(page: Page) {
  await page.addInitScript(() => {
    const get = navigator.credentials.get.bind(navigator.credentials)
    sessionStorage.setItem('passkey-requests', '0')
    navigator.credentials.get = options => {
      const earlier = Number(sessionStorage.getItem('passkey-requests'))
      sessionStorage.setItem('passkey-requests', `${earlier + 1}`)
      return get(options)
    }
  })
}

async function logOut(page: Page, { devtools, authenticatorId }: Device) {
  // Otherwise the login page logs in again at once.
  await setPresent(devtools, authenticatorId, false)
  await page.goto('/jasmin/de/account')
  await main(page).getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(/\/login/)
}

test('a customer sets up a device, logs in with it, and removes it', async ({ page }) => {
  test.setTimeout(90_000)
  const email = 'anna.sommer@example.com'
  const device = await addAuthenticator(page)
  const { devtools, authenticatorId } = device
  await setPresent(devtools, authenticatorId, false)

  await test.step('the account sends a code, and a device that refuses sets up nothing', async () => {
    await page.goto('/jasmin/de/login?redirectUrl=/account/data')
    await page.getByLabel(/^E-Mail-Adresse/).fill(email)
    await main(page)
      .getByRole('textbox', { name: /^Passwort/ })
      .fill('Teegarten7!')
    await button(page, 'Anmelden').click()
    await expect(page).toHaveURL(/\/account\/data$/)
    await button(page, 'Dieses Gerät einrichten').click()
    await expect(main(page).getByText('Wir haben Ihnen einen Code')).toBeVisible()
    expect(await findViolations(page, 'main')).toEqual([])
    const { token = '' } = (await findMail(email, 'passkey-code')).document
    await page.getByLabel(/^Code aus der E-Mail/).fill(token)
    await page.getByLabel(/^Name des Geräts/).fill('Teeküche')
    await setPresent(devtools, authenticatorId, true)
    await setVerified(devtools, authenticatorId, false)
    await button(page, 'Einrichten').click()
    await expect(main(page).getByText(/^Es wurde nichts eingerichtet/)).toBeVisible()
  })
  await test.step('the same code sets the device up', async () => {
    await setVerified(devtools, authenticatorId, true)
    await button(page, 'Einrichten').click()
    await expect(main(page).getByText('Ab jetzt können Sie sich mit diesem Gerät anmelden.')).toBeVisible()
    await expect(main(page).getByRole('listitem').filter({ hasText: 'Teeküche' })).toContainText(
      'Eingerichtet am'
    )
  })
  await test.step('the e-mail field’s suggestion logs in', async () => {
    await logOut(page, device)
    await setPresent(devtools, authenticatorId, true)
    await page.goto('/jasmin/de/login?redirectUrl=/account/data')
    await expect(page).toHaveURL(/\/account\/data$/)
    await expect(main(page).getByRole('listitem').filter({ hasText: 'Teeküche' })).toContainText(
      'zuletzt benutzt am'
    )
  })
  await test.step('the button logs in, after a refusal too', async () => {
    await logOut(page, device)
    await countRequests(page)
    await page.goto('/jasmin/de/login?redirectUrl=/account/data')
    await waitForRequests(page, 1)
    await setVerified(devtools, authenticatorId, false)
    await setPresent(devtools, authenticatorId, true)
    await button(page, 'Mit Passkey anmelden').click()
    await expect(main(page).getByText(/^Die Anmeldung mit dem Passkey wurde abgebrochen/)).toBeVisible()
    // The suggestions begin again; they must not be what logs in.
    await setPresent(devtools, authenticatorId, false)
    await waitForRequests(page, 3)
    await setVerified(devtools, authenticatorId, true)
    await setPresent(devtools, authenticatorId, true)
    await button(page, 'Mit Passkey anmelden').click()
    await expect(page).toHaveURL(/\/account\/data$/)
  })
  await test.step('a removed device is refused, and forgotten by the browser', async () => {
    await main(page).getByRole('button', { name: 'Teeküche entfernen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click()
    await expect(main(page).getByText('Noch ist kein Gerät eingerichtet.')).toBeVisible()
    await logOut(page, device)
    await setPresent(devtools, authenticatorId, true)
    await page.goto('/jasmin/de/login')
    await expect(main(page).getByText(/^Dieser Passkey gehört zu keinem Konto mehr/)).toBeVisible()
    // The page has reported to the browser that the passkey is unknown.
    const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId })
    expect(credentials).toEqual([])
  })
})

const codeField = (page: Page) => main(page).getByRole('textbox', { name: /^Code aus der E-Mail/ })
const listDevices = async ({ devtools, authenticatorId }: Device) =>
  (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials
const readCode = async (email: string) => (await findMail(email, 'passkey-code')).document.token ?? ''

/** A page of a new customer, on a device that waits for a finger. */
async function openAccount(page: Page, name: string) {
  const device = await addAuthenticator(page)
  await setPresent(device.devtools, device.authenticatorId, false)
  const email = `${name}.${Date.now()}@example.com`
  await registerCustomer(page, 'jasmin', { firstName: 'Pia', email })
  await page.goto('/jasmin/de/account/data')
  return { device, email }
}

/** Presses the button and waits until the device asks for a finger. */
async function beginQuestion(page: Page, code: string) {
  const options = page.waitForResponse('**/session/passkey/create-options')
  await codeField(page).fill(code)
  await button(page, 'Einrichten').click()
  expect((await options).ok()).toBe(true)
}

test('a customer who leaves in the middle of setting up a device goes on with the same code', async ({
  page
}) => {
  test.setTimeout(90_000)
  const { device, email } = await openAccount(page, 'pia')
  const { devtools, authenticatorId } = device
  await button(page, 'Dieses Gerät einrichten').click()
  await expect(codeField(page)).toBeFocused()
  const code = await readCode(email)

  await test.step('while the code is asked for: a reload, and another page', async () => {
    await page.reload()
    await expect(codeField(page)).toBeVisible()
    await page.getByRole('link', { name: 'Adressen' }).first().click()
    await expect(page).toHaveURL(/\/account\/addresses$/)
    await page.goBack()
    await expect(codeField(page)).toBeVisible()
    expect(await countMails(email, 'passkey-code')).toBe(1)
  })
  await test.step('while the device is asked: a reload, and another page, where it asks no more', async () => {
    await beginQuestion(page, code)
    await page.reload()
    await beginQuestion(page, code)
    await page.getByRole('link', { name: 'Adressen' }).first().click()
    await expect(page).toHaveURL(/\/account\/addresses$/)
    await expect(main(page).getByRole('heading', { level: 1, name: 'Adressen' })).toBeVisible()
    // A finger now, where nothing asks for it.
    await setPresent(devtools, authenticatorId, true)
    await page.goBack()
    await expect(codeField(page)).toBeVisible()
    expect(await listDevices(device)).toEqual([])
    await expect(main(page).getByText('Noch ist kein Gerät eingerichtet.')).toBeVisible()
  })
  await test.step('the same code sets the device up, and nothing is asked for any more', async () => {
    await codeField(page).fill(code)
    await button(page, 'Einrichten').click()
    await expect(main(page).getByText('Ab jetzt können Sie sich mit diesem Gerät anmelden.')).toBeVisible()
    expect(await listDevices(device)).toHaveLength(1)
    expect(await countMails(email, 'passkey-code')).toBe(1)
    await page.reload()
    await expect(button(page, 'Dieses Gerät einrichten')).toBeVisible()
    await expect(codeField(page)).toHaveCount(0)
  })
})

test('of two tabs that set up a device one finishes, and the other one ends its question', async ({
  page,
  context
}) => {
  test.setTimeout(90_000)
  const { device, email } = await openAccount(page, 'pim')
  const other = await context.newPage()
  await other.goto('/jasmin/de/account/data')
  await expect(button(other, 'Dieses Gerät einrichten')).toBeVisible()
  await button(page, 'Dieses Gerät einrichten').click()
  await expect(codeField(page)).toBeVisible()
  await expect(codeField(other)).toBeVisible()
  const code = await readCode(email)
  await beginQuestion(page, code)

  // Each tab has a device of its own.
  const { devtools, authenticatorId } = await addAuthenticator(other)
  await codeField(other).fill(code)
  await button(other, 'Einrichten').click()
  await expect(main(other).getByText('Ab jetzt können Sie sich mit diesem Gerät anmelden.')).toBeVisible()
  expect(await listDevices({ devtools, authenticatorId })).toHaveLength(1)

  await expect(codeField(page)).toHaveCount(0)
  await expect(main(page).getByText(/^Eingerichtet am/)).toBeVisible()
  await setPresent(device.devtools, device.authenticatorId, true)
  await expect(button(page, 'Dieses Gerät einrichten')).toBeVisible()
  expect(await listDevices(device)).toEqual([])
})
