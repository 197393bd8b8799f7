import { expect, type CDPSession, type Page } from '@playwright/test'
import { findViolations } from './support/axe'
import { findMail } from './support/sandbox'
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
    // The browser has been told, and has none to offer now.
    const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId })
    expect(credentials).toEqual([])
  })
})
