import type { QueryClient } from '@tanstack/react-query'
import type { Basket } from '../model/basket'
import { findOpenChoice } from '../vouchers/bonus-choices'
import { showBonusChoice } from './bonus-choice'

/**
 * Opens the choice when an offer of the basket has free products left, as after an add or a change of quantity
 * (requirement 6.3).
 */
export function offerBonusChoice(client: QueryClient, basket: Basket): void {
  const choice = findOpenChoice(basket)
  if (choice) showBonusChoice(client, choice.id)
}
