import type { SeedProduct } from '../pictures/product-picture'
import { list, t } from '../localized'
import { buildGiftCard } from './build-gift-card'
import { buildSet } from './build-set'

export const puroGifts: SeedProduct[] = [
  buildSet('puro', {
    number: 4001,
    name: t('Einzugspaket', 'Moving-In Bundle'),
    category: 'bundles',
    alsoIn: ['gift-ideas'],
    items: [
      [200101, 1],
      [801, 1],
      [3101, 1]
    ],
    colors: ['#A3321F', '#F0E2D3', '#F3E4DC'],
    motif: 'bean',
    popularity: 525,
    short: t(
      'Kolibri in Ziegelrot, 30 Kapseln und zwei passende Tassen.',
      'Kolibri in brick red, 30 capsules and two matching cups.'
    ),
    story: t(
      'Brot und Salz bringt jeder mit. Dieses Paket macht am ersten Morgen in der neuen Wohnung Kaffee, noch bevor die Kisten ausgepackt sind.',
      'Others will bring bread and salt. This bundle makes coffee on the first morning in the new flat, before the boxes are unpacked.'
    ),
    advice: t(
      'Alles kommt in einem Karton; die Tassen liegen obenauf.',
      'It all comes in one carton; the cups lie on top.'
    ),
    contents: t('3 Teile', '3 pieces'),
    usps: list(['Sofort startklar', 'Ready to go'], ['Farblich abgestimmt', 'Matching colours']),
    keywords: list(['Paket', 'bundle'], ['Einsteiger', 'beginner'])
  }),
  buildSet('puro', {
    number: 4002,
    name: t('Cappuccinopaket', 'Cappuccino Bundle'),
    category: 'bundles',
    alsoIn: ['gift-ideas'],
    items: [
      [3001, 1],
      [104, 3],
      [3103, 2]
    ],
    colors: ['#C58B58', '#FFF4E2', '#F4EADD'],
    motif: 'bean',
    short: t(
      'Schäumer, drei Packungen Milchbart und zwei weite Tassen.',
      'Frother, three sleeves of Milchbart and two wide cups.'
    ),
    story: t(
      'Für alle, die schon eine Maschine haben und denen morgens nur der Schaum fehlt. Der Espresso darin ist eigens für Milch gemischt.',
      'For those who already have a machine and miss only the foam in the morning. The espresso is blended for milk.'
    ),
    advice: t(
      '120 ml kalte Milch je Tasse, Programm zwei, und nach 90 Sekunden gießen.',
      '120 ml of cold milk per cup, programme two, and pour after 90 seconds.'
    ),
    contents: t('6 Teile', '6 pieces'),
    usps: list(['30 Kapseln dabei', '30 capsules included'], ['Für zwei Personen', 'For two people']),
    keywords: list(['Paket', 'bundle'], ['Cappuccino', 'cappuccino'])
  }),
  buildSet('puro', {
    number: 4003,
    name: t('Büropaket', 'Office Bundle'),
    category: 'bundles',
    items: [
      [200501, 1],
      [304, 6],
      [101, 4],
      [3202, 1]
    ],
    colors: ['#59544F', '#D8A25E', '#E6E4E0'],
    motif: 'bean',
    short: t(
      'Albatros Pro mit 100 Kapseln und Wasserfiltern für das Team.',
      'Albatros Pro with 100 capsules and water filters for the team.'
    ),
    story: t(
      'Genug für die ersten zwei Wochen mit zehn Leuten, ein milder und ein kräftiger Kaffee, damit beide Fraktionen zufrieden sind. Danach wissen Sie, wovon Sie mehr brauchen.',
      'Enough for the first two weeks with ten people, with one mild and one strong coffee to keep both camps happy. After that you will know what you need more of.'
    ),
    advice: t(
      'Auf Rechnung bestellbar. Die Maschine liefern wir zum vereinbarten Termin.',
      'Can be ordered on invoice. We deliver the machine on the day agreed.'
    ),
    contents: t('12 Teile', '12 pieces'),
    usps: list(
      ['100 Kapseln dabei', '100 capsules included'],
      ['Bis 60 Tassen am Tag', 'Up to 60 cups a day']
    ),
    keywords: list(['Paket', 'bundle'], ['Büro', 'office'])
  }),
  buildSet('puro', {
    number: 4004,
    name: t('Pflegepaket', 'Care Kit'),
    category: 'bundles',
    items: [
      [3201, 1],
      [3202, 1],
      [3203, 1]
    ],
    colors: ['#3F6A7D', '#DDE6D3', '#E3ECEF'],
    motif: 'none',
    short: t(
      'Entkalker, Filter und Milchreiniger in einem Paket.',
      'Descaler, filters and milk cleaner in one bundle.'
    ),
    story: t(
      'Drei Dinge, die man immer dann nicht im Haus hat, wenn die Maschine danach fragt.',
      'Three things you never have in the house when the machine asks for them.'
    ),
    advice: t('Ein Kalender zum Abhaken liegt bei.', 'A calendar to tick off is enclosed.'),
    contents: t('3 Teile', '3 pieces'),
    usps: list(
      ['Filter für sechs Monate', 'Filters for six months'],
      ['Filter für Kranich und Albatros', 'Filters for Kranich and Albatros']
    ),
    keywords: list(['Paket', 'bundle'], ['Pflege', 'care'])
  }),
  buildSet('puro', {
    number: 4005,
    name: t('Lange Abende', 'Long Evenings'),
    category: 'bundles',
    alsoIn: ['gift-ideas'],
    items: [
      [401, 2],
      [601, 1],
      [3104, 1]
    ],
    colors: ['#3B3F5C', '#E8D9A8', '#E5E3E8'],
    motif: 'winter',
    short: t(
      'Entkoffeinierter Espresso, dunkler Kakao und zwei Lattegläser.',
      'Decaf espresso, dark cocoa and two latte glasses.'
    ),
    story: t(
      'Ein Geschenk für Menschen, die nach dem Essen noch sitzen bleiben. Espresso und Kakao lassen sich mischen; probieren Sie halb und halb.',
      'A gift for people who stay at the table after dinner. Espresso and cocoa can be mixed; try half and half.'
    ),
    advice: t('Die Schachtel ist schon Geschenkpapier genug.', 'The box is gift wrap enough.'),
    contents: t('4 Teile', '4 pieces'),
    usps: list(
      ['Mit entkoffeiniertem Espresso', 'With decaf espresso'],
      ['Geschenkkarton inklusive', 'Gift box included']
    ),
    keywords: list(['Paket', 'bundle'], ['Geschenk', 'gift'])
  }),
  ...buildGiftCard('puro', {
    number: 5001,
    name: t('Kaffee-Geschenkkarte', 'Coffee Gift Card'),
    alsoIn: ['gift-ideas'],
    popularity: 485,
    short: t(
      'Für Kapseln, Bohnen oder einen Teil der neuen Maschine.',
      'For capsules, beans or a share of the new machine.'
    ),
    story: t(
      'Stärke ist Geschmackssache, und Geschmack lässt sich schlecht erraten. Die Geschenkkarte überlässt die Wahl dem Menschen, der den Kaffee trinkt. Per Post kommt sie geprägt auf Karton, per E-Mail als Blatt zum Ausdrucken.',
      'Strength is a matter of taste, and taste is hard to guess. With a gift card, the person who drinks the coffee chooses it. By post it arrives as an embossed card, by email as a sheet to print.'
    ),
    advice: t(
      'Der Code gilt für alles im Sortiment. Geschenkkarten per E-Mail bestellen Sie bitte ohne andere Ware.',
      'The code is valid for everything we sell. Please order gift cards by email without other goods.'
    ),
    motifs: {
      birthday: { main: '#A3321F', accent: '#F0C987', ground: '#F3E4DC' },
      thanks: { main: '#5E7D5A', accent: '#EFE4D6', ground: '#DDE6D3' },
      winter: { main: '#2B3A4F', accent: '#D6E2EA', ground: '#E0E6EC' },
      flowers: { main: '#8C5A7A', accent: '#F4DDB0', ground: '#F0E4EA' }
    }
  })
]
