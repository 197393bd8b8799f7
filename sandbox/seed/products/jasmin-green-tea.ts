import type { SeedProduct } from '../pictures/product-picture'
import { list, t } from '../localized'
import { buildLooseTea, buildTea, type TeaFamily } from './build-tea'
import { inStock, soldOut } from './inventory'

const greenTea: TeaFamily = {
  category: 'green-tea',
  teaType: 'green',
  motif: 'leaf',
  ground: '#E6EDDD',
  caffeine: 'medium',
  brewing: { grams: 2.5, temperature: 75, minutes: 2, milliliters: 200 },
  keywords: list(['grüner Tee', 'green tea'], ['Grüntee', 'green leaf'])
}

export const jasminGreenTea: SeedProduct[] = [
  buildTea(greenTea, {
    number: 101,
    name: t('Sencha Morgennebel', 'Sencha Morning Mist'),
    motif: 'needles',
    colors: ['#4E7A4A', '#E9E2B8'],
    price: 495,
    popularity: 690,
    badge: 'organic',
    organic: true,
    short: t(
      'Ein früher Sencha aus Kagoshima, hellgrün, süßlich und klar.',
      'An early sencha from Kagoshima: pale green, gently sweet and clear.'
    ),
    story: t(
      'Gepflückt wird, bevor der Nebel aus den Reihen steigt. Die Blätter werden noch am selben Vormittag kurz gedämpft, deshalb schmeckt die Tasse nach jungem Grün und ein wenig nach Zuckererbse. Bitter wird sie erst, wenn das Wasser zu heiß ist.',
      'It is picked before the mist has left the rows. The leaves are briefly steamed the same morning, which is why the cup tastes of young greens with a hint of sugar pea. It turns bitter only when the water is too hot.'
    ),
    taste: ['fresh', 'grassy', 'sweet'],
    scales: [3, 1, 0],
    ingredients: t('Grüner Tee*. *aus kontrolliert biologischem Anbau', 'Green tea*. *organically grown'),
    origin: t('Kagoshima, Japan', 'Kagoshima, Japan'),
    usp: ['Erste Ernte des Frühjahrs', 'First harvest of spring']
  }),
  buildTea(greenTea, {
    number: 102,
    name: t('Jasmin Weiße Nacht', 'Jasmine White Night'),
    colors: ['#7C9A6B', '#FBF6E4', '#EEF0E2'],
    motif: 'jasmine',
    price: 545,
    popularity: 640,
    short: t(
      'Grüner Tee, über dem in sieben Nächten frische Jasminblüten lagen.',
      'Green tea that spent seven nights beneath fresh jasmine blossom.'
    ),
    story: t(
      'Jasmin öffnet sich erst am Abend. Darum werden Tee und Blüten nachts geschichtet und am Morgen wieder getrennt, sieben Mal hintereinander. Aromen kommen nicht hinzu; was Sie riechen, haben die Blätter aufgenommen.',
      'Jasmine opens only in the evening. So tea and blossom are layered at night and parted in the morning, seven times over. No flavouring is added; what you smell is what the leaves took in.'
    ),
    taste: ['floral', 'sweet'],
    scales: [4, 2, 0],
    brewing: { temperature: 80, minutes: 3 },
    ingredients: t('Grüner Tee (97 %), Jasminblüten', 'Green tea (97 %), jasmine blossom'),
    origin: t('Fujian, China', 'Fujian, China'),
    usp: ['Mit echten Blüten beduftet', 'Scented with real blossom']
  }),
  buildTea(greenTea, {
    number: 103,
    name: t('Minzgarten Tanger', 'Tangier Mint Garden'),
    colors: ['#6FB08C', '#CFEBD2', '#E0EEE6'],
    motif: 'mint',
    price: 445,
    short: t(
      'Gerollter Grüntee mit Nanaminze, kräftig und kühl zugleich.',
      'Rolled green tea with spearmint, strong and cool at once.'
    ),
    story: t(
      'Wir nehmen zwei Teile Grüntee und einen Teil Nanaminze, so wie man ihn am Hafen im hohen Glas bekommt. Die Minze steht vorn, der Tee hält sie zusammen. Mit einem Stück Kandis wird daraus ein Nachmittag.',
      'Two parts green tea and one part spearmint, the way it is served in tall glasses by the harbour. The mint leads, the tea holds it together. Add a lump of sugar and you have an afternoon.'
    ),
    taste: ['fresh', 'grassy'],
    scales: [4, 1, 0],
    brewing: { temperature: 85, minutes: 4 },
    ingredients: t('Grüner Tee (65 %), Nanaminze (35 %)', 'Green tea (65 %), spearmint (35 %)'),
    origin: t('Zhejiang, China; Meknès, Marokko', 'Zhejiang, China; Meknes, Morocco'),
    keywords: list(['Minze', 'mint'], ['Pfefferminze', 'peppermint'])
  }),
  buildTea(greenTea, {
    number: 104,
    name: t('Zitrone am Fenster', 'Lemon by the Window'),
    colors: ['#8FA83A', '#F6DC5A', '#F3F0D6'],
    motif: 'lemon',
    price: 425,
    sale: 345,
    short: t(
      'Grüner Tee mit Zitronenschale und Lemongras, hell und unkompliziert.',
      'Green tea with lemon peel and lemongrass, bright and easy-going.'
    ),
    story: t(
      'Die Schale kommt von sizilianischen Zitronen und wird luftgetrocknet, bis sie bricht. Zusammen mit Lemongras gibt sie dem weichen Chun Mee eine Kante. Ein Tee für den Schreibtisch, der auch kalt noch schmeckt.',
      'The peel comes from Sicilian lemons and is air-dried until it snaps. With lemongrass it lends an edge to a soft chun mee. A tea for the desk that still tastes good once it is cold.'
    ),
    taste: ['fresh', 'fruity'],
    scales: [3, 4, 0],
    ingredients: t(
      'Grüner Tee (78 %), Zitronenschale (12 %), Lemongras',
      'Green tea (78 %), lemon peel (12 %), lemongrass'
    ),
    origin: t('Jiangxi, China', 'Jiangxi, China'),
    keywords: list(['Zitrone', 'lemon'])
  }),
  buildTea(greenTea, {
    number: 105,
    name: t('Genmaicha Reisfeld', 'Genmaicha Rice Field'),
    motif: 'rice',
    colors: ['#A08B4C', '#F2E6C2', '#EFEAD8'],
    price: 465,
    caffeine: 'low',
    short: t(
      'Bancha mit geröstetem Naturreis, nussig wie frisches Popcorn.',
      'Bancha with toasted brown rice, as nutty as fresh popcorn.'
    ),
    story: t(
      'Was einmal den knappen Tee strecken sollte, ist heute ein eigener Genuss: halb Blatt, halb gerösteter Reis. Der Duft erinnert an warme Brotrinde, der Geschmack bleibt leicht. Passt gut zu Suppe und zu allem, was aus dem Ofen kommt.',
      'What was once meant to stretch scarce tea is now a pleasure of its own: half leaf, half toasted rice. It smells of warm bread crust and stays light on the tongue. Good with soup and with anything from the oven.'
    ),
    taste: ['nutty', 'roasty', 'grassy'],
    scales: [3, 0, 4],
    brewing: { temperature: 85 },
    ingredients: t('Grüner Tee (50 %), gerösteter Reis (50 %)', 'Green tea (50 %), toasted rice (50 %)'),
    origin: t('Shizuoka, Japan', 'Shizuoka, Japan')
  }),
  buildTea(greenTea, {
    number: 106,
    name: t('Pfirsichhain', 'Peach Grove'),
    colors: ['#7F9A5A', '#F6C39A', '#F6E8DC'],
    motif: 'peach',
    price: 475,
    short: t(
      'Sencha mit Stücken von weißem Pfirsich und Ringelblume.',
      'Sencha with pieces of white peach and marigold.'
    ),
    story: t(
      'Weißer Pfirsich ist leiser als gelber, und genau das braucht ein Sencha. Wir trocknen die Stücke langsam, damit ihr Saft im Fruchtfleisch bleibt. Die Tasse ist goldgrün und duftet nach Spätsommer.',
      'White peach is quieter than yellow, and that is just what a sencha needs. We dry the pieces slowly so that their juice stays in the flesh. The cup is golden green and smells of late summer.'
    ),
    taste: ['fruity', 'sweet', 'floral'],
    scales: [3, 5, 0],
    ingredients: t(
      'Grüner Tee (82 %), Pfirsichstücke (14 %), Ringelblumenblüten, natürliches Aroma',
      'Green tea (82 %), peach pieces (14 %), marigold petals, natural flavouring'
    ),
    origin: t('Shizuoka, Japan', 'Shizuoka, Japan'),
    keywords: list(['Pfirsich', 'peach'])
  }),
  ...buildLooseTea(greenTea, {
    number: 111,
    name: t('Gyokuro Schattengarten', 'Gyokuro Shade Garden'),
    motif: 'needles',
    colors: ['#1F5B43', '#9FC48A', '#DFE9DB'],
    prices: [2490, 5890, 10900],
    stocks: [undefined, inStock(3)],
    short: t(
      'Drei Wochen beschattet, von Hand geerntet, weich und fast salzig.',
      'Shaded for three weeks, picked by hand, soft and almost savoury.'
    ),
    story: t(
      'Unter Strohmatten wächst das Blatt langsamer und wird süßer. Gyokuro trinkt man in kleinen Schlucken und bei einer Temperatur, die man eher beim Baden vermutet. Dieselben Blätter tragen drei Aufgüsse, jeder etwas grüner als der vorige.',
      'Beneath straw mats the leaf grows more slowly and turns sweeter. Gyokuro is taken in small sips, at a temperature you would rather expect of a bath. The same leaves carry three infusions, each a little greener than the last.'
    ),
    taste: ['grassy', 'sweet'],
    scales: [5, 1, 0],
    caffeine: 'high',
    brewing: { grams: 5, temperature: 55, minutes: 2, milliliters: 120 },
    ingredients: t('Grüner Tee', 'Green tea'),
    origin: t('Yame, Japan', 'Yame, Japan'),
    usp: ['Kleine Menge, jährlich eine Ernte', 'A small lot, one harvest a year']
  }),
  ...buildLooseTea(greenTea, {
    number: 112,
    name: t('Lung Ching Westufer', 'Lung Ching West Shore'),
    motif: 'flat-leaf',
    colors: ['#6F8F3E', '#EDE3A4', '#ECEEDC'],
    prices: [1290, 2990, 5490],
    short: t(
      'Flach gepresste Blätter aus dem Eisenkessel, mit Kastanie im Duft.',
      'Flat leaves pressed in an iron pan, with chestnut in the scent.'
    ),
    story: t(
      'Ein geübter Röster drückt die Blätter mit der bloßen Hand an den heißen Kessel, bis sie flach wie Halme sind. Das gibt dem Tee seine Note von Esskastanie. Im Glas aufgegossen sinken die Knospen langsam zu Boden, und Sie dürfen dabei zusehen.',
      'A practised roaster presses the leaves against the hot pan with his bare hand until they lie flat as blades. That is where the note of chestnut comes from. Brewed in a glass, the buds sink slowly, and you may watch them do it.'
    ),
    taste: ['nutty', 'sweet', 'fresh'],
    scales: [3, 1, 2],
    brewing: { grams: 3, temperature: 80, minutes: 3, milliliters: 250 },
    ingredients: t('Grüner Tee', 'Green tea'),
    origin: t('Zhejiang, China', 'Zhejiang, China')
  }),
  ...buildLooseTea(greenTea, {
    number: 113,
    name: t('Sencha Küstenwind', 'Sencha Coastal Breeze'),
    motif: 'waves',
    colors: ['#3D8577', '#D8E9C9', '#DDEBE5'],
    prices: [790, 1790, 3290],
    organic: true,
    badge: 'organic',
    short: t(
      'Ein Sencha für jeden Tag: tiefgrün, frisch, mit einem Hauch Meer.',
      'A sencha for every day: deep green, fresh, with a trace of the sea.'
    ),
    story: t(
      'Die Gärten liegen so nah am Wasser, dass man die Brandung hört. Der Wind bringt Salz mit, und wer aufmerksam trinkt, schmeckt davon etwas. Länger gedämpft als üblich, färbt dieser Sencha die Tasse kräftig grün.',
      'The gardens lie so near the water that you can hear the surf. The wind carries salt, and those who drink with attention will find a little of it. Steamed for longer than usual, this sencha colours the cup a strong green.'
    ),
    taste: ['fresh', 'grassy'],
    scales: [4, 0, 0],
    brewing: { grams: 3, temperature: 70, minutes: 2, milliliters: 200 },
    ingredients: t('Grüner Tee*. *aus kontrolliert biologischem Anbau', 'Green tea*. *organically grown'),
    origin: t('Kagoshima, Japan', 'Kagoshima, Japan')
  }),
  ...buildLooseTea(greenTea, {
    number: 114,
    name: t('Jasminperlen', 'Jasmine Pearls'),
    colors: ['#B9A36A', '#FFFDF2', '#F1EEDF'],
    motif: 'jasmine',
    prices: [1690, 3890, 7190],
    short: t(
      'Von Hand gerollte Perlen, die sich im Wasser langsam öffnen.',
      'Hand-rolled pearls that open slowly in the water.'
    ),
    story: t(
      'Zwei Blätter und eine Knospe ergeben eine Perle, etwa achtzig Perlen eine Kanne. Während sie sich entrollen, steigt der Duft der Blüten auf, mit denen sie gelagert wurden. Für Gäste am schönsten in der Glaskanne.',
      'Two leaves and a bud make one pearl, some eighty pearls a pot. As they unroll, the scent of the blossom they were stored with rises. For guests, they look their best in a glass pot.'
    ),
    taste: ['floral', 'sweet'],
    scales: [4, 1, 0],
    brewing: { grams: 3, temperature: 80, minutes: 3, milliliters: 300 },
    ingredients: t('Grüner Tee, mit Jasminblüten beduftet', 'Green tea scented with jasmine blossom'),
    origin: t('Fujian, China', 'Fujian, China')
  }),
  buildTea(greenTea, {
    number: 905,
    name: t('Kirschblüte im März', 'Cherry Blossom in March'),
    colors: ['#D98CA3', '#FFF4F6', '#F7EAEC'],
    motif: 'cherry-blossom',
    bags: [15, 30],
    price: 545,
    brewing: { temperature: 75, minutes: 2, grams: 2 },
    inventory: soldOut,
    short: t(
      'Sencha mit gesalzener Kirschblüte, nur zur Blütezeit.',
      'Sencha with salted cherry blossom, in blossom season only.'
    ),
    story: t(
      'Die Blüten werden in Pflaumenessig und Salz eingelegt und dann getrocknet. In der Tasse öffnen sie sich noch einmal. Die Ernte ist klein und kommt, wenn die Bäume es wollen.',
      'The blossoms are pickled in plum vinegar and salt, then dried. In the cup they open once more. The harvest is small and comes when the trees are ready.'
    ),
    taste: ['floral', 'fresh'],
    scales: [2, 2, 0],
    ingredients: t(
      'Grüner Tee (94 %), gesalzene Kirschblüten (6 %)',
      'Green tea (94 %), salted cherry blossom (6 %)'
    ),
    origin: t('Shizuoka, Japan', 'Shizuoka, Japan'),
    keywords: list(['Sakura', 'sakura'], ['Frühling', 'spring'])
  })
]
