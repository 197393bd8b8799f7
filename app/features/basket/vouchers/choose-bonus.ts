import { addItems } from '../api/add-items'
import type { BasketAccess } from '../api/basket-access'
import { changeBasket } from '../api/change-basket'
import { changeQuantity } from '../api/change-quantity'
import { removeLine } from '../api/change-line'
import { listCountedChoices, planBonusChange, type ChosenBonus, type CountedChoice } from './bonus-choices'

type Wanted = Readonly<Record<string, number>>

/**
 * Changes the products chosen from an offer to the wanted ones, units by product id. Unwanted units are removed first,
 * because the offer never allows more than its number; where a later step is refused, the former choice is restored.
 *
 * @throws PlatformError of the refused step.
 */
export async function chooseBonus(
  access: BasketAccess,
  choice: Pick<CountedChoice, 'id' | 'chosen'>,
  wanted: Wanted
): Promise<void> {
  try {
    await exchange(access, choice.id, choice.chosen, wanted)
  } catch (error) {
    // The shopper has to see the refusal; the cart shows what could not be restored.
    await restore(access, choice).catch(() => undefined)
    throw error
  }
}

async function exchange(access: BasketAccess, choiceId: string, chosen: ChosenBonus[], wanted: Wanted) {
  const { remove, change, add } = planBonusChange(chosen, wanted)
  for (const { itemId } of remove) await removeLine(access, itemId)
  for (const { itemId, quantity } of change) await changeQuantity(access, itemId, quantity)
  if (add.length === 0) return
  const items = add.map(item => ({ ...item, bonusDiscountLineItemId: choiceId }))
  await addItems(access, items, () => undefined)
}

/** From the basket as the platform has it: a step whose answer was lost may have taken place. */
async function restore(access: BasketAccess, { id, chosen }: Pick<CountedChoice, 'id' | 'chosen'>) {
  const basket = await changeBasket(access, (platform, basketId) => platform.baskets.getBasket({ basketId }))
  const now = listCountedChoices(basket).find(choice => choice.id === id)
  if (!now) return
  const former: Record<string, number> = {}
  for (const { productId, quantity } of chosen) former[productId] = (former[productId] ?? 0) + quantity
  await exchange(access, id, now.chosen, former)
}
