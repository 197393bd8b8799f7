import { cartPromotionSlotType } from '../components/cart-promotion-slot/register'

/** What is promoted to those who are about to pay. */
export const contentTypes = [cartPromotionSlotType]
