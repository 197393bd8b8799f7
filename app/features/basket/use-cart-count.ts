import { countItems } from './model/count-items'
import { useBasket } from './use-basket'

/** Units in the basket; 0 while it is not known. */
export const useCartCount = (): number => countItems(useBasket().basket)
