import type { Basket } from '../model/basket'
import { listBonusChoices, type BonusChoice } from './vouchers'

/** A line that was chosen from an offer. */
export interface ChosenBonus {
  itemId: string
  productId: string
  quantity: number
}

/** An offer of free products with what was chosen of it. */
export interface CountedChoice extends BonusChoice {
  chosen: ChosenBonus[]
  /** Units that may still be chosen. */
  left: number
}

type WithChoices = Pick<Basket, 'bonusDiscountLineItems' | 'lines'>

/** The basket's offers of free products, with what was chosen and how much may still be (requirement 6.3). */
export const listCountedChoices = (basket: WithChoices): CountedChoice[] =>
  listBonusChoices(basket).map(choice => {
    const chosen = basket.lines
      .filter(line => line.bonusChoiceId === choice.id)
      .map(({ itemId, productId, quantity }) => ({ itemId, productId, quantity }))
    const units = chosen.reduce((sum, { quantity }) => sum + quantity, 0)
    return { ...choice, chosen, left: choice.isOpen ? Math.max(1, choice.mostUnits - units) : 0 }
  })

/** The first offer of which something may still be chosen; `couponCode` asks for that of one coupon. */
export const findOpenChoice = (basket: WithChoices, couponCode?: string): CountedChoice | undefined =>
  listCountedChoices(basket).find(
    choice => choice.isOpen && (couponCode === undefined || isSameCode(choice.couponCode, couponCode))
  )

const isSameCode = (one: string, other: string) => one.toUpperCase() === other.trim().toUpperCase()

/** The calls that change the current choice to the wanted one. */
interface BonusChange {
  remove: ChosenBonus[]
  /** Lines with their new quantity, the lowered ones first: the offer has to have room for the raised ones. */
  change: ChosenBonus[]
  add: { productId: string; quantity: number }[]
}

/** Compares the current with the wanted choice, units by product id. */
export function planBonusChange(
  chosen: readonly ChosenBonus[],
  wanted: Readonly<Record<string, number>>
): BonusChange {
  const unitsOf = ({ productId }: ChosenBonus) => wanted[productId] ?? 0
  return {
    remove: chosen.filter(line => unitsOf(line) === 0),
    change: chosen
      .filter(line => unitsOf(line) > 0 && unitsOf(line) !== line.quantity)
      .sort((one, other) => unitsOf(one) - one.quantity - (unitsOf(other) - other.quantity))
      .map(line => ({ ...line, quantity: unitsOf(line) })),
    add: Object.entries(wanted)
      .filter(([id, units]) => units > 0 && !chosen.some(({ productId }) => productId === id))
      .map(([productId, quantity]) => ({ productId, quantity }))
  }
}
