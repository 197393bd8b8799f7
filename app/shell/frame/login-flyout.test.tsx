import { act, screen, waitFor } from '@testing-library/react'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { ANNA, serveSandbox } from '../../../tests/factories/sandbox-platform'
import { byPassword } from '../../platform/session/login-ways'
import { shopperSession } from '../../platform/session/shopper-session'
import LoginFlyout from './login-flyout'

const sandbox = serveSandbox()

it('closes when the shopper logs in in another tab', async () => {
  const platform = sandbox.openPlatform({ state: 'guest' })
  const onClose = jest.fn()
  renderWithProviders(<LoginFlyout onClose={onClose} />, { platform, path: '/en' })
  expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
  await act(
    async () => void (await platform.family(shopperSession).login(byPassword(ANNA.username, ANNA.password)))
  )
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})
