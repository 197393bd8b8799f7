import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { serveSandbox } from '../../../tests/factories/sandbox-platform'
import { withProviders } from '../../../tests/factories/with-providers'
import { StockNotice } from './stock-notice'

const sandbox = serveSandbox()
const SOLD_OUT = '100000000000000905'
const ASK = 'requestStockNotice'

function open(productId = SOLD_OUT) {
  render(withProviders(<StockNotice productId={productId} />, { platform: sandbox.openPlatform() }))
  return userEvent.setup()
}
const field = () => screen.findByRole('textbox', { name: /Email/ })

it('asks for a notice once, and says that the mailbox has the rest', async () => {
  const user = open()
  await user.type(await field(), ' paula@example.com ')
  await user.dblClick(screen.getByRole('button', { name: 'Notify me' }))
  expect(await screen.findByText(/check your inbox/)).toBeVisible()
  expect(await sandbox.callsTo(ASK)).toMatchObject([
    { body: { c_email: 'paula@example.com', c_productId: SOLD_OUT } }
  ])
})

it('asks for nothing without an address', async () => {
  const user = open()
  await user.type(await field(), 'paula{Enter}')
  expect(screen.getByRole('textbox', { name: /Email/ })).toHaveAccessibleDescription(/valid email/)
  expect(await sandbox.callsTo(ASK)).toEqual([])
})

it('says that the product is already back, and when an attempt has failed', async () => {
  const user = open('100000000000000201')
  await user.type(await field(), 'paula@example.com{Enter}')
  expect(await screen.findByText(/already back/)).toBeVisible()
  sandbox.refuse(ASK, 503)
  await user.click(screen.getByRole('button', { name: 'Notify me' }))
  await waitFor(() => expect(screen.getByText(/did not work/)).toBeVisible())
})
