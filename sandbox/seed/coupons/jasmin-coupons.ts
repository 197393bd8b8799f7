import { t } from '../localized'
import { buildProductId } from '../products/base-product'
import { buildCouponOffer, type CouponOffer, type CouponRow } from './build-coupon'

const rows: CouponRow[] = [
  {
    id: 'jasmin-welcome',
    codes: ['WO-TEESTUNDE'],
    name: t('Willkommen bei jasmin', 'Welcome to jasmin'),
    calloutMsg: ['{percent} % auf Ihre erste Bestellung', '{percent}% off your first order'],
    details: [
      'Der Nachlass gilt für die erste Bestellung und für alle Waren im Warenkorb, Geschenkkarten ausgenommen.',
      'The discount is for your first order and for everything in your basket except gift cards.'
    ],
    discount: { type: 'percentage', percent: 10 },
    limitPerCustomer: 1,
    firstOrderOnly: true
  },
  {
    id: 'jasmin-welcome-boxes',
    codes: ['WO-DREITEES'],
    name: t('Drei Tees zum Kennenlernen', 'Three teas to get to know us'),
    calloutMsg: ['{off} auf Ihre ersten {boxes} Packungen Tee', '{off} off your first {boxes} boxes of tea'],
    details: [
      'Ab {boxes} Packungen Tee im Warenkorb ziehen wir bei der ersten Bestellung {off} ab.',
      'With {boxes} or more boxes of tea in your basket, we take {off} off your first order.'
    ],
    discount: { type: 'amount', amount: { EUR: 500, GBP: 400 } },
    minimumBoxes: 3,
    limitPerCustomer: 1,
    firstOrderOnly: true
  },
  {
    id: 'jasmin-lime-blossom',
    codes: ['LINDENBLUETE5'],
    name: t('Ein Hauch Lindenblüte', 'A touch of lime blossom'),
    calloutMsg: ['{off} ab {from} Warenwert', '{off} off orders of {from} or more'],
    details: [
      'Ab einem Warenwert von {from} ziehen wir {off} ab. Der Code lässt sich mehrfach verwenden.',
      'We take {off} off orders of {from} or more. The code can be used more than once.'
    ],
    discount: { type: 'amount', amount: { EUR: 500, GBP: 400 } },
    minimumValue: { EUR: 2500, GBP: 2200 }
  },
  {
    id: 'jasmin-doorstep',
    codes: ['HAUSTUER'],
    name: t('Frei Haus', 'To your doorstep'),
    calloutMsg: ['Standardversand geschenkt', 'Free standard delivery'],
    details: [
      'Der Standardversand kostet nichts, auch bei kleinen Bestellungen. Für den Expressversand gilt der Code nicht.',
      'Standard delivery is free, even for small orders. The code is not valid for express delivery.'
    ],
    discount: { type: 'free-shipping' }
  },
  {
    id: 'jasmin-green-days',
    codes: ['GRUENETAGE15'],
    name: t('Grüne Tage', 'Green days'),
    calloutMsg: ['{percent} % auf Grüntee', '{percent}% off green tea'],
    details: [
      'Jeder grüne Tee im Warenkorb kostet {percent} % weniger, auch wenn er schon reduziert ist.',
      'Every green tea in your basket costs {percent}% less, even if it is reduced already.'
    ],
    discount: { type: 'percentage', percent: 15, categoryIds: ['green-tea'] }
  },
  {
    id: 'jasmin-biscuit',
    codes: ['PROBIERKEKS'],
    name: t('Etwas zum Knabbern', 'Something to nibble'),
    calloutMsg: [
      'Eine Zugabe Ihrer Wahl ab {from}',
      'A free treat of your choice on orders of {from} or more'
    ],
    details: [
      'Ab {from} Warenwert suchen Sie sich Kekse, Kluntje oder ein Teemaß aus; eine Zugabe je Bestellung.',
      'On orders of {from} or more, choose shortbread, rock sugar or a tea measure; one treat per order.'
    ],
    discount: {
      type: 'bonus-choice',
      productIds: [3004, 3003, 2010].map(number => buildProductId('jasmin', number)),
      maxItems: 1
    },
    minimumValue: { EUR: 2000, GBP: 1800 }
  },
  {
    id: 'jasmin-tea-box-euro',
    codes: ['EINEURO'],
    name: t('Grüntee für weniger', 'Green tea for less'),
    calloutMsg: ['{off} auf jede Packung Grüntee', '{off} off each box of green tea'],
    details: [
      'Jede Packung Grüntee im Warenkorb kostet {off} weniger.',
      'Each box of green tea in your basket costs {off} less.'
    ],
    discount: { type: 'amount', amount: { EUR: 100, GBP: 90 }, categoryIds: ['green-tea'] }
  },
  {
    id: 'jasmin-half-way',
    codes: ['HALBERWEG'],
    name: t('Den halben Weg', 'Half the way'),
    calloutMsg: ['{percent} % auf den Standardversand', '{percent}% off standard delivery'],
    details: ['Der Standardversand kostet {percent} % weniger.', 'Standard delivery costs {percent}% less.'],
    discount: { type: 'shipping-percentage', percent: 50 }
  },
  {
    id: 'jasmin-postage',
    codes: ['PORTO2'],
    name: t('Zuschuss zum Porto', 'Help with the postage'),
    calloutMsg: ['{off} auf den Standardversand', '{off} off standard delivery'],
    details: ['Der Standardversand kostet {off} weniger.', 'Standard delivery costs {off} less.'],
    discount: { type: 'shipping-amount', amount: { EUR: 200, GBP: 180 } }
  },
  {
    id: 'jasmin-measure',
    codes: ['TEEMASS'],
    name: t('Ein Teemaß dazu', 'A tea measure on top'),
    calloutMsg: ['Ein Teemaß geschenkt ab {from}', 'Free tea measure on orders of {from} or more'],
    details: [
      'Ab {from} Warenwert legen wir ein Teemaß in den Warenkorb.',
      'On orders of {from} or more, we add a tea measure to your basket.'
    ],
    discount: { type: 'bonus', productId: buildProductId('jasmin', 2010), quantity: 1 },
    minimumValue: { EUR: 1500, GBP: 1300 }
  },
  {
    id: 'jasmin-loose-leaf',
    codes: ['LOSERTEE'],
    name: t('Lose Freundschaft', 'A loose friendship'),
    calloutMsg: [
      'Zwei Zugaben Ihrer Wahl ab {from}',
      'Two free treats of your choice on orders of {from} or more'
    ],
    details: [
      'Ab {from} Warenwert suchen Sie sich zwei Zugaben aus: losen Tee in einer Größe Ihrer Wahl oder Kluntje.',
      'On orders of {from} or more, choose two treats: loose leaf in a size of your choice, or rock sugar.'
    ],
    discount: {
      type: 'bonus-choice',
      productIds: [211, 3003].map(number => buildProductId('jasmin', number)),
      maxItems: 2
    },
    minimumValue: { EUR: 3000, GBP: 2700 }
  },
  {
    id: 'jasmin-house-guests',
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
    id: 'jasmin-friends',
    codes: ['FREUNDE-SOMMER'],
    name: t('Von Freunden empfohlen', 'Recommended by friends'),
    calloutMsg: ['{off} für Sie beide', '{off} for you and {off} for your friend'],
    details: [
      'Wer auf Empfehlung bestellt, bekommt einmal {off} abgezogen.',
      'If a friend recommends us to you, you get {off} off once.'
    ],
    discount: { type: 'amount', amount: { EUR: 500, GBP: 400 } },
    limitPerCustomer: 1,
    isReferral: true
  },
  {
    id: 'jasmin-goodwill',
    promotionId: 'CustomerCredit-Goodwill',
    codes: ['KULANZ-8T4M', 'KULANZ-P2XR', 'KULANZ-W6KD'],
    name: t('Gutschrift des Kundenservice', 'Credit from customer service'),
    calloutMsg: ['Gutschrift über {off}', 'Credit of {off}'],
    details: [
      'Eine Gutschrift, die unser Kundenservice ausgestellt hat. Jeder Code gilt für eine Bestellung.',
      'A credit issued by our customer service. Each code is valid for one order.'
    ],
    discount: { type: 'amount', amount: { EUR: 1000, GBP: 850 } },
    limitPerCode: 1
  },
  {
    id: 'jasmin-tea-break',
    codes: ['TEEPAUSE20'],
    name: t('Teepause', 'Tea break'),
    calloutMsg: [
      '{percent} % ab {from}, einmal im Monat',
      '{percent}% off orders of {from} or more, once a month'
    ],
    details: [
      'Ab {from} Warenwert kostet alles {percent} % weniger. Der Code gilt für eine Bestellung in {days} Tagen.',
      'On orders of {from} or more, everything costs {percent}% less. The code is valid for one order in {days} days.'
    ],
    discount: { type: 'percentage', percent: 20 },
    minimumValue: { EUR: 4000, GBP: 3500 },
    limitInTime: { orders: 1, days: 30 }
  },
  {
    id: 'jasmin-summer-2025',
    codes: ['EISTEE2025'],
    name: t('Eisteesommer', 'Iced tea summer'),
    calloutMsg: ['{percent} % auf alles im August', '{percent}% off everything in August'],
    details: ['Die Aktion ist am 31. August 2025 zu Ende gegangen.', 'The offer ended on 31 August 2025.'],
    discount: { type: 'percentage', percent: 20 },
    startDate: '2025-08-01T00:00:00.000Z',
    endDate: '2025-08-31T21:59:59.000Z'
  },
  {
    id: 'jasmin-tea-fair',
    codes: ['TEEMESSE'],
    name: t('Teemesse', 'Tea fair'),
    calloutMsg: ['{percent} % für Messegäste', '{percent}% off for visitors to the fair'],
    details: ['Der Messecode wurde gesperrt.', 'The code from the fair has been disabled.'],
    discount: { type: 'percentage', percent: 10 },
    enabled: false
  },
  {
    id: 'jasmin-first-hundred',
    codes: ['DIEERSTEN100'],
    name: t('Die ersten hundert', 'The first hundred'),
    calloutMsg: ['{off} für die ersten {limit} Bestellungen', '{off} for the first {limit} orders'],
    details: [
      'Der Code galt für {limit} Bestellungen und ist aufgebraucht.',
      'The code was valid for {limit} orders and has reached its limit.'
    ],
    discount: { type: 'amount', amount: { EUR: 1000, GBP: 850 } },
    limitPerCode: 100,
    redeemedBefore: 100
  },
  {
    id: 'jasmin-thank-you-note',
    codes: ['DANKESKARTE-7R2C'],
    name: t('Dankeskarte', 'Thank-you note'),
    calloutMsg: ['{off} als Dankeschön', '{off} as a thank-you'],
    details: ['Der Code der Karte wurde bereits eingelöst.', 'The code of this note has been redeemed.'],
    discount: { type: 'amount', amount: { EUR: 500, GBP: 400 } },
    limitPerCode: 1,
    redeemedBefore: 1
  }
]

export const jasminCoupons: CouponOffer[] = rows.map(row => buildCouponOffer('jasmin', row))
