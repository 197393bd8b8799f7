import type { ProductOption } from '../../domain/catalogue/product'
import type { SiteId } from '../../domain/sites/site'
import { t } from '../localized'
import { buildPrices } from './prices'

/** Gift wrap of fragile goods, which needs more than paper: chosen with the product, for a price each. */
export const buildGiftWrapOption = (siteId: SiteId): ProductOption => ({
  id: 'giftWrap',
  name: t('Geschenkverpackung', 'Gift wrap'),
  description: t(
    'Gepolstert und mit Band, dazu eine Karte mit Ihren Worten.',
    'Padded and tied with ribbon, with a card that carries your words.'
  ),
  values: [
    { id: 'none', name: t('Ohne', 'None'), price: buildPrices(siteId, 0, 0) },
    { id: 'paper', name: t('Geschenkpapier', 'Gift paper'), price: buildPrices(siteId, 290, 250) },
    { id: 'box', name: t('Geschenkbox', 'Gift box'), price: buildPrices(siteId, 490, 430) }
  ]
})
