import type { SeedProduct } from '../pictures/product-picture'
import { list, t } from '../localized'
import { buildTea, buildTeaTin, type TeaFamily } from './build-tea'
import { preorder } from './inventory'

const matcha: TeaFamily = {
  category: 'matcha',
  teaType: 'matcha',
  motif: 'leaf',
  ground: '#E9EFD8',
  caffeine: 'high',
  brewing: { grams: 2, temperature: 80, minutes: 1, milliliters: 80 },
  keywords: list(['Matcha', 'matcha'], ['Grünteepulver', 'green tea powder'])
}

const icedTea: TeaFamily = {
  category: 'iced-tea',
  teaType: 'fruit',
  motif: 'citrus',
  ground: '#E3F0EA',
  caffeine: 'none',
  brewing: { grams: 6, temperature: 10, minutes: 10, milliliters: 500 },
  keywords: list(['Eistee', 'iced tea'], ['Kaltaufguss', 'cold brew'])
}

export const jasminMatchaAndIcedTea: SeedProduct[] = [
  buildTeaTin(matcha, {
    number: 701,
    name: t('Matcha Uji Seide', 'Matcha Uji Silk'),
    colors: ['#3F7A35', '#E7F0C8'],
    grams: 30,
    price: 2690,
    popularity: 520,
    organic: true,
    badge: 'organic',
    short: t(
      'Zeremonienmatcha der ersten Ernte, süßlich und ohne Kanten.',
      'Ceremonial matcha of the first harvest, sweet and without edges.'
    ),
    story: t(
      'Eine Granitmühle mahlt in einer Stunde so viel, wie in eine Streichholzschachtel passt. Schneller geht es nicht, sonst wird der Stein heiß. Dieser Matcha ist für die Schale gedacht, mit Wasser und sonst nichts.',
      'In one hour a granite mill grinds as much as fits into a matchbox. Any faster and the stone would get hot. This matcha is meant for the bowl, with water and nothing else.'
    ),
    taste: ['grassy', 'sweet'],
    scales: [5, 0, 0],
    ingredients: t(
      'Grüner Tee*, gemahlen. *aus kontrolliert biologischem Anbau',
      'Ground green tea*. *organically grown'
    ),
    origin: t('Uji, Japan', 'Uji, Japan')
  }),
  buildTeaTin(matcha, {
    number: 702,
    name: t('Matcha Alltag', 'Everyday Matcha'),
    motif: 'flat-leaf',
    colors: ['#7FA83D', '#F7F6DC'],
    grams: 50,
    price: 1990,
    popularity: 560,
    short: t(
      'Kräftig genug für Hafermilch, mild genug für Wasser.',
      'Strong enough for oat milk, mild enough for water.'
    ),
    story: t(
      'Aus der zweiten Ernte, etwas herber und deutlich günstiger. Im Becher mit warmer Milch setzt er sich durch, über Eis behält er seine Farbe. Ein gehäufter Teelöffel reicht.',
      'From the second harvest, a little tarter and clearly less expensive. In a mug of warm milk it holds its own, over ice it keeps its colour. A heaped teaspoon is enough.'
    ),
    taste: ['grassy', 'fresh'],
    scales: [4, 0, 0],
    ingredients: t('Grüner Tee, gemahlen', 'Ground green tea'),
    origin: t('Kagoshima, Japan', 'Kagoshima, Japan'),
    keywords: list(['Matcha Latte', 'matcha latte'])
  }),
  buildTeaTin(matcha, {
    number: 703,
    advice: t(
      'In der geschlossenen Tüte hält er dunkel und kühl sechs Monate. Für Teig mit dem Mehl sieben, für Cremes mit etwas Zucker verrühren.',
      'In the closed pouch it keeps for six months, dark and cool. For dough, sift it with the flour; for creams, stir it with a little sugar.'
    ),
    name: t('Matcha für die Küche', 'Kitchen Matcha'),
    colors: ['#5E8C61', '#F3D9A4', '#EDEEDC'],
    form: 'tea-pouch',
    grams: 100,
    price: 1690,
    short: t(
      'Zum Backen und Rühren: kräftiges Grün, das im Ofen bleibt.',
      'For baking and stirring: a strong green that survives the oven.'
    ),
    story: t(
      'Für Kuchen und Eis wäre Zeremonienqualität verschwendet. Dieses Pulver ist gröber und herber, so dass es gegen Butter und Zucker ankommt. Ein Esslöffel färbt ein halbes Pfund Teig.',
      'Ceremonial grade would be wasted on cakes and ice cream. This powder is coarser and tarter, so it stands up to butter and sugar. One tablespoon colours half a pound of dough.'
    ),
    taste: ['grassy'],
    scales: [5, 0, 1],
    ingredients: t('Grüner Tee, gemahlen', 'Ground green tea'),
    origin: t('Zhejiang, China', 'Zhejiang, China'),
    keywords: list(['Backen', 'baking'])
  }),
  buildTeaTin(matcha, {
    number: 704,
    name: t('Hojicha Pulver', 'Hojicha Powder'),
    motif: 'curl',
    colors: ['#8A5A34', '#E9D9B8', '#EFE6DA'],
    grams: 50,
    price: 1790,
    caffeine: 'low',
    short: t(
      'Geröstet statt grün: braunes Pulver mit Kakao und Nuss.',
      'Roasted, not green: a brown powder with cocoa and nut.'
    ),
    story: t(
      'Hojicha entsteht aus reifen Blättern, die über Holzkohle geröstet werden; dabei verliert er fast sein ganzes Koffein. Als Pulver löst er sich in Milch und ergibt ein Getränk zwischen Tee und Kakao.',
      'Hojicha is made of mature leaves roasted over charcoal, losing almost all its caffeine on the way. As a powder it dissolves in milk and gives a drink halfway between tea and cocoa.'
    ),
    taste: ['roasty', 'nutty', 'chocolate'],
    scales: [4, 0, 5],
    ingredients: t('Grüner Tee, geröstet und gemahlen', 'Green tea, roasted and ground'),
    origin: t('Kyoto, Japan', 'Kyoto, Japan')
  }),
  buildTea(icedTea, {
    number: 801,
    name: t('Eistee Zitrone Basilikum', 'Lemon Basil Iced Tea'),
    motif: 'lemon',
    colors: ['#E3B71F', '#FFF6C4', '#F1F3DA'],
    bags: [12, 72],
    price: 595,
    short: t(
      'Spritzig und grün, fertig in zehn Minuten ohne Herd.',
      'Zesty and green, ready in ten minutes without cooking.'
    ),
    story: t(
      'Die großen Beutel sind für einen halben Liter kaltes Wasser gemacht. Zitrone kommt zuerst, Basilikum hinterher, Zucker fehlt und wird nicht vermisst. Gut zu Tomatenbrot.',
      'The large bags are made for half a litre of cold water. Lemon comes first, basil after; sugar is absent and not missed. Good with bread and tomatoes.'
    ),
    taste: ['fresh', 'fruity'],
    scales: [3, 4, 0],
    ingredients: t(
      'Apfelstücke, Zitronenschale (22 %), Lemongras, Basilikum (8 %), Brombeerblätter',
      'Apple pieces, lemon peel (22 %), lemongrass, basil (8 %), bramble leaves'
    ),
    origin: t('Italien, Ägypten', 'Italy, Egypt')
  }),
  buildTea(icedTea, {
    number: 802,
    name: t('Eistee Pfirsich Terrasse', 'Peach Terrace Iced Tea'),
    colors: ['#E8895C', '#FBE1C6', '#FBEBDD'],
    motif: 'peach',
    bags: [12, 72],
    price: 595,
    sale: 449,
    caffeine: 'medium',
    short: t(
      'Schwarzer Tee mit Pfirsich, kalt aufgegossen und nie bitter.',
      'Black tea with peach, brewed cold and never bitter.'
    ),
    story: t(
      'Kaltes Wasser löst die Süße aus dem Ceylon, lässt aber das Herbe zurück. Deshalb braucht dieser Eistee keinen Zucker. Ein paar Scheiben frischer Pfirsich im Krug schaden dennoch nicht.',
      'Cold water draws the sweetness out of Ceylon and leaves the harshness behind. So this iced tea needs no sugar. A few slices of fresh peach in the jug still do no harm.'
    ),
    taste: ['fruity', 'sweet'],
    scales: [3, 4, 1],
    ingredients: t(
      'Schwarzer Tee (70 %), Pfirsichstücke (20 %), Ringelblumen, natürliches Aroma',
      'Black tea (70 %), peach pieces (20 %), marigold, natural flavouring'
    ),
    origin: t('Sri Lanka', 'Sri Lanka')
  }),
  buildTea(icedTea, {
    number: 803,
    name: t('Eistee Erdbeere Minze', 'Strawberry Mint Iced Tea'),
    colors: ['#F2C9C6', '#D23B4E', '#F7E6E4'],
    motif: 'strawberry',
    bags: [12, 72],
    price: 595,
    short: t(
      'Erdbeere vorn, Minze dahinter, ganz ohne Koffein.',
      'Strawberry in front, mint behind, with no caffeine at all.'
    ),
    story: t(
      'Getrocknete Erdbeeren geben kalt weniger ab als heiß, darum nehmen wir doppelt so viele wie sonst. Die Minze ist eine sanfte Sorte. Nach zehn Minuten ist das Wasser rosa, nach zwanzig rot.',
      'Dried strawberries yield less in cold water than in hot, so we use twice as many as usual. The mint is a gentle kind. After ten minutes the water is pink, after twenty red.'
    ),
    taste: ['fruity', 'fresh', 'sweet'],
    scales: [3, 5, 0],
    ingredients: t(
      'Hibiskusblüten, Apfelstücke, Erdbeeren (18 %), Krauseminze (10 %)',
      'Hibiscus flowers, apple pieces, strawberries (18 %), spearmint (10 %)'
    ),
    origin: t('Polen, Marokko', 'Poland, Morocco')
  }),
  buildTea(icedTea, {
    number: 804,
    name: t('Eistee Gurke Limette', 'Cucumber Lime Iced Tea'),
    motif: 'cucumber',
    colors: ['#6FB07A', '#F2F7D2', '#E4F1E2'],
    bags: [12, 66],
    price: 625,
    caffeine: 'low',
    inventory: preorder(180, '2027-03-15'),
    badge: 'new',
    short: t(
      'Weißer Tee mit Gurke und Limette, lieferbar ab dem Frühjahr.',
      'White tea with cucumber and lime, available from spring.'
    ),
    story: t(
      'Die Gurke wird gefriergetrocknet und schmeckt danach wie frisch aufgeschnitten. Wir füllen im März die erste Charge ab. Wenn Sie jetzt vorbestellen, geht sie am ersten Tag an Sie hinaus.',
      'The cucumber is freeze-dried and tastes freshly sliced afterwards. We pack the first batch in March. If you order now, it leaves for you on the first day.'
    ),
    taste: ['fresh', 'grassy'],
    scales: [2, 3, 0],
    ingredients: t(
      'Weißer Tee (55 %), Gurke (15 %), Lemongras, Limettenschale, Minze',
      'White tea (55 %), cucumber (15 %), lemongrass, lime peel, mint'
    ),
    origin: t('Fujian, China', 'Fujian, China'),
    keywords: list(['Vorbestellung', 'pre-order'])
  })
]
