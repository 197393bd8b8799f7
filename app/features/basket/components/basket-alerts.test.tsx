import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInShop } from '../../../../tests/factories/render-in-shop'
import { closeChannels } from '../api/basket-channel'
import { sendSignal } from '../basket-signals'
import { BasketAlerts } from './basket-alerts'

const refusal = { kind: 'error', code: 'not_enough_stock', message: 'Sencha: only 1 left.' } as const

afterEach(closeChannels)

it('stands inside the dialog that is open, since all else can neither be heard nor closed', async () => {
  renderInShop(
    <>
      <dialog open aria-label="Cart" />
      <BasketAlerts />
    </>
  )
  act(() => sendSignal('basket-alert', refusal))
  const alert = within(screen.getByRole('dialog', { name: 'Cart' })).getByRole('alert')
  expect(alert).toHaveTextContent('Sencha: only 1 left.')
  await userEvent.click(within(alert).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it.each(['error', 'warning'] as const)('says an %s once, as an alert', kind => {
  renderInShop(<BasketAlerts />)
  act(() => sendSignal('basket-alert', { ...refusal, kind }))
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})
