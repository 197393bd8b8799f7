import { fireEvent, screen, waitFor } from '@testing-library/react'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { ProviderWay } from '../fresh-login/fresh-login-dialog'
import { LinkedAccounts } from './linked-accounts'

const sandbox = serveSandbox()
const google = { authenticationProviderId: 'google', email: 'lina@people.example' }

function open(answer: { c_otherWays: string[]; c_accounts: object[] }) {
  sandbox.reply('getLinkedAccounts', answer)
  renderWithProviders(<LinkedAccounts />, { platform: sandbox.openPlatform() })
}

it('offers to connect what is not connected, and to disconnect what is', async () => {
  open({ c_otherWays: ['password'], c_accounts: [google] })
  expect(await screen.findByText('Connected: lina@people.example')).toBeVisible()
  expect(screen.getAllByRole('button').map(button => button.textContent)).toEqual([
    'Disconnect Google',
    'Connect Apple'
  ])
})

it.each([['password'], ['passkey'], ['code']])(
  'disconnects the only provider of a customer with a %s',
  async way => {
    open({ c_otherWays: [way], c_accounts: [google] })
    expect(await screen.findByRole('button', { name: 'Disconnect Google' })).toBeVisible()
  }
)

it('does not disconnect the last way to log in', async () => {
  open({ c_otherWays: [], c_accounts: [google] })
  expect(await screen.findByText(/the only way to log in/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Disconnect Google' })).not.toBeInTheDocument()
})

it('disconnects a provider and says so', async () => {
  open({ c_otherWays: ['password'], c_accounts: [google] })
  sandbox.respond('unlinkAccount', () => new Response(undefined, { status: 204 }))
  fireEvent.click(await screen.findByRole('button', { name: 'Disconnect Google' }))
  expect(await screen.findByText(/Google is disconnected/)).toBeVisible()
  await waitFor(async () => expect(await sandbox.callsTo('unlinkAccount')).toHaveLength(1))
})

it('says so when the connected accounts cannot be read, and tries again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  sandbox.reply('getLinkedAccounts', { c_otherWays: [], c_accounts: [google] })
  sandbox.respond('getLinkedAccounts', () => new Response('', { status: 500 }), { once: true })
  renderWithProviders(<LinkedAccounts />, { platform: sandbox.openPlatform() })
  expect(await screen.findByText(/cannot be shown at the moment/)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Connected: lina@people.example')).toBeVisible()
})

it('says before a fresh login at a provider that the change has to be made once more', async () => {
  sandbox.reply('getLinkedAccounts', { c_otherWays: [], c_accounts: [google] })
  renderWithProviders(<ProviderWay />, { platform: sandbox.openPlatform() })
  expect(await screen.findByRole('button', { name: /Google/ })).toBeVisible()
  expect(screen.getByText(/Please make your change once more/)).toBeVisible()
})
