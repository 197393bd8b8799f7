import { useQueryClient } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { closeChannels } from '../api/basket-channel'
import type { BasketAlert } from '../describe-basket-error'
import { BasketAlerts, showBasketAlert } from './basket-alerts'

const refusal = { kind: 'error', code: 'not_enough_stock', message: 'Sencha: only 1 left.' } as const

/** The page's alerts, and something that goes wrong with a click. */
function Page({ alert = refusal }: { alert?: BasketAlert }) {
  const client = useQueryClient()
  return (
    <>
      <button onClick={() => showBasketAlert(client, alert)}>Add</button>
      <BasketAlerts />
    </>
  )
}
const clickAdd = () => userEvent.click(screen.getByRole('button', { name: 'Add' }))

afterEach(closeChannels)

it('is rendered inside an open dialog, since everything else is inert', async () => {
  renderWithProviders(
    <>
      <dialog open aria-label="Cart" />
      <Page />
    </>
  )
  await clickAdd()
  const alert = within(screen.getByRole('dialog', { name: 'Cart' })).getByRole('alert')
  expect(alert).toHaveTextContent('Sencha: only 1 left.')
  await userEvent.click(within(alert).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it.each(['error', 'warning'] as const)('says an %s once, as an alert', async kind => {
  renderWithProviders(<Page alert={{ ...refusal, kind }} />)
  await clickAdd()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

it('says the same once more when it goes wrong again, and for its full time', async () => {
  renderWithProviders(<Page />)
  await clickAdd()
  const first = screen.getByRole('alert')
  await clickAdd()
  expect(screen.getByRole('alert')).not.toBe(first)
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})
