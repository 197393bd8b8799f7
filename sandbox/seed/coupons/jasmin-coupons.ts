import { t } from '../localized'
import { buildProductId } from '../products/base-product'
import { buildCouponOffer, type CouponOffer, type CouponRow } from './build-coupon'

const rows: CouponRow[] = [
  {
    id: 'jasmin-welcome',
    codes: ['WO-TEESTUNDE'],
    name: t('Willkommen bei jasmin', 'Welcome to jasmin'),
    calloutMsg: t('10 % auf Ihre erste Bestellung', '10 % off your first order'),
    details: t(
      'Der Nachlass gilt einmal je Kundin und Kunde für alle Waren im Warenkorb, Geschenkkarten ausgenommen.',
      'The reduction is given once to each customer, for all goods in the cart except gift cards.'
    ),
    discount: { type: 'percentage', percent: 10 },
    limitPerCustomer: 1
  },
  {
    id: 'jasmin-welcome-boxes',
    codes: ['WO-DREITEES'],
    name: t('Drei Tees zum Kennenlernen', 'Three teas to get to know us'),
    calloutMsg: t('5 € auf Ihre ersten drei Packungen Tee', '€5 off your first three boxes of tea'),
    details: t(
      'Ab drei Packungen Tee im Warenkorb ziehen wir 5 € ab, einmal je Kundin und Kunde.',
      'From three boxes of tea in the cart we take €5 off, once for each customer.'
    ),
    discount: { type: 'amount', amount: { EUR: 500, GBP: 400 } },
    minimumBoxes: 3,
    limitPerCustomer: 1
  },
  {
    id: 'jasmin-lime-blossom',
    codes: ['LINDENBLUETE5'],
    name: t('Fünf Euro Lindenblüte', 'Five euros of lime blossom'),
    calloutMsg: t('5 € ab 25 € Warenwert', '€5 off from €25'),
    details: t(
      'Ab einem Warenwert von 25 € ziehen wir 5 € ab. Der Code lässt sich mehrfach verwenden.',
      'We take €5 off from €25 worth of goods. The code can be used more than once.'
    ),
    discount: { type: 'amount', amount: { EUR: 500, GBP: 400 } },
    minimumValue: { EUR: 2500, GBP: 2200 }
  },
  {
    id: 'jasmin-doorstep',
    codes: ['HAUSTUER'],
    name: t('Frei Haus', 'To your doorstep'),
    calloutMsg: t('Standardversand geschenkt', 'Free standard delivery'),
    details: t(
      'Der Standardversand kostet nichts, auch bei kleinen Bestellungen. Für den Expressversand gilt der Code nicht.',
      'Standard delivery costs nothing, even for small orders. The code is not valid for express delivery.'
    ),
    discount: { type: 'free-shipping' }
  },
  {
    id: 'jasmin-green-days',
    codes: ['GRUENETAGE15'],
    name: t('Grüne Tage', 'Green days'),
    calloutMsg: t('15 % auf Grüntee', '15 % off green tea'),
    details: t(
      'Jeder grüne Tee im Warenkorb kostet 15 % weniger, auch wenn er schon reduziert ist.',
      'Every green tea in the cart costs 15 % less, even if it is reduced already.'
    ),
    discount: { type: 'percentage', percent: 15, categoryIds: ['green-tea'] }
  },
  {
    id: 'jasmin-biscuit',
    codes: ['PROBIERKEKS'],
    name: t('Etwas zum Knabbern', 'Something to nibble'),
    calloutMsg: t('Eine Zugabe Ihrer Wahl ab 20 €', 'A treat of your choice from €20'),
    details: t(
      'Ab 20 € Warenwert suchen Sie sich Kekse, Kluntje oder ein Teemaß aus; eine Zugabe je Bestellung.',
      'From €20 worth of goods you choose shortbread, rock sugar or a tea measure; one treat per order.'
    ),
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
    name: t('Ein Euro je Packung Grüntee', 'One euro off each green tea'),
    calloutMsg: t('1 € auf jede Packung Grüntee', '€1 off each box of green tea'),
    details: t(
      'Jede Packung Grüntee im Warenkorb kostet 1 € weniger.',
      'Each box of green tea in the cart costs €1 less.'
    ),
    discount: { type: 'amount', amount: { EUR: 100, GBP: 90 }, categoryIds: ['green-tea'] }
  },
  {
    id: 'jasmin-half-way',
    codes: ['HALBERWEG'],
    name: t('Den halben Weg', 'Half the way'),
    calloutMsg: t('Halber Preis für den Standardversand', 'Half price for standard delivery'),
    details: t('Der Standardversand kostet die Hälfte.', 'Standard delivery costs half as much.'),
    discount: { type: 'shipping-percentage', percent: 50 }
  },
  {
    id: 'jasmin-postage',
    codes: ['PORTO2'],
    name: t('Zwei Euro Porto', 'Two euros of postage'),
    calloutMsg: t('2 € auf den Standardversand', '€2 off standard delivery'),
    details: t('Der Standardversand kostet 2 € weniger.', 'Standard delivery costs €2 less.'),
    discount: { type: 'shipping-amount', amount: { EUR: 200, GBP: 180 } }
  },
  {
    id: 'jasmin-measure',
    codes: ['TEEMASS'],
    name: t('Ein Teemaß dazu', 'A tea measure on top'),
    calloutMsg: t('Ein Teemaß geschenkt ab 15 €', 'A tea measure for nothing from €15'),
    details: t(
      'Ab 15 € Warenwert legen wir ein Teemaß in den Warenkorb.',
      'From €15 worth of goods we put a tea measure into the cart.'
    ),
    discount: { type: 'bonus', productId: buildProductId('jasmin', 2010), quantity: 1 },
    minimumValue: { EUR: 1500, GBP: 1300 }
  },
  {
    id: 'jasmin-loose-leaf',
    codes: ['LOSERTEE'],
    name: t('Lose Freundschaft', 'A loose friendship'),
    calloutMsg: t('Zwei Zugaben Ihrer Wahl ab 30 €', 'Two treats of your choice from €30'),
    details: t(
      'Ab 30 € Warenwert suchen Sie sich zwei Zugaben aus: losen Tee in einer Größe Ihrer Wahl oder Kluntje.',
      'From €30 worth of goods you choose two treats: loose leaf in a size of your choice, or rock sugar.'
    ),
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
    name: t('Für Stammgäste', 'For regular guests'),
    calloutMsg: t('12 % für alle mit Kundenkonto', '12 % off for everybody with an account'),
    details: t(
      'Alles im Warenkorb kostet 12 % weniger, sobald Sie angemeldet sind.',
      'Everything in the cart costs 12 % less as soon as you are signed in.'
    ),
    discount: { type: 'percentage', percent: 12 },
    customersOnly: true
  },
  {
    id: 'jasmin-friends',
    codes: ['FREUNDE-SOMMER'],
    name: t('Von Freunden empfohlen', 'Recommended by friends'),
    calloutMsg: t('5 € für Sie und 5 € für Ihre Freundin', '€5 for you and €5 for your friend'),
    details: t(
      'Wer von einer Freundin empfohlen wird, bekommt einmal 5 € abgezogen.',
      'Whoever is recommended by a friend gets €5 off once.'
    ),
    discount: { type: 'amount', amount: { EUR: 500, GBP: 400 } },
    limitPerCustomer: 1,
    isReferral: true
  },
  {
    id: 'jasmin-goodwill',
    promotionId: 'CustomerCredit-Goodwill',
    codes: ['KULANZ-8T4M', 'KULANZ-P2XR', 'KULANZ-W6KD'],
    name: t('Gutschrift des Kundendienstes', 'Credit from customer service'),
    calloutMsg: t('Gutschrift über 10 €', 'Credit of €10'),
    details: t(
      'Eine Gutschrift, die unser Kundendienst ausgestellt hat. Jeder Code gilt für eine Bestellung.',
      'A credit issued by our customer service. Each code is valid for one order.'
    ),
    discount: { type: 'amount', amount: { EUR: 1000, GBP: 850 } },
    limitPerCode: 1
  },
  {
    id: 'jasmin-tea-break',
    codes: ['TEEPAUSE20'],
    name: t('Teepause', 'Tea break'),
    calloutMsg: t('20 % ab 40 €, einmal im Monat', '20 % off from €40, once a month'),
    details: t(
      'Ab 40 € Warenwert kostet alles 20 % weniger. Der Code gilt für eine Bestellung in 30 Tagen.',
      'From €40 worth of goods everything costs 20 % less. The code is valid for one order in 30 days.'
    ),
    discount: { type: 'percentage', percent: 20 },
    minimumValue: { EUR: 4000, GBP: 3500 },
    limitInTime: { orders: 1, days: 30 }
  },
  {
    id: 'jasmin-summer-2025',
    codes: ['EISTEE2025'],
    name: t('Eisteesommer', 'Iced tea summer'),
    calloutMsg: t('20 % auf alles im August', '20 % off everything in August'),
    details: t('Die Aktion ist am 31. August 2025 zu Ende gegangen.', 'The offer ended on 31 August 2025.'),
    discount: { type: 'percentage', percent: 20 },
    startDate: '2025-08-01T00:00:00.000Z',
    endDate: '2025-08-31T21:59:59.000Z'
  },
  {
    id: 'jasmin-tea-fair',
    codes: ['TEEMESSE'],
    name: t('Teemesse', 'Tea fair'),
    calloutMsg: t('10 % für Messegäste', '10 % for guests of the fair'),
    details: t('Der Messecode wurde gesperrt.', 'The code of the fair has been disabled.'),
    discount: { type: 'percentage', percent: 10 },
    enabled: false
  },
  {
    id: 'jasmin-first-hundred',
    codes: ['DIEERSTEN100'],
    name: t('Die ersten hundert', 'The first hundred'),
    calloutMsg: t('10 € für die ersten hundert Bestellungen', '€10 for the first hundred orders'),
    details: t(
      'Der Code galt für hundert Bestellungen und ist vergriffen.',
      'The code was valid for a hundred orders and has run out.'
    ),
    discount: { type: 'amount', amount: { EUR: 1000, GBP: 850 } },
    limitPerCode: 100,
    redeemedBefore: 100
  },
  {
    id: 'jasmin-thank-you-note',
    codes: ['DANKESKARTE-7R2C'],
    name: t('Dankeskarte', 'Thank-you note'),
    calloutMsg: t('5 € als Dankeschön', '€5 as a thank-you'),
    details: t('Der Code der Karte wurde bereits eingelöst.', 'The code of this note has been redeemed.'),
    discount: { type: 'amount', amount: { EUR: 500, GBP: 400 } },
    limitPerCode: 1,
    redeemedBefore: 1
  }
]

export const jasminCoupons: CouponOffer[] = rows.map(row => buildCouponOffer('jasmin', row))
