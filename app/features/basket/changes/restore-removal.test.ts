import { addItems } from '../api/add-items'
import { removeLine } from '../api/change-line'
import { RARE, TEA, VOUCHER } from '../../../../tests/contract/checkout-setup'
import { readShownBasket, serveVouchers } from '../../../../tests/factories/basket-tab'
import type { Basket, Line } from '../model/basket'
import { applyCoupon } from '../vouchers/apply-coupon'
import { addGiftCertificateItem, removeGiftCertificateItem } from '../vouchers/gift-certificate-items'
import { applyLineOrder, LINE_ORDER_KEY, type LineOrder } from './line-order'
import { buildCertificateRemoval, buildRemoval, type Removal } from './removal'
import { restoreFirstPart } from './restore-removal'

const vouchers = serveVouchers()

const anyway = () => undefined

/** A guest's tab before the sandbox. */
async function openTab() {
  const access = vouchers.openTab((await vouchers.loginGuest()).token)
  const shown = () =>
    applyLineOrder(readShownBasket(access), access.client.getQueryData<LineOrder>(LINE_ORDER_KEY) ?? [])
  async function remove(find: (line: Line) => boolean): Promise<Removal> {
    const before = shown()
    const line = before.lines.find(find)!
    return buildRemoval(line, before, await removeLine(access, line.itemId))
  }
  async function restore(removal: Removal) {
    let rest: Removal | undefined = removal
    while (rest) rest = await restoreFirstPart(access, rest)
  }
  return { access, shown, remove, restore }
}

/** Lines without their ids: an undo has to restore everything else. */
const compare = ({ lines }: Basket) => lines.map(({ itemId: _id, ...line }) => line)

it('restores quantity, set and place of a line that was removed', async () => {
  const { access, shown, remove, restore } = await openTab()
  await addItems(access, [{ productId: TEA, quantity: 4, c_productSet: 'set-9' }], anyway)
  await addItems(access, [{ productId: RARE, quantity: 1 }], anyway)
  const before = compare(shown())
  const removal = await remove(({ productId }) => productId === TEA)
  expect(shown().lines).toHaveLength(1)
  await restore(removal)
  expect(compare(shown())).toEqual(before)
  expect(shown().lines[0]).toMatchObject({ productId: TEA, quantity: 4, productSet: 'set-9' })
})

it('restores a gift card that goes by e-mail', async () => {
  const { access, shown, remove, restore } = await openTab()
  await addItems(access, [{ productId: VOUCHER, quantity: 2, c_giftCardIsVirtual: true }], anyway)
  const before = compare(shown())
  await restore(await remove(() => true))
  expect(compare(shown())).toEqual(before)
  expect(shown()).toMatchObject({ containsVirtualGiftCard: true, lines: [{ isVirtualGiftCard: true }] })
})

it('restores a chosen bonus as a bonus, at no cost', async () => {
  const { access, shown, remove, restore } = await openTab()
  await addItems(access, [{ productId: TEA, quantity: 3 }], anyway)
  const { bonusDiscountLineItems } = await applyCoupon(access, 'BONUS')
  const bonusDiscountLineItemId = bonusDiscountLineItems?.[0]?.id
  await addItems(access, [{ productId: RARE, quantity: 1, bonusDiscountLineItemId }], anyway)
  const before = compare(shown())
  await restore(await remove(({ bonusChoiceId }) => bonusChoiceId !== undefined))
  expect(compare(shown())).toEqual(before)
  expect(shown().lines[1]).toMatchObject({ price: 0, bonusChoiceId: bonusDiscountLineItemId })
})

it('restores the bonus with the product whose removal has cost the shopper its offer', async () => {
  const { access, shown, remove, restore } = await openTab()
  await addItems(access, [{ productId: TEA, quantity: 3 }], anyway)
  const { bonusDiscountLineItems } = await applyCoupon(access, 'BONUS')
  const bonusDiscountLineItemId = bonusDiscountLineItems?.[0]?.id
  await addItems(access, [{ productId: RARE, quantity: 1, bonusDiscountLineItemId }], anyway)
  const before = compare(shown())
  const removal = await remove(({ productId }) => productId === TEA)
  expect(shown().lines).toEqual([])
  await restore(removal)
  expect(compare(shown())).toEqual(before)
})

it('restores a gift certificate with its recipient, in its place', async () => {
  const { access, shown, restore } = await openTab()
  await addItems(access, [{ productId: VOUCHER, quantity: 1 }], anyway)
  await addGiftCertificateItem(access, {
    amount: 25,
    recipientEmail: 'lina@example.com',
    recipientName: 'Lina',
    message: 'Enjoy'
  })
  await addGiftCertificateItem(access, { amount: 40, recipientEmail: 'ida@example.com' })
  const before = shown()
  const [first] = before.giftCertificateItems
  const removal = buildCertificateRemoval(first!.giftCertificateItemId!, 'Gift certificate', before)
  await removeGiftCertificateItem(access, first!.giftCertificateItemId!)
  await restore(removal)
  const strip = ({ giftCertificateItems }: Basket) =>
    giftCertificateItems.map(({ giftCertificateItemId: _id, ...item }) => item)
  expect(strip(shown())).toEqual(strip(before))
})
