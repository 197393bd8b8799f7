import { cartPromotionSlotType } from '../components/cart-promotion-slot/register'

/** Promotions in the cart. */
export const contentTypes = [cartPromotionSlotType]
