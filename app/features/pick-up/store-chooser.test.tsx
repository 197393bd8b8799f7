import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { seed } from '../../../sandbox/seed/seed'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../tests/factories/sandbox-platform'
import { chooseMyStore, parseMyStore } from '../../visit/my-store'
import { saveConsents, ONLY_REQUIRED } from '../../visit/consent/consent'
import { ProductPickUp } from './product-pick-up'

const HAMBURG = 'jasmin & puro Hamburg'
const INVENTORY = 'inventory-de-hamburg'
const findProduct = (isWanted: (units: number) => boolean): string =>
  seed.storeStock!.find(
    ({ inventoryId, productId, units }) =>
      inventoryId === INVENTORY &&
      isWanted(units) &&
      seed.products.some(
        ({ id, siteId, kind }) => id === productId && siteId === 'jasmin' && kind === 'simple'
      )
  )!.productId

const sandbox = serveSandbox()
beforeEach(() => saveConsents(ONLY_REQUIRED))
afterEach(() => localStorage.clear())

const hamburg = { id: 'de-hamburg', inventoryId: INVENTORY, name: HAMBURG }
const open = (productId: string) =>
  renderWithProviders(<ProductPickUp productIds={[productId]} />, { platform: sandbox.openPlatform() })

it('finds stores by postcode without any consent, and keeps the chosen one', async () => {
  const user = userEvent.setup()
  open(findProduct(units => units > 5))
  await user.click(await screen.findByRole('button', { name: 'Choose a store' }))
  await user.type(screen.getByLabelText(/Postcode/), '20095')
  await user.click(screen.getByRole('button', { name: 'Find stores' }))
  await user.click(await screen.findByRole('button', { name: `Make this my store ${HAMBURG}` }))
  expect(await screen.findByText(`In stock at ${HAMBURG}`)).toBeVisible()
  expect(screen.queryByLabelText(/Postcode/)).not.toBeInTheDocument()
  expect(parseMyStore(localStorage.getItem('my-store_jasmin'))).toEqual(hamburg)
})

it.each([
  ['that it is sold out', (units: number) => units === 0, `Sold out at ${HAMBURG}`],
  [
    'how few are left',
    (units: number) => units > 0 && units <= 3,
    /^Only [123] left at jasmin & puro Hamburg$/
  ]
])('says %s in the chosen store', async (_case, isWanted, text) => {
  chooseMyStore('jasmin', hamburg)
  open(findProduct(isWanted))
  expect(await screen.findByText(text)).toBeVisible()
})

it.each(['is being chosen', 'is chosen'])(
  'says what cannot be collected as soon as a store %s',
  async moment => {
    if (moment === 'is chosen') chooseMyStore('jasmin', hamburg)
    open(findProduct(units => units > 5))
    const note = 'Gift cards by email and subscriptions cannot be collected in a store.'
    if (moment === 'is being chosen') {
      const choose = await screen.findByRole('button', { name: 'Choose a store' })
      expect(screen.queryByText(note)).not.toBeInTheDocument()
      await userEvent.click(choose)
    }
    expect(await screen.findByText(note)).toBeVisible()
  }
)

it('says where there is no store', async () => {
  const user = userEvent.setup()
  open(findProduct(() => true))
  await user.click(await screen.findByRole('button', { name: 'Choose a store' }))
  await user.type(screen.getByLabelText(/Postcode/), '05000')
  await user.click(screen.getByRole('button', { name: 'Find stores' }))
  expect(await screen.findByText('There is no store near this postcode.')).toBeVisible()
})

it('follows the choice in another tab', async () => {
  const productId = findProduct(units => units > 5)
  open(productId)
  await screen.findByRole('button', { name: 'Choose a store' })
  localStorage.setItem('my-store_jasmin', JSON.stringify(hamburg))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'my-store_jasmin' })))
  expect(await screen.findByText(`In stock at ${HAMBURG}`)).toBeVisible()
})

it.each(['', '{', '"x"', '{"id":"a"}', '{"id":1,"inventoryId":"b","name":"c"}'])(
  'ignores a kept store that cannot be read: %s',
  text => {
    expect(parseMyStore(text)).toBeUndefined()
  }
)
