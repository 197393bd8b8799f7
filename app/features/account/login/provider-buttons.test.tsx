import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { ViewModeProvider } from '../../../visit/view-mode'
import { ProviderButtons } from './provider-buttons'
import { ProviderProblem, readProviderProblem } from './provider-problem'

const sandbox = serveSandbox()

const NAMES = /^Continue with/
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('names each provider that the shop has', () => {
  renderWithProviders(<ProviderButtons />, { platform: sandbox.openPlatform() })
  expect(screen.getAllByRole('button', { name: NAMES }).map(button => button.textContent)).toEqual([
    'Continue with Google',
    'Continue with Apple'
  ])
})

it('does not offer Google in the native app, which refuses to log in there', () => {
  renderWithProviders(
    <ViewModeProvider value={{ app: { hideHeader: true, hideFooter: true } }}>
      <ProviderButtons />
    </ViewModeProvider>,
    { platform: sandbox.openPlatform() }
  )
  expect(screen.getAllByRole('button', { name: NAMES })).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Continue with Apple' })).toBeVisible()
})

it('says so when the login cannot begin, and offers it again', async () => {
  sandbox.use(http.post('*/session/provider/start', () => HttpResponse.json({}, { status: 503 })))
  renderWithProviders(<ProviderButtons />, { platform: sandbox.openPlatform() })
  press('Continue with Google')
  expect(await screen.findByText(/Logging in with Google did not work/)).toBeVisible()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Continue with Google' })).not.toHaveAttribute('aria-busy')
  )
})

it('sends the page to return to, and tells how long to wait after too many attempts', async () => {
  const sent: unknown[] = []
  sandbox.use(
    http.post('*/session/provider/start', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({}, { status: 429, headers: { 'retry-after': '30' } })
    })
  )
  renderWithProviders(<ProviderButtons returnTo="/jasmin/en/cart" />, { platform: sandbox.openPlatform() })
  press('Continue with Apple')
  expect(await screen.findByRole('alert')).toHaveTextContent('30')
  expect(sent).toMatchObject([{ provider: 'apple', returnTo: '/jasmin/en/cart', siteId: 'jasmin' }])
})

describe('a login at a provider that has not worked', () => {
  const read = (query: string) => readProviderProblem(new URLSearchParams(query))

  it.each([
    ['provider=google&problem=existing', 'There is already an account with your email address.'],
    ['provider=apple&problem=unverified', 'not confirmed with Apple'],
    ['provider=google&problem=refused', 'You canceled logging in with Google.'],
    ['problem=expired', 'took too long or was already used']
  ])('is explained for %s', (query, text) => {
    renderWithProviders(<ProviderProblem failed={read(query)!} />, { platform: sandbox.openPlatform() })
    expect(screen.getByText(new RegExp(text))).toBeVisible()
  })

  it.each(['', 'problem=unknown&provider=google', 'problem=existing', 'problem=refused&provider=other'])(
    'is not read from "%s"',
    query => expect(read(query)).toBeUndefined()
  )
})
