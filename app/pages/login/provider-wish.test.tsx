import { fireEvent, screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { http, HttpResponse } from 'msw'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../tests/factories/sandbox-platform'
import { Route } from '../../entry/kit-adapter/router'
import { loadMessageGroup } from '../../intl/message-groups'
import { PROVIDER_START_ENDPOINT } from '../../platform/session/provider-return'
import LoginPages from './login-pages'

const WISH = '100000000000000101'
const ADDRESS = `/en/login?redirectUrl=%2Fshop&wish=${WISH}`

const sandbox = serveSandbox()
beforeAll(() => loadMessageGroup('personal', 'en-DE'))
afterEach(() => {
  Cookies.remove('session_jasmin')
  sessionStorage.clear()
})

function open(state: 'guest' | 'registered') {
  Cookies.set('session_jasmin', state)
  return renderWithProviders(<Route path="/en/login" component={LoginPages} />, {
    path: ADDRESS,
    platform: sandbox.openPlatform({ state })
  })
}
const additions = () => sandbox.callsTo('createCustomerProductListItem')

/** Goes to the provider, which jsdom does not load. */
async function leave() {
  const asked: unknown[] = []
  sandbox.use(
    http.post(`*${PROVIDER_START_ENDPOINT}`, async ({ request }) => {
      asked.push(await request.json())
      return HttpResponse.json({ location: '#provider' })
    })
  )
  fireEvent.click(await screen.findByRole('button', { name: /Google/ }))
  await waitFor(() => expect(sessionStorage).toHaveLength(1))
  return asked
}

it('puts the wish on the wishlist after a login at a provider, and leads on', async () => {
  const before = open('guest')
  expect(await leave()).toMatchObject([{ returnTo: ADDRESS }])
  before.unmount()
  const { history } = open('registered')
  await waitFor(() => expect(history.location.pathname).toBe('/en/shop'))
  await waitFor(async () => expect(await additions()).toMatchObject([{ body: { productId: WISH } }]))
  expect(sessionStorage).toHaveLength(0)
})

it('wishes nothing for a customer who opens such an address by a link', async () => {
  const { history } = open('registered')
  await waitFor(() => expect(history.location.pathname).toBe('/en/shop'))
  expect(await additions()).toEqual([])
})
