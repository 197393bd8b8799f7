import type { SeedProduct } from '../pictures/product-picture'
import { list, t } from '../localized'
import { buildCapsules, type CapsuleFamily } from './build-capsules'

const lungo: CapsuleFamily = {
  category: 'lungo',
  motif: 'bean',
  ground: '#D6E2EA',
  caffeine: 'high',
  fill: 6.2,
  cup: 110,
  keywords: list(['Kaffeekapseln', 'coffee capsules'], ['Lungokapseln', 'lungo capsules'])
}

const decaf: CapsuleFamily = {
  ...lungo,
  category: 'decaf',
  ground: '#DDE6D3',
  caffeine: 'decaf',
  fill: 5.6,
  cup: 40,
  // Not true of decaf coffee, but what many search it by.
  keywords: list(
    ['entkoffeiniert', 'decaf'],
    ['koffeinfrei', 'caffeine-free'],
    ['Kaffeekapseln', 'coffee capsules']
  )
}

const arabica = t('Röstkaffee (100 % Arabica), gemahlen', 'Roasted ground coffee (100 % arabica)')
const arabicaDecaf = t(
  'Röstkaffee (100 % Arabica), gemahlen, entkoffeiniert',
  'Roasted ground coffee (100 % arabica), decaffeinated'
)
const decafLungo: CapsuleFamily = { ...decaf, fill: 6.2, cup: 110 }

