import { RARE, TEA } from '../../../tests/contract/checkout-setup'
import { readShownBasket, serveVouchers } from '../../../tests/factories/basket-tab'
import { mockPageCookies } from '../../../tests/factories/page-cookies'
import { addItems } from '../basket/api/add-items'
import { addPurchase, type ExpressPurchase } from './add-purchase'

const vouchers = serveVouchers()

beforeEach(() => void mockPageCookies({ session_jasmin: 'guest' }))

const context = { isGiftCard: false, isVirtual: false }
const tea = (quantity: number): ExpressPurchase => ({ items: [{ productId: TEA, quantity }], context })

async function openTab() {
  const { token } = await vouchers.loginGuest()
  const access = vouchers.openTab(token)
  const countUnits = () => readShownBasket(access).lines.reduce((units, { quantity }) => units + quantity, 0)
  return { access, countUnits }
}

it('adds a product once, however often its payment is begun again', async () => {
  const { access, countUnits } = await openTab()
  await addPurchase(access, tea(2))
  await expect(addPurchase(access, tea(2))).resolves.toMatchObject({ lines: [{ quantity: 2 }] })
  expect(countUnits()).toBe(2)
})

it('adds it again to a cart that has changed since, and another quantity', async () => {
  const { access, countUnits } = await openTab()
  await addPurchase(access, tea(1))
  await addItems(access, [{ productId: RARE, quantity: 1 }], () => undefined)
  await addPurchase(access, tea(1))
  expect(countUnits()).toBe(3)
  await addPurchase(access, tea(2))
  expect(countUnits()).toBe(5)
})
