import type { SeedProduct } from '../pictures/product-picture'
import { list, t } from '../localized'
import { buildCapsules, type CapsuleFamily } from './build-capsules'
import { inStock } from './inventory'

/** The most of a rare harvest in one order, in sleeves. */
const RUBIN_LIMIT = 2

const espresso: CapsuleFamily = {
  category: 'espresso',
  motif: 'bean',
  ground: '#EDE4D8',
  caffeine: 'high',
  fill: 5.5,
  cup: 40,
  keywords: list(['Kaffeekapseln', 'coffee capsules'], ['Espressokapseln', 'espresso capsules'])
}

const ristretto: CapsuleFamily = {
  ...espresso,
  category: 'ristretto',
  ground: '#E6DBD2',
  fill: 6,
  cup: 25,
  keywords: list(['Kaffeekapseln', 'coffee capsules'], ['Ristrettokapseln', 'ristretto capsules'])
}

export const puroEspresso: SeedProduct[] = [
  buildCapsules(espresso, {
    number: 101,
    name: 'Piazza Nera',
    motif: 'arches',
    colors: ['#3A1F17', '#D8A25E'],
    price: 439,
    popularity: 720,
    short: t(
      'Dunkel geröstet, mit Bitterschokolade und langem Nachklang.',
      'Dark-roasted, with bitter chocolate and a long finish.'
    ),
    story: t(
      'So schmeckt der Espresso, den man im Stehen trinkt: dicht, heiß, in drei Schlucken vorbei. Brasilianischer Santos gibt den Körper, ein Anteil Robusta aus Karnataka die Crema. Die Röstung endet kurz bevor sie rauchig würde.',
      'This is the espresso you drink standing up: dense, hot, gone in three sips. Brazilian Santos gives it body, a share of robusta from Karnataka its crema. The roast stops just before it would turn smoky.'
    ),
    taste: ['chocolate', 'roasty'],
    scales: [5, 1, 5],
    ingredients: t('Röstkaffee, gemahlen', 'Roasted ground coffee'),
    origin: t('Brasilien, Indien', 'Brazil, India'),
    usp: ['Unser meistgetrunkener Espresso', 'Our most popular espresso']
  }),
  buildCapsules(espresso, {
    number: 102,
    name: 'Cortile Nocciola',
    motif: 'arches',
    colors: ['#9A6B3F', '#F2DFC0'],
    price: 439,
    short: t(
      'Mittlere Röstung mit Haselnuss und Keksteig.',
      'A medium roast with hazelnut and biscuit dough.'
    ),
    story: t(
      'Kein Aroma, nur Bohne: Die Nussnote bringt ein trocken aufbereiteter Arabica aus Minas Gerais von selbst mit. Der Espresso ist weich und verträgt einen Schuss Milch, ohne darin zu verschwinden.',
      'No flavouring, only bean: the nutty note comes by itself from a dry-processed arabica from Minas Gerais. The espresso is soft and takes a dash of milk without vanishing in it.'
    ),
    taste: ['nutty', 'sweet'],
    scales: [3, 1, 3],
    ingredients: t('Röstkaffee (100 % Arabica), gemahlen', 'Roasted ground coffee (100 % arabica)'),
    origin: t('Minas Gerais, Brasilien', 'Minas Gerais, Brazil')
  }),
  buildCapsules(espresso, {
    number: 103,
    name: 'Hochland Rot',
    colors: ['#A3321F', '#F3C9A4'],
    motif: 'coffee-cherry',
    price: 489,
    badge: 'organic',
    organic: true,
    short: t(
      'Äthiopischer Arabica mit roten Beeren und heller Säure.',
      'Ethiopian arabica with red berries and a bright acidity.'
    ),
    story: t(
      'Die Kirschen trocknen im Ganzen auf Gestellen, deshalb bleibt ihre Frucht in der Bohne. Wir rösten hell genug, dass Johannisbeere und Bergamotte zu erkennen sind. Ein Espresso für den Nachmittag, am liebsten ohne Zucker.',
      'The cherries dry whole on raised beds, so their fruit stays in the bean. We roast light enough for redcurrant and bergamot to show. An espresso for the afternoon, best without sugar.'
    ),
    taste: ['fruity', 'floral'],
    scales: [3, 5, 2],
    ingredients: t(
      'Röstkaffee* (100 % Arabica), gemahlen. *aus kontrolliert biologischem Anbau',
      'Roasted ground coffee* (100 % arabica). *organically grown'
    ),
    origin: t('Sidama, Äthiopien', 'Sidama, Ethiopia')
  }),
  buildCapsules(espresso, {
    number: 104,
    name: 'Barista Milchbart',
    motif: 'milk',
    colors: ['#C58B58', '#FFF4E2', '#F4EADD'],
    price: 449,
    short: t(
      'Für Cappuccino gemacht: karamellig, rund, mit Kraft unter dem Schaum.',
      'Made for cappuccino: caramelly and round, with strength beneath the foam.'
    ),
    story: t(
      'Milch schluckt Säure und hebt Süße. Deshalb haben wir so lange gemischt, bis aus Espresso und 120 ml Schaum etwas wird, das nach Toffee schmeckt. Pur getrunken ist er kräftig, aber nie streng.',
      'Milk swallows acidity and lifts sweetness. So we kept blending until espresso and 120 ml of foam turned into something that tastes of toffee. On its own it is strong but never harsh.'
    ),
    taste: ['sweet', 'malty'],
    scales: [4, 0, 4],
    ingredients: t('Röstkaffee, gemahlen', 'Roasted ground coffee'),
    origin: t('Kolumbien, Vietnam', 'Colombia, Vietnam'),
    keywords: list(['Cappuccino', 'cappuccino'], ['Latte', 'latte'])
  }),
  buildCapsules(espresso, {
    number: 105,
    name: 'Vulkanerde',
    motif: 'mountains',
    colors: ['#5B4A43', '#E0703A'],
    price: 469,
    sale: 379,
    short: t(
      'Von Vulkanhängen in Guatemala, würzig mit Kakaonibs.',
      'From volcanic slopes in Guatemala, spicy with cacao nibs.'
    ),
    story: t(
      'Auf 1.600 Metern sind die Nächte kalt und die Bohnen hart. Das merkt man im Mund: Der Espresso wirkt fest, mit Nelke und einer Spur Rauch, die nicht aus der Röstung kommt, sondern vom Boden.',
      'At 1,600 metres the nights are cold and the beans are hard. You notice it in the mouth: the espresso feels firm, with clove and a trace of smoke that comes not from the roast but from the soil.'
    ),
    taste: ['spicy', 'chocolate'],
    scales: [4, 2, 4],
    ingredients: t('Röstkaffee (100 % Arabica), gemahlen', 'Roasted ground coffee (100 % arabica)'),
    origin: t('Antigua, Guatemala', 'Antigua, Guatemala')
  }),
  buildCapsules(espresso, {
    number: 106,
    name: 'Erste Stunde',
    motif: 'sunrise',
    colors: ['#D9A441', '#3A2A1E', '#F5ECD6'],
    price: 429,
    badge: 'new',
    short: t('Hell und wach, mit Honig und Orangenschale.', 'Light and lively, with honey and orange peel.'),
    story: t(
      'Unser hellster Espresso. Er läuft schneller durch als die anderen und bringt eine Säure mit, die eher an Orange als an Zitrone denken lässt. Wer bisher nur dunkle Röstungen kannte, sollte hier neu beginnen.',
      'Our lightest espresso. It runs faster than the others and has an acidity closer to orange than to lemon. If you have only known dark roasts, this is where to begin again.'
    ),
    taste: ['fruity', 'sweet', 'fresh'],
    scales: [2, 4, 1],
    ingredients: t('Röstkaffee (100 % Arabica), gemahlen', 'Roasted ground coffee (100 % arabica)'),
    origin: t('Huila, Kolumbien', 'Huila, Colombia')
  }),
  buildCapsules(ristretto, {
    number: 201,
    name: 'Kurz und Gut',
    colors: ['#1F1512', '#C7502F'],
    price: 449,
    popularity: 540,
    short: t(
      '25 ml, so konzentriert, dass der Löffel fast darin steht.',
      '25 ml, so concentrated that a spoon almost stands up in it.'
    ),
    story: t(
      'Ein Ristretto ist kein kleiner Espresso, sondern dessen erste Hälfte. Sirupartig, mit schwarzer Kirsche und Kakao, ohne die Bitterkeit, die gegen Ende durchläuft.',
      'A ristretto is not a small espresso but its first half. Syrupy, with black cherry and cocoa, and without the bitterness that comes through at the end.'
    ),
    taste: ['chocolate', 'fruity', 'roasty'],
    scales: [5, 2, 5],
    ingredients: t('Röstkaffee, gemahlen', 'Roasted ground coffee'),
    origin: t('Brasilien, Uganda', 'Brazil, Uganda')
  }),
  buildCapsules(ristretto, {
    number: 202,
    name: 'Kontrabass',
    motif: 'strings',
    colors: ['#2E2A4A', '#B99A6B'],
    price: 459,
    short: t(
      'Der tiefste Ton im Regal: Tabak, Leder, dunkle Melasse.',
      'The lowest note on the shelf: tobacco, leather, dark molasses.'
    ),
    story: t(
      'Für alle, denen Espresso zu freundlich ist. Ein hoher Anteil gewaschener Robusta aus Java sorgt für Druck und eine Crema, die den Zucker eine Weile trägt. Am besten nach dem Essen.',
      'For those who find espresso too friendly. A high share of washed robusta from Java brings punch and a crema that carries the sugar for a while. Best after a meal.'
    ),
    taste: ['roasty', 'malty', 'spicy'],
    scales: [5, 0, 5],
    ingredients: t('Röstkaffee, gemahlen', 'Roasted ground coffee'),
    origin: t('Java, Indonesien', 'Java, Indonesia')
  }),
  buildCapsules(ristretto, {
    number: 203,
    name: 'Marktgasse',
    motif: 'awning',
    colors: ['#6B3A2A', '#E9C46A'],
    price: 449,
    short: t(
      'Klassisch gemischt, mit Mandel und geröstetem Brot.',
      'A classic blend, with almond and toasted bread.'
    ),
    story: t(
      'Vorbild war die kleine Bar neben der Rösterei, die morgens um sechs öffnet. Vier Herkünfte, ein mittlerer Röstgrad und keine Überraschungen: ein Ristretto, auf den man sich verlassen kann.',
      'It is modelled on the little bar next to the roastery that opens at six. Four origins, a medium roast and no surprises: a ristretto you can rely on.'
    ),
    taste: ['nutty', 'roasty'],
    scales: [4, 1, 4],
    ingredients: t('Röstkaffee, gemahlen', 'Roasted ground coffee'),
    origin: t('Brasilien, Honduras, Indien, Peru', 'Brazil, Honduras, India, Peru')
  }),
  buildCapsules(ristretto, {
    number: 204,
    name: 'Rubin',
    colors: ['#7A1532', '#F0B7B0', '#EFE0DD'],
    motif: 'gem',
    price: 519,
    badge: 'limited',
    basketLimit: RUBIN_LIMIT,
    inventory: inStock(38),
    short: t(
      'Ein einzelnes Los aus Kenia, mit Cassis und Tomatenblatt.',
      'A single lot from Kenya, with blackcurrant and tomato leaf.'
    ),
    story: t(
      'Von dieser Ernte gab es vierzig Säcke, einen davon haben wir bekommen. Damit möglichst viele probieren können, geben wir höchstens {limit} Packungen je Bestellung ab. Danach kommt Rubin nicht wieder.',
      'There were forty bags of this harvest, and we got one. So that as many people as possible can try it, we sell no more than {limit} sleeves per order. After that, Rubin will not return.',
      { limit: RUBIN_LIMIT }
    ),
    taste: ['fruity', 'sweet'],
    scales: [4, 5, 2],
    ingredients: t('Röstkaffee (100 % Arabica), gemahlen', 'Roasted ground coffee (100 % arabica)'),
    origin: t('Nyeri, Kenia', 'Nyeri, Kenya')
  })
]
