import type { SeedProduct } from '../pictures/product-picture'
import { list, t } from '../localized'
import { buildCapsules, type CapsuleFamily } from './build-capsules'
import { preorder } from './inventory'

export const flavoured: CapsuleFamily = {
  category: 'flavoured',
  motif: 'vanilla',
  ground: '#F4EADD',
  caffeine: 'high',
  fill: 5.5,
  cup: 40,
  keywords: list(['Kaffeekapseln', 'coffee capsules'], ['aromatisierter Kaffee', 'flavoured coffee'])
}

const withFlavouring = t(
  'Röstkaffee (Arabica), gemahlen, natürliches Aroma (3 %)',
  'Roasted ground coffee (arabica), natural flavouring (3 %)'
)

export const puroFlavoured: SeedProduct[] = [
  buildCapsules(flavoured, {
    number: 501,
    name: t('Vanille Bourbon', 'Bourbon Vanilla'),
    colors: ['#D9BD8B', '#4A2B1C'],
    price: 459,
    popularity: 595,
    short: t(
      'Weicher Arabica mit natürlicher Vanille, ohne Zucker.',
      'Soft arabica with natural vanilla, without sugar.'
    ),
    story: t(
      'Das Aroma stammt aus der Schote und wird auf die noch warme Bohne gegeben. Die Küche riecht danach, in der Tasse aber bleibt es Kaffee. Mit Milchschaum kommt die Vanille am deutlichsten heraus.',
      'The flavouring comes from the pod and is added while the bean is still warm. The kitchen smells of it, yet what is in the cup is still coffee. Frothed milk brings the vanilla out best.'
    ),
    taste: ['sweet'],
    scales: [3, 1, 2],
    ingredients: withFlavouring,
    origin: t('Kolumbien; Vanille aus Madagaskar', 'Colombia; vanilla from Madagascar'),
    keywords: list(['Vanille', 'vanilla'])
  }),
  buildCapsules(flavoured, {
    number: 502,
    name: t('Haselnuss Piemont', 'Piedmont Hazelnut'),
    colors: ['#8C5A2B', '#F4DDB0'],
    motif: 'hazelnut',
    price: 459,
    short: t(
      'Geröstete Haselnuss, wie Nougat ohne Süße.',
      'Roasted hazelnut, like nougat without the sweetness.'
    ),
    story: t(
      'In Cuneo riecht im September jede Straße nach gerösteten Nüssen. Daran haben wir uns gehalten. Der Kaffee darunter ist kräftig genug, um nicht zur Kulisse zu werden.',
      'In September every street in Cuneo smells of roasting nuts. That is what we were after. The coffee underneath is strong enough not to become mere scenery.'
    ),
    taste: ['nutty', 'sweet'],
    scales: [3, 0, 3],
    ingredients: withFlavouring,
    origin: t('Brasilien', 'Brazil'),
    keywords: list(['Haselnuss', 'hazelnut'])
  }),
  buildCapsules(flavoured, {
    number: 503,
    name: t('Karamell Meersalz', 'Sea Salt Caramel'),
    motif: 'caramel',
    colors: ['#C8792B', '#FCEBCB', '#F7E8D4'],
    price: 469,
    short: t(
      'Dunkles Karamell mit einer Prise Salz am Ende.',
      'Dark caramel with a pinch of salt at the end.'
    ),
    story: t(
      'Die Röstung geht bis an die Grenze, an der Zucker bitter wird, und bleibt dort stehen. Das Salz ist mehr Ahnung als Geschmack. Über Vanilleeis gegossen, wird daraus ein Nachtisch.',
      'The roast goes to the point where sugar turns bitter, and stops there. The salt is more of a hint than a taste. Poured over vanilla ice cream it becomes a dessert.'
    ),
    taste: ['sweet', 'roasty'],
    scales: [4, 0, 3],
    ingredients: t(
      'Röstkaffee (Arabica), gemahlen, natürliches Aroma (3 %), Meersalz',
      'Roasted ground coffee (arabica), natural flavouring (3 %), sea salt'
    ),
    origin: t('Guatemala', 'Guatemala'),
    keywords: list(['Karamell', 'caramel'])
  }),
  buildCapsules(flavoured, {
    number: 504,
    name: t('Zimtstern', 'Cinnamon Star'),
    colors: ['#8E2F23', '#F0D9B5', '#F1E2DA'],
    motif: 'spice',
    price: 479,
    sale: 359,
    badge: 'limited',
    short: t(
      'Wintersorte mit Zimt, Mandel und Orangenschale.',
      'A winter blend with cinnamon, almond and orange peel.'
    ),
    story: t(
      'Von Oktober bis Februar in der Maschine, danach Pause bis zum Herbst. Der Zimt kommt aus Ceylon und kratzt nicht. Für alle, die schon im November das erste Blech backen.',
      'In the machine from October to February, then a rest until autumn. The cinnamon is from Ceylon and is never harsh. For those who bake their first tray in November.'
    ),
    taste: ['spicy', 'nutty', 'fruity'],
    scales: [4, 2, 3],
    ingredients: t(
      'Röstkaffee (Arabica), gemahlen, Zimt (2 %), natürliches Aroma',
      'Roasted ground coffee (arabica), cinnamon (2 %), natural flavouring'
    ),
    origin: t('Honduras', 'Honduras'),
    keywords: list(['Zimt', 'cinnamon'], ['Weihnachten', 'christmas'])
  }),
  buildCapsules(flavoured, {
    number: 505,
    name: t('Eiskaffee Kokos', 'Coconut Iced Coffee'),
    motif: 'coconut',
    colors: ['#3E9AA0', '#FFF7E6', '#DCECEC'],
    price: 479,
    inventory: preorder(240, '2027-03-15'),
    badge: 'new',
    short: t(
      'Für Eiswürfel gemacht, mit Kokos und heller Röstung, ab dem Frühjahr.',
      'Made for ice cubes, with coconut and a light roast, from spring.'
    ),
    story: t(
      'Auf Eis verliert Kaffee an Süße. Kokos gibt sie zurück, ohne dass Zucker nötig wird. Die erste Röstung ist fürs Frühjahr geplant; Vorbestellungen gehen als Erste hinaus.',
      'On ice, coffee loses sweetness. Coconut gives it back with no need for sugar. The first roast is planned for spring; pre-orders leave first.'
    ),
    taste: ['sweet', 'fresh', 'nutty'],
    scales: [3, 2, 1],
    ingredients: withFlavouring,
    origin: t('Peru', 'Peru'),
    keywords: list(['Eiskaffee', 'iced coffee'], ['Vorbestellung', 'pre-order'])
  })
]
