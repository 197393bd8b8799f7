import type { SellableProduct } from '../../catalogue/sellable-product'
import type { Basket } from '../basket'
import { CheckoutError } from '../../checkout-error'
import type { MutationContext } from './mutation'

const TITLE = 'Cannot add product to basket'
const TYPE = 'product-item-not-available'

/**
 * Virtual gift cards and gift certificates travel by e-mail, so they share no basket with goods (requirement
 * 6.1). Throws with the code that the shop shows when the product cannot share the basket with its items.
 */
export function requireSameDelivery(
  basket: Basket,
  added: Pick<SellableProduct, 'id' | 'isVirtualGiftCard'>,
  { catalogue }: MutationContext
): void {
  const hasCertificates = basket.giftCertificateItems.length > 0
  const isOtherLine = basket.lines.some(line => {
    const product = catalogue.findSellable(basket.siteId, line.productId, basket.currency)
    return product !== undefined && product.isVirtualGiftCard !== added.isVirtualGiftCard
  })
  if (!isOtherLine && !(hasCertificates && !added.isVirtualGiftCard)) return
  if (added.isVirtualGiftCard) {
    const en =
      'Virtual giftcards cannot be added to the basket if a physical product has already been selected.'
    const de =
      'Digitale Geschenkkarten können nicht in den Warenkorb gelegt werden, wenn bereits ein physisches Produkt ausgewählt wurde.'
    throw new CheckoutError(
      'invalid',
      TYPE,
      TITLE,
      en,
      { productId: added.id },
      {
        statusCode: 'CANNOT_ADD_VIRTUAL_GIFTCARD',
        statusMessage: {
          de,
          en,
          fr: 'Les cartes cadeaux numériques ne peuvent pas être ajoutées au panier si un produit physique a déjà été choisi.',
          it: 'Non è possibile aggiungere al carrello carte regalo digitali se è già stato scelto un prodotto fisico.'
        }
      }
    )
  }
  const en = 'Physical products cannot be added to the basket if a digital product has already been selected.'
  const de =
    'Physische Produkte können nicht in den Warenkorb gelegt werden, wenn bereits ein digitales Produkt ausgewählt wurde.'
  throw new CheckoutError(
    'invalid',
    TYPE,
    TITLE,
    en,
    { productId: added.id },
    {
      statusCode: 'CANNOT_ADD_PHYSICAL_PRODUCT',
      statusMessage: {
        de,
        en,
        fr: 'Les produits physiques ne peuvent pas être ajoutés au panier si un produit numérique a déjà été choisi.',
        it: 'Non è possibile aggiungere al carrello prodotti fisici se è già stato scelto un prodotto digitale.'
      }
    }
  )
}
