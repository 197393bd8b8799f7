import type { Localized } from '../../texts/localized-text'
import type { SiteId } from '../../domain/sites/site'
import { t } from '../localized'

/** Facts about the company in the texts of both shops. */
export interface ShopFacts {
  siteId: SiteId
  company: string
  street: string
  city: string
  court: Localized
  manager: string
  phone: string
  email: string
  goods: Localized
}

export const jasminShop: ShopFacts = {
  siteId: 'jasmin',
  company: 'jasmin Teehaus Muster GmbH',
  street: 'Musterkai 12',
  city: '20000 Musterhafen',
  court: t('Amtsgericht Musterhafen, HRB 00001', 'Musterhafen district court, HRB 00001'),
  manager: 'Klara Beispiel',
  phone: '00800 1234 5678',
  email: 'service@jasmin-tee.example',
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
  phone: '00800 8765 4321',
  email: 'service@puro-kaffee.example',
  goods: t('Kaffee', 'coffee')
}
