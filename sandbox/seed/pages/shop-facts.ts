import type { Localized } from '../../texts/localized-text'
import type { Merchant } from '../../domain/sites/merchant'
import type { SiteId } from '../../domain/sites/site'
import { t } from '../localized'
import { WITHDRAWAL_DAYS } from '../promises'

/** Facts about the company in the texts of both shops. */
export interface ShopFacts extends Merchant {
  siteId: SiteId
  goods: Localized
}

export const jasminShop: ShopFacts = {
  siteId: 'jasmin',
  company: 'jasmin Teehaus Muster GmbH',
  street: 'Musterkai 12',
  city: '20000 Musterhafen',
  court: t('Amtsgericht Musterhafen, HRB 00001', 'Musterhafen district court, HRB 00001'),
  manager: 'Klara Beispiel',
  vatId: 'DE000000000',
  phone: '00800 1234 5678',
  email: 'service@jasmin-tee.example',
  withdrawalDays: WITHDRAWAL_DAYS,
  // Within a sentence, where the name of the category would be too loud.
  goods: { de: 'Tee', en: 'tea', fr: 'thé', it: 'tè' }
}

export const puroShop: ShopFacts = {
  siteId: 'puro',
  company: 'puro Kaffeesysteme Muster GmbH',
  street: 'Röstereiweg 3',
  city: '10000 Musterstadt',
  court: t('Amtsgericht Musterstadt, HRB 00002', 'Musterstadt district court, HRB 00002'),
  manager: 'Emil Beispiel',
  vatId: 'DE000000000',
  phone: '00800 8765 4321',
  email: 'service@puro-kaffee.example',
  withdrawalDays: WITHDRAWAL_DAYS,
  goods: t('Kaffee', 'coffee')
}
