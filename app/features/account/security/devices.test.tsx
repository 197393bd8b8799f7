import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { DEVICES_ENDPOINT, SIGN_OUT_ENDPOINT, type SignedInDevice } from '../../../platform/session/devices'
import { shopperSession } from '../../../platform/session/shopper-session'
import { Devices } from './devices'

const sandbox = serveSandbox()

const PHONE = { id: 'p', name: 'Safari, iPhone', first: '2026-11-02', last: '2026-11-26', isThis: false }
const NOTEBOOK = { id: 'n', name: '?', first: '2026-10-01', last: '2026-11-27', isThis: true }

/** Anna's devices, at a shop's server that signs out whom it is asked to, unless it fails. */
function open(given: SignedInDevice[] = [PHONE, NOTEBOOK], status = 200) {
  let devices = given
  const asked: unknown[] = []
  sandbox.use(
    http.post(`*${DEVICES_ENDPOINT}`, () => HttpResponse.json({ devices })),
    http.post(`*${SIGN_OUT_ENDPOINT}`, async ({ request }) => {
      const body = (await request.json()) as { device?: string }
      asked.push(body)
      devices = devices.filter(({ id }) => id !== body.device)
      return HttpResponse.json({}, { status })
    })
  )
  const platform = sandbox.openPlatform({ state: 'registered' })
  renderWithProviders(<Devices />, { platform })
  return { asked, session: platform.family(shopperSession) }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('lists this device first, with its days, and offers to sign out the others', async () => {
  open()
  const [first, second] = await screen.findAllByRole('listitem')
  expect(first).toHaveTextContent('Unknown device This deviceSince 01/10/2026, last used 27/11/2026')
  expect(within(first!).queryByRole('button')).not.toBeInTheDocument()
  expect(within(second!).getByRole('button', { name: 'Log out Safari, iPhone' })).toBeVisible()
})

it('signs one device out, says so, and lists it no more', async () => {
  const { asked } = open()
  await screen.findAllByRole('listitem')
  await press('Log out Safari, iPhone')
  expect(await screen.findByText('Safari, iPhone has been logged out.')).toBeVisible()
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(asked).toEqual([{ siteId: 'jasmin', device: 'p' }])
})

it('signs out everywhere, here too', async () => {
  const { asked, session } = open()
  await screen.findAllByRole('listitem')
  await press('Log out everywhere')
  await waitFor(() => expect(session.getAuthType()).toBe('guest'))
  expect(asked).toEqual([{ siteId: 'jasmin' }])
})

it('says when it did not work, and stays logged in', async () => {
  const { session } = open(undefined, 503)
  await screen.findAllByRole('listitem')
  await press('Log out everywhere')
  expect(await screen.findByText('That did not work. Please try again.')).toBeVisible()
  expect(session.getAuthType()).toBe('registered')
})

it('says that the devices cannot be shown, and tries again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  open()
  sandbox.use(http.post(`*${DEVICES_ENDPOINT}`, () => HttpResponse.json({}, { status: 503 }), { once: true }))
  expect(await screen.findByText(/cannot be shown/)).toBeVisible()
  await press('Try again')
  expect(await screen.findAllByRole('listitem')).toHaveLength(2)
})
