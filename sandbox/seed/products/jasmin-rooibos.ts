import type { SeedProduct } from '../pictures/product-picture'
import { list, t } from '../localized'
import { buildLooseTea, buildTea, type TeaFamily } from './build-tea'
import { inStock } from './inventory'

const rooibos: TeaFamily = {
  category: 'rooibos-tea',
  teaType: 'rooibos',
  motif: 'rooibos',
  ground: '#F5E4D4',
  caffeine: 'none',
  brewing: { grams: 2.5, temperature: 100, minutes: 7, milliliters: 200 },
  keywords: list(['Rotbusch', 'red bush'], ['koffeinfrei', 'caffeine-free'])
}

const cederberg = t('Zederberge, Südafrika', 'Cederberg, South Africa')

export const jasminRooibos: SeedProduct[] = [
  buildTea(rooibos, {
    number: 601,
    name: t('Rooibos Rote Erde', 'Red Earth Rooibos'),
    colors: ['#A9431F', '#F0C08A'],
    price: 375,
    organic: true,
    badge: 'organic',
    short: t(
      'Reiner Rotbusch in langer Schnittart, mild mit Honignote.',
      'Pure red bush in a long cut, mellow with a note of honey.'
    ),
    story: t(
      'Nach dem Schneiden liegt Rooibos eine Nacht im Haufen und wird dabei rot. Was dann in der Sonne trocknet, hat kaum Gerbstoff und wird nie bitter. Sie können die Kanne auf dem Stövchen vergessen.',
      'After cutting, rooibos lies in a heap for a night and turns red. What then dries in the sun has hardly any tannin and never goes bitter. You can forget the pot on the warmer.'
    ),
    taste: ['sweet', 'malty'],
    scales: [3, 1, 0],
    ingredients: t('Rooibos*. *aus kontrolliert biologischem Anbau', 'Rooibos*. *organically grown'),
    origin: cederberg
  }),
  buildTea(rooibos, {
    number: 602,
    name: t('Rooibos Vanillehof', 'Vanilla Yard Rooibos'),
    colors: ['#C58A45', '#FFF0CC', '#F8ECD9'],
    motif: 'vanilla',
    price: 415,
    popularity: 645,
    short: t(
      'Mit gemahlener Vanilleschote aus Madagaskar, warm und rund.',
      'With ground vanilla pod from Madagascar, warm and round.'
    ),
    story: t(
      'Die schwarzen Pünktchen im Beutel sind echte Schote, samt Mark und Haut gemahlen. Das kostet mehr als Aroma und hält länger am Gaumen. Mit aufgeschäumter Milch ersetzt er ein Dessert.',
      'The black specks in the bag are real pod, ground whole. It costs more than flavouring and lasts longer on the palate. With foamed milk it replaces a dessert.'
    ),
    taste: ['sweet'],
    scales: [4, 1, 0],
    ingredients: t('Rooibos (96 %), Vanille (4 %)', 'Rooibos (96 %), vanilla (4 %)'),
    origin: cederberg,
    keywords: list(['Vanille', 'vanilla'])
  }),
  buildTea(rooibos, {
    number: 603,
    name: t('Rooibos Orangenallee', 'Orange Avenue Rooibos'),
    colors: ['#B9521A', '#F7B045', '#FAEAD6'],
    motif: 'citrus',
    price: 395,
    short: t(
      'Rotbusch mit Orangenschale und Kakaoschale, wie eine Praline.',
      'Red bush with orange peel and cocoa husk, like a praline.'
    ),
    story: t(
      'Die Kakaoschale bleibt in der Schokoladenherstellung übrig und ist zu schade zum Wegwerfen. Mit Orange zusammen erinnert sie an die dünnen Täfelchen, die es früher zum Kaffee gab.',
      'Cocoa husk is left over when chocolate is made, and is too good to throw away. Together with orange it recalls the thin squares that used to come with coffee.'
    ),
    taste: ['fruity', 'chocolate', 'sweet'],
    scales: [4, 3, 1],
    ingredients: t(
      'Rooibos (75 %), Orangenschale (15 %), Kakaoschale, natürliches Orangenöl',
      'Rooibos (75 %), orange peel (15 %), cocoa husk, natural orange oil'
    ),
    origin: cederberg
  }),
  buildTea(rooibos, {
    number: 604,
    name: t('Rooibos Kapchai', 'Cape Chai Rooibos'),
    colors: ['#7C2F1A', '#E9A552', '#F2E0D2'],
    motif: 'spice',
    price: 425,
    sale: 349,
    short: t(
      'Chaigewürze auf Rotbusch: kräftig und trotzdem koffeinfrei.',
      'Chai spices on red bush: robust and yet caffeine-free.'
    ),
    story: t(
      'Für alle, die Chai lieben und nachts schlafen möchten. Kardamom und Ingwer führen, Rooibos trägt, Fenchel rundet ab. Mit Hafermilch aufgekocht, wird er sämig.',
      'For all who love chai and would like to sleep at night. Cardamom and ginger lead, rooibos carries, fennel rounds off. Simmered with oat milk it turns velvety.'
    ),
    taste: ['spicy', 'sweet'],
    scales: [5, 0, 1],
    brewing: { minutes: 9 },
    ingredients: t(
      'Rooibos (62 %), Zimt, Ingwer, Kardamom (8 %), Fenchel, Nelken',
      'Rooibos (62 %), cinnamon, ginger, cardamom (8 %), fennel, cloves'
    ),
    origin: cederberg
  }),
  buildTea(rooibos, {
    number: 605,
    name: t('Grüner Rooibos Zitrus', 'Green Rooibos Citrus'),
    colors: ['#86A44A', '#F5DD6B', '#EEF0DA'],
    motif: 'lemongrass',
    price: 425,
    inventory: inStock(3),
    short: t(
      'Nicht fermentiert, hellgelb, mit Lemongras und Limette.',
      'Unfermented, pale yellow, with lemongrass and lime.'
    ),
    story: t(
      'Wird der Busch sofort nach der Ernte getrocknet, bleibt er grün und schmeckt nach Wiese statt nach Honig. Limettenschale und Lemongras machen ihn zum Sommertee. Die Ernte ist klein; wir haben nur noch wenige Packungen.',
      'If the bush is dried at once after harvest, it stays green and tastes of meadow, not of honey. Lime peel and lemongrass make it a summer tea. The harvest is small, and only a few boxes are left.'
    ),
    taste: ['fresh', 'grassy', 'fruity'],
    scales: [2, 3, 0],
    brewing: { temperature: 90, minutes: 5 },
    ingredients: t(
      'Grüner Rooibos (80 %), Lemongras, Limettenschale (6 %)',
      'Green rooibos (80 %), lemongrass, lime peel (6 %)'
    ),
    origin: cederberg
  }),
  ...buildLooseTea(rooibos, {
    number: 611,
    name: t('Rooibos Karamellküche', 'Caramel Kitchen Rooibos'),
    colors: ['#B9712D', '#F6D9A0', '#F7E8D4'],
    motif: 'caramel',
    prices: [650, 1450, 2590],
    short: t(
      'Mit Karamellstückchen und Meersalz, weich wie Toffee.',
      'With pieces of caramel and sea salt, as soft as toffee.'
    ),
    story: t(
      'Das Karamell kochen wir im Kupferkessel, brechen es klein und mischen es unter den Rotbusch. In der Tasse schmilzt es. Die Prise Salz fällt erst auf, wenn sie fehlt.',
      'We boil the caramel in a copper pan, break it small and mix it into the red bush. In the cup it melts. You only notice the pinch of salt when it is missing.'
    ),
    taste: ['sweet', 'malty'],
    scales: [4, 0, 1],
    ingredients: t(
      'Rooibos (88 %), Karamell (Zucker, Sahne, Butter), Meersalz. Enthält Milch',
      'Rooibos (88 %), caramel (sugar, cream, butter), sea salt. Contains milk'
    ),
    origin: cederberg
  })
]
