import { t } from '../localized'
import { buildProductId } from '../products/base-product'
import { buildCouponOffer, type CouponOffer, type CouponRow } from './build-coupon'

const rows: CouponRow[] = [
  {
    id: 'puro-welcome',
    codes: ['WO-ERSTETASSE'],
    name: t('Die erste Tasse', 'The first cup'),
    calloutMsg: t('12 % auf Ihre erste Bestellung', '12 % off your first order'),
    details: t(
      'Der Nachlass gilt einmal je Kundin und Kunde für alle Waren im Warenkorb, Geschenkkarten ausgenommen.',
      'The reduction is given once to each customer, for all goods in the cart except gift cards.'
    ),
    discount: { type: 'percentage', percent: 12 },
    limitPerCustomer: 1
  },
  {
    id: 'puro-welcome-boxes',
    codes: ['WO-DREIPACKUNGEN'],
    name: t('Drei Packungen zum Kennenlernen', 'Three sleeves to get to know us'),
    calloutMsg: t('4 € auf Ihre ersten drei Packungen Kaffee', '€4 off your first three sleeves of coffee'),
    details: t(
      'Ab drei Packungen Kaffee im Warenkorb ziehen wir 4 € ab, einmal je Kundin und Kunde.',
      'From three sleeves of coffee in the cart we take €4 off, once for each customer.'
    ),
    discount: { type: 'amount', amount: { EUR: 400 } },
    minimumBoxes: 3,
    limitPerCustomer: 1
  },
  {
    id: 'puro-crema',
    codes: ['CREMA10'],
    name: t('Zehn Prozent Crema', 'Ten per cent crema'),
    calloutMsg: t('10 % auf den ganzen Einkauf', '10 % off your whole purchase'),
    details: t(
      'Alles im Warenkorb kostet 10 % weniger, Maschinen eingeschlossen.',
      'Everything in the cart costs 10 % less, machines included.'
    ),
    discount: { type: 'percentage', percent: 10 }
  },
  {
    id: 'puro-machine-bonus',
    codes: ['MASCHINE25'],
    name: t('Startgeld für die Maschine', 'A start for your machine'),
    calloutMsg: t('25 € ab 120 € Warenwert', '€25 off from €120'),
    details: t(
      'Ab einem Warenwert von 120 € ziehen wir 25 € ab. Ein Code je Kundin und Kunde.',
      'We take €25 off from €120 worth of goods. One code per customer.'
    ),
    discount: { type: 'amount', amount: { EUR: 2500 } },
    minimumValue: { EUR: 12000 },
    limitPerCustomer: 1
  },
  {
    id: 'puro-to-your-door',
    codes: ['BISZURTUER'],
    name: t('Bis zur Tür', 'To your door'),
    calloutMsg: t('Standardversand geschenkt', 'Free standard delivery'),
    details: t(
      'Der Standardversand kostet nichts, auch bei kleinen Bestellungen. Für DHL Express gilt der Code nicht.',
      'Standard delivery costs nothing, even for small orders. The code is not valid for DHL Express.'
    ),
    discount: { type: 'free-shipping' }
  },
  {
    id: 'puro-espresso-hour',
    codes: ['ESPRESSO15'],
    name: t('Espressostunde', 'Espresso hour'),
    calloutMsg: t('15 % auf Espresso', '15 % off espresso'),
    details: t(
      'Jede Packung Espressokapseln im Warenkorb kostet 15 % weniger.',
      'Every sleeve of espresso capsules in the cart costs 15 % less.'
    ),
    discount: { type: 'percentage', percent: 15, categoryIds: ['espresso'] }
  },
  {
    id: 'puro-sleeve-discount',
    codes: ['FUENFZIGCENT'],
    name: t('Fünfzig Cent je Packung Espresso', 'Fifty cents off each sleeve of espresso'),
    calloutMsg: t('0,50 € auf jede Packung Espresso', '€0.50 off each sleeve of espresso'),
    details: t(
      'Jede Packung Espressokapseln im Warenkorb kostet 0,50 € weniger.',
      'Each sleeve of espresso capsules in the cart costs €0.50 less.'
    ),
    discount: { type: 'amount', amount: { EUR: 50 }, categoryIds: ['espresso'] }
  },
  {
    id: 'puro-half-way',
    codes: ['HALBERWEG'],
    name: t('Den halben Weg', 'Half the way'),
    calloutMsg: t('Halber Preis für den Standardversand', 'Half price for standard delivery'),
    details: t('Der Standardversand kostet die Hälfte.', 'Standard delivery costs half as much.'),
    discount: { type: 'shipping-percentage', percent: 50 }
  },
  {
    id: 'puro-postage',
    codes: ['PORTO2'],
    name: t('Zwei Euro Porto', 'Two euros of postage'),
    calloutMsg: t('2 € auf den Standardversand', '€2 off standard delivery'),
    details: t('Der Standardversand kostet 2 € weniger.', 'Standard delivery costs €2 less.'),
    discount: { type: 'shipping-amount', amount: { EUR: 200 } }
  },
  {
    id: 'puro-tasting',
    codes: ['KOSTPROBE'],
    name: t('Eine Packung zum Kosten', 'A sleeve to taste'),
    calloutMsg: t('Eine Packung geschenkt ab 15 €', 'A sleeve for nothing from €15'),
    details: t(
      'Ab 15 € Warenwert legen wir eine Packung in den Warenkorb.',
      'From €15 worth of goods we put a sleeve into the cart.'
    ),
    discount: { type: 'bonus', productId: buildProductId('puro', 201), quantity: 1 },
    minimumValue: { EUR: 1500 }
  },
  {
    id: 'puro-regulars',
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
    id: 'puro-friends',
    codes: ['FREUNDE-TASSE'],
    name: t('Von Freunden empfohlen', 'Recommended by friends'),
    calloutMsg: t('5 € für Sie und 5 € für Ihren Freund', '€5 for you and €5 for your friend'),
    details: t(
      'Wer von einem Freund empfohlen wird, bekommt einmal 5 € abgezogen.',
      'Whoever is recommended by a friend gets €5 off once.'
    ),
    discount: { type: 'amount', amount: { EUR: 500 } },
    limitPerCustomer: 1,
    isReferral: true
  },
  {
    id: 'puro-goodwill',
    promotionId: 'CustomerCredit-Puro',
    codes: ['KULANZ-3HVN', 'KULANZ-9YQA'],
    name: t('Gutschrift des Kundendienstes', 'Credit from customer service'),
    calloutMsg: t('Gutschrift über 8 €', 'Credit of €8'),
    details: t(
      'Eine Gutschrift, die unser Kundendienst ausgestellt hat. Jeder Code gilt für eine Bestellung.',
      'A credit issued by our customer service. Each code is valid for one order.'
    ),
    discount: { type: 'amount', amount: { EUR: 800 } },
    limitPerCode: 1
  },
  {
    id: 'puro-extra-sleeve',
    codes: ['NOCHEINE'],
    name: t('Noch eine Packung', 'One more sleeve'),
    calloutMsg: t('Zwei Packungen Ihrer Wahl ab 30 €', 'Two sleeves of your choice from €30'),
    details: t(
      'Ab 30 € Warenwert suchen Sie sich zwei Packungen aus drei Sorten aus, die nichts kosten.',
      'From €30 worth of goods you choose two sleeves from three blends that cost nothing.'
    ),
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
    calloutMsg: t('20 % auf alles im Juli', '20 % off everything in July'),
    details: t('Die Aktion ist am 31. Juli 2025 zu Ende gegangen.', 'The offer ended on 31 July 2025.'),
    discount: { type: 'percentage', percent: 20 },
    startDate: '2025-07-01T00:00:00.000Z',
    endDate: '2025-07-31T21:59:59.000Z'
  },
  {
    id: 'puro-roastery',
    codes: ['TAGDERROESTEREI'],
    name: t('Tag der Rösterei', 'Roastery day'),
    calloutMsg: t('10 % für Gäste der Rösterei', '10 % for guests of the roastery'),
    details: t('Der Code wurde gesperrt.', 'The code has been disabled.'),
    discount: { type: 'percentage', percent: 10 },
    enabled: false
  },
  {
    id: 'puro-five-hundred',
    codes: ['FUENFHUNDERT'],
    name: t('Fünfhundert Tassen', 'Five hundred cups'),
    calloutMsg: t('5 € für fünfhundert Bestellungen', '€5 for five hundred orders'),
    details: t(
      'Der Code galt für fünfhundert Bestellungen und ist vergriffen.',
      'The code was valid for five hundred orders and has run out.'
    ),
    discount: { type: 'amount', amount: { EUR: 500 } },
    limitPerCode: 500,
    redeemedBefore: 500
  }
]

export const puroCoupons: CouponOffer[] = rows.map(row => buildCouponOffer('puro', row))
