import { t } from '../localized'
import { buildProductId } from '../products/base-product'
import { buildCouponOffer, type CouponOffer, type CouponRow } from './build-coupon'

const rows: CouponRow[] = [
  {
    id: 'puro-welcome',
    codes: ['WO-ERSTETASSE'],
    name: t('Die erste Tasse', 'The first cup'),
    calloutMsg: ['{percent} % auf Ihre erste Bestellung', '{percent}% off your first order'],
    details: [
      'Der Nachlass gilt für die erste Bestellung und für alle Waren im Warenkorb, Geschenkkarten ausgenommen.',
      'The discount is for your first order and for everything in your basket except gift cards.'
    ],
    discount: { type: 'percentage', percent: 12 },
    limitPerCustomer: 1,
    firstOrderOnly: true
  },
  {
    id: 'puro-welcome-boxes',
    codes: ['WO-DREIPACKUNGEN'],
    name: t('Drei Packungen zum Kennenlernen', 'Three sleeves to get to know us'),
    calloutMsg: [
      '{off} auf Ihre ersten {boxes} Packungen Kaffee',
      '{off} off your first {boxes} sleeves of coffee'
    ],
    details: [
      'Ab {boxes} Packungen Kaffee im Warenkorb ziehen wir bei der ersten Bestellung {off} ab.',
      'With {boxes} or more sleeves of coffee in your basket, we take {off} off your first order.'
    ],
    discount: { type: 'amount', amount: { EUR: 400 } },
    minimumBoxes: 3,
    limitPerCustomer: 1,
    firstOrderOnly: true
  },
  {
    id: 'puro-crema',
    codes: ['CREMA10'],
    name: t('Crema für weniger', 'Crema for less'),
    calloutMsg: ['{percent} % auf den ganzen Einkauf', '{percent}% off your whole purchase'],
    details: [
      'Alles im Warenkorb kostet {percent} % weniger, Maschinen eingeschlossen.',
      'Everything in your basket costs {percent}% less, machines included.'
    ],
    discount: { type: 'percentage', percent: 10 }
  },
  {
    id: 'puro-machine-bonus',
    codes: ['MASCHINE25'],
    name: t('Startgeld für die Maschine', 'A start for your machine'),
    calloutMsg: ['{off} ab {from} Warenwert', '{off} off orders of {from} or more'],
    details: [
      'Ab einem Warenwert von {from} ziehen wir {off} ab. Ein Code pro Kundin oder Kunde.',
      'We take {off} off orders of {from} or more. One code per customer.'
    ],
    discount: { type: 'amount', amount: { EUR: 2500 } },
    minimumValue: { EUR: 12000 },
    limitPerCustomer: 1
  },
  {
    id: 'puro-to-your-door',
    codes: ['BISZURTUER'],
    name: t('Bis zur Tür', 'To your door'),
    calloutMsg: ['Standardversand geschenkt', 'Free standard delivery'],
    details: [
      'Der Standardversand kostet nichts, auch bei kleinen Bestellungen. Für DHL Express gilt der Code nicht.',
      'Standard delivery is free, even for small orders. The code is not valid for DHL Express.'
    ],
    discount: { type: 'free-shipping' }
  },
  {
    id: 'puro-espresso-hour',
    codes: ['ESPRESSO15'],
    name: t('Espressostunde', 'Espresso hour'),
    calloutMsg: ['{percent} % auf Espresso', '{percent}% off espresso'],
    details: [
      'Jede Packung Espressokapseln im Warenkorb kostet {percent} % weniger.',
      'Every sleeve of espresso capsules in your basket costs {percent}% less.'
    ],
    discount: { type: 'percentage', percent: 15, categoryIds: ['espresso'] }
  },
  {
    id: 'puro-sleeve-discount',
    codes: ['FUENFZIGCENT'],
    name: t('Espresso für weniger', 'Espresso for less'),
    calloutMsg: ['{off} auf jede Packung Espresso', '{off} off each sleeve of espresso'],
    details: [
      'Jede Packung Espressokapseln im Warenkorb kostet {off} weniger.',
      'Each sleeve of espresso capsules in your basket costs {off} less.'
    ],
    discount: { type: 'amount', amount: { EUR: 50 }, categoryIds: ['espresso'] }
  },
  {
    id: 'puro-half-way',
    codes: ['HALBERWEG'],
    name: t('Den halben Weg', 'Half the way'),
    calloutMsg: ['{percent} % auf den Standardversand', '{percent}% off standard delivery'],
    details: ['Der Standardversand kostet {percent} % weniger.', 'Standard delivery costs {percent}% less.'],
    discount: { type: 'shipping-percentage', percent: 50 }
  },
  {
    id: 'puro-postage',
    codes: ['PORTO2'],
    name: t('Zuschuss zum Porto', 'Help with the postage'),
    calloutMsg: ['{off} auf den Standardversand', '{off} off standard delivery'],
    details: ['Der Standardversand kostet {off} weniger.', 'Standard delivery costs {off} less.'],
    discount: { type: 'shipping-amount', amount: { EUR: 200 } }
  },
  {
    id: 'puro-tasting',
    codes: ['KOSTPROBE'],
    name: t('Eine Packung zum Kosten', 'A sleeve to taste'),
    calloutMsg: ['Eine Packung geschenkt ab {from}', 'Free sleeve on orders of {from} or more'],
    details: [
      'Ab {from} Warenwert legen wir eine Packung in den Warenkorb.',
      'On orders of {from} or more, we add a sleeve to your basket.'
    ],
    discount: { type: 'bonus', productId: buildProductId('puro', 201), quantity: 1 },
    minimumValue: { EUR: 1500 }
  },
  {
    id: 'puro-regulars',
    codes: ['STAMMGAST'],
    name: t('Für Stammgäste', 'For our regulars'),
    calloutMsg: ['{percent} % für alle mit Kundenkonto', '{percent}% off for everyone with an account'],
    details: [
      'Alles im Warenkorb kostet {percent} % weniger, sobald Sie angemeldet sind.',
      'Everything in your basket costs {percent}% less as soon as you are logged in.'
    ],
    discount: { type: 'percentage', percent: 12 },
    customersOnly: true
  },
  {
    id: 'puro-friends',
    codes: ['FREUNDE-TASSE'],
    name: t('Von Freunden empfohlen', 'Recommended by friends'),
    calloutMsg: ['{off} für Sie beide', '{off} for you and {off} for your friend'],
    details: [
      'Wer auf Empfehlung bestellt, bekommt einmal {off} abgezogen.',
      'If a friend recommends us to you, you get {off} off once.'
    ],
    discount: { type: 'amount', amount: { EUR: 500 } },
    limitPerCustomer: 1,
    isReferral: true
  },
  {
    id: 'puro-goodwill',
    promotionId: 'CustomerCredit-Puro',
    codes: ['KULANZ-3HVN', 'KULANZ-9YQA'],
    name: t('Gutschrift des Kundenservice', 'Credit from customer service'),
    calloutMsg: ['Gutschrift über {off}', 'Credit of {off}'],
    details: [
      'Eine Gutschrift, die unser Kundenservice ausgestellt hat. Jeder Code gilt für eine Bestellung.',
      'A credit issued by our customer service. Each code is valid for one order.'
    ],
    discount: { type: 'amount', amount: { EUR: 800 } },
    limitPerCode: 1
  },
  {
    id: 'puro-extra-sleeve',
    codes: ['NOCHEINE'],
    name: t('Noch eine Packung', 'One more sleeve'),
    calloutMsg: [
      'Zwei Packungen Ihrer Wahl ab {from}',
      'Two free sleeves of your choice on orders of {from} or more'
    ],
    details: [
      'Ab {from} Warenwert suchen Sie sich zwei Packungen aus drei Sorten aus, die nichts kosten.',
      'On orders of {from} or more, choose two free sleeves from three blends.'
    ],
    discount: {
      type: 'bonus-choice',
      productIds: [101, 106, 201].map(number => buildProductId('puro', number)),
      maxItems: 2
    },
    minimumValue: { EUR: 3000 }
  },
  {
    id: 'puro-iced-coffee-2025',
    codes: ['EISKAFFEE2025'],
    name: t('Eiskaffeewochen', 'Iced coffee weeks'),
    calloutMsg: ['{percent} % auf alles im Juli', '{percent}% off everything in July'],
    details: ['Die Aktion ist am 31. Juli 2025 zu Ende gegangen.', 'The offer ended on 31 July 2025.'],
    discount: { type: 'percentage', percent: 20 },
    startDate: '2025-07-01T00:00:00.000Z',
    endDate: '2025-07-31T21:59:59.000Z'
  },
  {
    id: 'puro-roastery',
    codes: ['TAGDERROESTEREI'],
    name: t('Tag der Rösterei', 'Roastery day'),
    calloutMsg: ['{percent} % für Gäste der Rösterei', '{percent}% off for guests of the roastery'],
    details: ['Der Code wurde gesperrt.', 'The code has been disabled.'],
    discount: { type: 'percentage', percent: 10 },
    enabled: false
  },
  {
    id: 'puro-five-hundred',
    codes: ['FUENFHUNDERT'],
    name: t('Fünfhundert Tassen', 'Five hundred cups'),
    calloutMsg: ['{off} für {limit} Bestellungen', '{off} for {limit} orders'],
    details: [
      'Der Code galt für {limit} Bestellungen und ist aufgebraucht.',
      'The code was valid for {limit} orders and has reached its limit.'
    ],
    discount: { type: 'amount', amount: { EUR: 500 } },
    limitPerCode: 500,
    redeemedBefore: 500
  }
]

export const puroCoupons: CouponOffer[] = rows.map(row => buildCouponOffer('puro', row))
