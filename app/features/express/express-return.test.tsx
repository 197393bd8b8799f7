import { screen, waitFor } from '@testing-library/react'
import { address } from '../../../tests/factories/address'
import { buildBasket } from '../../../tests/factories/basket'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { closeChannels } from '../basket/api/basket-channel'
import type { Basket } from '../basket/model/basket'
import { ExpressReturnNote, useExpressReturn } from './express-return'
import type { TakenOver } from './take-over'
import { keepTakenOver } from './taken-over-state'

afterEach(closeChannels)

function Checkout({ basket, isOrderRefused = false }: { basket: Basket; isOrderRefused?: boolean }) {
  return <ExpressReturnNote {...useExpressReturn(undefined, basket)} isOrderRefused={isOrderRefused} />
}

const open = (basket: Basket, taken: TakenOver) => {
  const view = renderWithProviders(<></>)
  keepTakenOver(view.client, taken)
  view.rerender(<Checkout basket={basket} />)
  return view
}

const addressless = buildBasket({ shippingAddress: undefined })
const UNUSABLE = { kind: 'address', problem: 'unclear', address: undefined, isKept: false } as const
const NOTE = /address in your wallet cannot be used/

it('says that the address cannot be used until the shopper has given another', async () => {
  const { rerender } = open(addressless, UNUSABLE)
  expect(screen.getByText(NOTE)).toBeVisible()
  rerender(<Checkout basket={{ ...addressless, shippingAddress: address }} />)
  await waitFor(() => expect(screen.queryByText(NOTE)).not.toBeInTheDocument())
})

it('goes on saying that the basket’s own address is kept', () => {
  open(buildBasket({ shippingAddress: address }), { ...UNUSABLE, isKept: true })
  expect(screen.getByText(NOTE)).toBeVisible()
})

it('does not praise what came from the wallet above an order that was refused', () => {
  const basket = buildBasket({ shippingAddress: address })
  const { rerender } = open(basket, { kind: 'ready' })
  expect(screen.getByText('Your details from your wallet')).toBeVisible()
  rerender(<Checkout basket={basket} isOrderRefused />)
  expect(screen.queryByText('Your details from your wallet')).not.toBeInTheDocument()
})
