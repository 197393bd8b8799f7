import type { Promotion } from '../domain/pricing/promotion'
import { t } from './localized'

/** In German and English; `{percent}` is the discount. */
type Words = readonly [de: string, en: string]

type Row = Omit<Promotion, 'calloutMsg' | 'details'> & Record<'calloutMsg' | 'details', Words>

const rows: Row[] = [
  {
    id: 'jasmin-herbal-weeks',
    siteId: 'jasmin',
    name: t('Kräuterwochen', 'Herbal weeks'),
    calloutMsg: ['{percent} % auf Kräutertees', '{percent}% off herbal teas'],
    details: [
      'Der Nachlass gilt für jeden Kräutertee und wird im Warenkorb ohne Code abgezogen. Er lässt sich nicht auf Geschenksets anwenden.',
      'The discount applies to every herbal tea and is taken off in your basket without a code. It does not apply to gift sets.'
    ],
    percentOff: 10,
    categoryIds: ['herbal-tea']
  },
  {
    id: 'jasmin-table-setting',
    siteId: 'jasmin',
    name: t('Gedeckter Tisch', 'The laid table'),
    calloutMsg: ['{percent} % auf Kannen und Tassen', '{percent}% off pots and cups'],
    details: [
      'Kannen, Tassen und Becher kosten in diesem Zeitraum {percent} % weniger. Der Preis im Warenkorb ist bereits reduziert.',
      'Pots, cups and mugs cost {percent}% less during this period. The price in your basket is already reduced.'
    ],
    percentOff: 15,
    categoryIds: ['pots-cups'],
    startDate: '2026-10-01T00:00:00.000Z',
    endDate: '2028-01-31T22:59:59.000Z'
  },
  {
    id: 'jasmin-free-shipping',
    siteId: 'jasmin',
    name: t('Versand geschenkt', 'Delivery on us'),
    calloutMsg: [
      'Größere Bestellungen liefern wir versandkostenfrei',
      'Free standard delivery for larger orders'
    ],
    details: [
      'Ab einem Warenwert, der sich nach dem Lieferland richtet, oder ab einer Anzahl Packungen Tee übernehmen wir den Standardversand für Sie. Beides nennt der Warenkorb.',
      'From an order value that depends on the country of delivery, or a certain number of boxes of tea, we pay for standard delivery. Your basket shows both.'
    ],
    categoryIds: []
  },
  {
    id: 'puro-lungo-month',
    siteId: 'puro',
    name: t('Monat der langen Tassen', 'Month of the long cup'),
    calloutMsg: ['{percent} % auf Lungo', '{percent}% off lungo'],
    details: [
      'Jede Packung Lungo kostet {percent} % weniger, auch in größeren Mengen. Ein Code ist nicht nötig.',
      'Every sleeve of lungo costs {percent}% less, in larger quantities too. No code needed.'
    ],
    percentOff: 10,
    categoryIds: ['lungo']
  },
  {
    id: 'puro-free-shipping',
    siteId: 'puro',
    name: t('Versand geschenkt', 'Delivery on us'),
    calloutMsg: [
      'Größere Bestellungen liefern wir versandkostenfrei',
      'Free standard delivery for larger orders'
    ],
    details: [
      'Ab einem Warenwert, der sich nach dem Lieferland richtet, oder ab einer Anzahl Packungen Kaffee entfallen die Kosten für den Standardversand. Beides nennt der Warenkorb.',
      'From an order value that depends on the country of delivery, or a certain number of sleeves of coffee, standard delivery is free. Your basket shows both.'
    ],
    categoryIds: []
  }
]

/** What both shops take off without a code. */
export const promotions: Promotion[] = rows.map(({ calloutMsg, details, ...row }) => ({
  ...row,
  calloutMsg: t(...calloutMsg, { percent: row.percentOff }),
  details: t(...details, { percent: row.percentOff })
}))
