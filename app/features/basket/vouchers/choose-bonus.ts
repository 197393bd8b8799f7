import { addItems } from '../api/add-items'
import type { BasketAccess } from '../api/basket-access'
import { changeQuantity } from '../api/change-quantity'
import { removeLine } from '../api/remove-line'
import { planBonusChange, type CountedChoice } from './bonus-choices'

/**
 * Makes of what was chosen from an offer what is wanted now, units by product id. What is not wanted any
 * more goes first, because the offer allows no more than its number at any moment.
 *
 * @throws PlatformError when a step is refused; the steps before it have taken place.
 */
export async function chooseBonus(
  access: BasketAccess,
  choice: Pick<CountedChoice, 'id' | 'chosen'>,
  wanted: Readonly<Record<string, number>>
): Promise<void> {
  const { remove, change, add } = planBonusChange(choice.chosen, wanted)
  for (const { itemId } of remove) await removeLine(access, itemId)
  for (const { itemId, quantity } of change) await changeQuantity(access, itemId, quantity)
  if (add.length === 0) return
  const items = add.map(item => ({ ...item, bonusDiscountLineItemId: choice.id }))
  await addItems(access, items, () => undefined)
}
