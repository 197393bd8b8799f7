import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { serveSandbox } from '../../../tests/factories/sandbox-platform'
import { withProviders } from '../../../tests/factories/with-providers'
import { buildTestProduct } from '../../../sandbox/testing/build-test-product'
import { closeChannels } from './api/basket-channel'
import { AddedToCart } from './components/added-to-cart'
import { BasketAlerts } from './components/basket-alerts'
import { useAddToBasket } from './use-add-to-basket'

// jsdom has no dialogs.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  this.open = false
}

const inventory = { ats: 5, stockLevel: 5, orderable: true, preorderable: false, backorderable: false }
const TEA = '100000000000000001'
const sandbox = serveSandbox({
  products: [buildTestProduct(TEA, { categoryIds: ['green-tea'], inventory })]
})
afterEach(closeChannels)

function AddButton({ quantity }: { quantity: number }) {
  const { add } = useAddToBasket()
  const context = { isGiftCard: false, isVirtual: false, isPartial: false }
  return <button onClick={() => void add([{ productId: TEA, quantity }], context)}>Add</button>
}

/** Adds a tea, of which there are five, to a basket that holds some already. */
async function addOnTop({ held, quantity }: { held: number; quantity: number }) {
  const platform = sandbox.openPlatform()
  if (held > 0) {
    const { basketId = '' } = await platform.baskets.createBasket({}, { currency: 'EUR' })
    await platform.baskets.addItemToBasket({ basketId }, [{ productId: TEA, quantity: held }])
  }
  render(
    withProviders(
      <>
        <AddButton quantity={quantity} />
        <AddedToCart />
        <BasketAlerts />
      </>,
      { platform }
    )
  )
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
}

it.each([
  [2, 4, /only 5 left\. Your basket already holds 2 × .+ You can add 3 more\./],
  [4, 2, /only 5 left\. Your basket already holds 4 × .+ You can add one more\./],
  [5, 1, /only 5 left\. Your basket already holds 5 × .+ No more are available\./]
])(
  'with %d of 5 teas in the cart, refusing %d more says how many can be added',
  async (held, quantity, text) => {
    await addOnTop({ held, quantity })
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
  }
)

it('with an empty cart, refusing 6 of 5 teas says only how many are left', async () => {
  await addOnTop({ held: 0, quantity: 6 })
  expect(await screen.findByRole('alert')).toHaveTextContent(/only 5 left\.$/)
})