export const puroLungoAndDecaf: SeedProduct[] = [
  buildCapsules(lungo, {
    number: 301,
    name: 'Sonntagsblatt',
    colors: ['#3F6A7D', '#F0E0B8'],
    price: 429,
    popularity: 680,
    short: t(
      'Mild und rund, für die Tasse zur Zeitung.',
      'Mild and round, for the cup that goes with the paper.'
    ),
    story: t(
      'Ein langer Kaffee verrät jede Schwäche der Bohne. Deshalb nehmen wir für ihn unsere ausgeglichenste Partie aus Honduras und rösten sie langsam. Toast, Milchschokolade, keine Eile.',
      'A long coffee betrays every weakness of the bean. So we use our most balanced lot from Honduras and roast it slowly. Toast, milk chocolate, no hurry.'
    ),
    taste: ['sweet', 'malty'],
    scales: [2, 1, 2],
    ingredients: arabica,
    origin: t('Copán, Honduras', 'Copán, Honduras'),
    usp: ['Unser mildester Kaffee', 'Our mildest coffee']
  }),
  buildCapsules(lungo, {
    number: 302,
    name: 'Nordbahnhof',
    motif: 'rails',
    colors: ['#24384A', '#E5A24A'],
    price: 429,
    popularity: 585,
    short: t(
      'Kräftiger Lungo für Frühaufsteher, mit Malz und Bitterorange.',
      'A strong lungo for early risers, with malt and bitter orange.'
    ),
    story: t(
      'Für Bahnsteige, Nachtschichten und alles vor sieben Uhr. Etwas dunkler geröstet, damit er auch in der zweiten Hälfte noch Kraft hat. Ein Schuss kalte Milch macht ihn geselliger.',
      'For platforms, night shifts and everything before seven. Roasted a little darker, so that it still has some punch halfway down the cup. A dash of cold milk makes it more sociable.'
    ),
    taste: ['malty', 'roasty'],
    scales: [4, 1, 4],
    ingredients: t('Röstkaffee, gemahlen', 'Roasted ground coffee'),
    origin: t('Brasilien, Tansania', 'Brazil, Tanzania')
  }),
  buildCapsules(lungo, {
    number: 303,
    name: 'Gartenbank',
    colors: ['#7C9A6B', '#F7E7B0', '#E0E9DE'],
    motif: 'lemon',
    price: 449,
    organic: true,
    badge: 'organic',
    short: t('Hell geröstet, mit Zitronenmelisse und Honig.', 'Lightly roasted, with lemon balm and honey.'),
    story: t(
      'Eine Kooperative in Cajamarca baut ihn unter Bananenstauden an. Im Mund ist er leicht wie Tee und bleibt doch Kaffee. Wir trinken ihn draußen, sobald es geht.',
      'A cooperative in Cajamarca grows it beneath banana trees. It is as light as tea on the palate and yet remains coffee. We drink it outdoors as soon as we can.'
    ),
    taste: ['fresh', 'floral', 'sweet'],
    scales: [2, 4, 1],
    ingredients: t(
      'Röstkaffee* (100 % Arabica), gemahlen. *aus kontrolliert biologischem Anbau',
      'Roasted ground coffee* (100 % arabica). *organically grown'
    ),
    origin: t('Cajamarca, Peru', 'Cajamarca, Peru')
  }),
  buildCapsules(lungo, {
    number: 304,
    name: 'Große Pause',
    motif: 'clock',
    colors: ['#B56A2E', '#FBEBD0', '#F0E5D8'],
    price: 409,
    sale: 329,
    short: t(
      'Unkompliziert, nussig, in jedem Büro mehrheitsfähig.',
      'Easy-going and nutty, a safe vote in any office.'
    ),
    story: t(
      'Wir haben ihn vier Wochen lang in drei Büros hingestellt und gezählt, was übrig blieb. Von Große Pause war es am wenigsten. Er verträgt Milch, Zucker und langes Stehen.',
      'For four weeks we put it out in three offices and counted what was left. Of Große Pause there was always the least. It takes milk, sugar and being left to stand.'
    ),
    taste: ['nutty', 'sweet'],
    scales: [3, 0, 3],
    ingredients: t('Röstkaffee, gemahlen', 'Roasted ground coffee'),
    origin: t('Brasilien, Vietnam', 'Brazil, Vietnam')
  }),
  buildCapsules(lungo, {
    number: 305,
    name: 'Yirga Morgen',
    colors: ['#C9788F', '#FBEFD8', '#ECE3E8'],
    motif: 'jasmine',
    price: 499,
    badge: 'new',
    short: t(
      'Blumig wie ein Darjeeling, mit Aprikose und Bergamotte.',
      'As floral as a Darjeeling, with apricot and bergamot.'
    ),
    story: t(
      'Gewaschen aufbereitet und so hell geröstet, wie die Maschine es zulässt. Trinken Sie ihn schwarz und nicht zu heiß; die Aprikose zeigt sich erst nach zwei Minuten.',
      'Washed, and roasted as light as the machine allows. Drink it black and not too hot; the apricot only comes out after two minutes.'
    ),
    taste: ['floral', 'fruity'],
    scales: [3, 5, 1],
    ingredients: arabica,
    origin: t('Gedeo, Äthiopien', 'Gedeo, Ethiopia')
  }),
  buildCapsules(decaf, {
    number: 401,
    name: 'Espresso Feierabend',
    colors: ['#5E7D5A', '#F1E6C8'],
    price: 459,
    popularity: 565,
    short: t(
      'Voller Espresso, entkoffeiniert, mit Kakao und Mandel.',
      'A full-bodied decaf espresso, with cocoa and almond.'
    ),
    story: t(
      'Das Koffein wird mit Quellwasser und Kohlensäure entzogen, ganz ohne Lösungsmittel. Übrig bleibt eine Bohne, die beim Rösten etwas empfindlicher ist und genauso gut schmeckt. Nach dem Abendessen der richtige.',
      'The caffeine is drawn out with spring water and carbon dioxide, with no solvents at all. What remains is a bean that is a little trickier to roast and tastes no worse. Just the thing after dinner.'
    ),
    taste: ['chocolate', 'nutty'],
    scales: [4, 1, 4],
    ingredients: arabicaDecaf,
    origin: t('Kolumbien', 'Colombia'),
    usp: ['Ohne Lösungsmittel entkoffeiniert', 'Decaffeinated without solvents']
  }),
  buildCapsules(decafLungo, {
    number: 402,
    name: 'Lungo Dämmerung',
    motif: 'moon',
    colors: ['#4C4F73', '#D9C9E6', '#E3E2EA'],
    price: 459,
    short: t(
      'Lange Tasse für späte Stunden, weich mit Karamell.',
      'A long cup for late hours, soft with caramel.'
    ),
    story: t(
      'Wer um neun noch eine große Tasse möchte und um elf schlafen, liegt hier richtig. Die Mischung ist heller geröstet als unser entkoffeinierter Espresso und läuft in 40 Sekunden durch.',
      'If you would like a big cup at nine and to be asleep by eleven, this is for you. The blend is roasted lighter than our decaf espresso and runs through in 40 seconds.'
    ),
    taste: ['sweet', 'malty'],
    scales: [2, 1, 2],
    ingredients: arabicaDecaf,
    origin: t('Mexiko', 'Mexico')
  }),
  buildCapsules(
    { ...decaf, fill: 6, cup: 25 },
    {
      number: 403,
      name: 'Ristretto Mondlos',
      motif: 'stars',
      colors: ['#22262E', '#9DB08C', '#DEE2DC'],
      price: 469,
      short: t(
        'Dunkel und dicht: niemand hat den Unterschied gemerkt.',
        'Dark and dense: nobody noticed the difference.'
      ),
      story: t(
        'Wir haben ihn blind gegen drei koffeinhaltige Sorten verkostet, und er wurde Zweiter. Schwarzer Pfeffer, Kakao, ein Rest Rauch.',
        'We tasted it blind against three caffeinated coffees, and it came second. Black pepper, cocoa, a trace of smoke.'
      ),
      taste: ['roasty', 'chocolate', 'spicy'],
      scales: [5, 0, 5],
      ingredients: t('Röstkaffee, gemahlen, entkoffeiniert', 'Roasted ground coffee, decaffeinated'),
      origin: t('Brasilien, Indien', 'Brazil, India')
    }
  ),
  buildCapsules(decafLungo, {
    number: 404,
    name: 'Halb und Halb',
    motif: 'halves',
    colors: ['#A9B98A', '#6B4A2F', '#E8ECDB'],
    price: 449,
    sale: 369,
    lastMonth: 429,
    caffeine: 'low',
    short: t(
      'Zur Hälfte entkoffeiniert, für die dritte Tasse am Tag.',
      'Half decaffeinated, for the third cup of the day.'
    ),
    story: t(
      'Manchmal ist weniger genug. Wir mischen eine gewaschene Bohne aus Nicaragua zu gleichen Teilen mit und ohne Koffein. Am Geschmack ändert das nichts: Haselnuss, Biskuit, ein wenig Apfel.',
      'Sometimes less is enough. We blend a washed bean from Nicaragua in equal parts with and without caffeine. The taste does not change: hazelnut, sponge cake, a little apple.'
    ),
    taste: ['nutty', 'sweet', 'fruity'],
    scales: [3, 2, 2],
    ingredients: t(
      'Röstkaffee (100 % Arabica), gemahlen, zur Hälfte entkoffeiniert',
      'Roasted ground coffee (100 % arabica), half decaffeinated'
    ),
    origin: t('Jinotega, Nicaragua', 'Jinotega, Nicaragua')
  })
]
