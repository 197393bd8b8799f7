import type { SeedProduct } from '../pictures/product-picture'
import { list, t } from '../localized'
import { buildLooseTea, buildTea, type TeaFamily } from './build-tea'

const herbalTea: TeaFamily = {
  category: 'herbal-tea',
  teaType: 'herbal',
  motif: 'camomile',
  ground: '#E9EFE0',
  caffeine: 'none',
  brewing: { grams: 2, temperature: 100, minutes: 7, milliliters: 200 },
  keywords: list(['Kräutertee', 'herbal tea'], ['koffeinfrei', 'caffeine-free'])
}

export const jasminHerbalTea: SeedProduct[] = [
  buildTea(herbalTea, {
    number: 401,
    name: t('Kamille Sommerwiese', 'Summer Meadow Camomile'),
    colors: ['#E3B93C', '#FFFBEA', '#F5EFD3'],
    bags: [20, 30],
    price: 345,
    popularity: 610,
    organic: true,
    badge: 'organic',
    short: t(
      'Ganze Kamillenblüten, mild und leicht nach Apfel.',
      'Whole camomile flowers, mild and faintly like apple.'
    ),
    story: t(
      'Unsere Kamille wird geerntet, wenn die weißen Blättchen gerade noch waagerecht stehen. Dann ist sie am süßesten. Im Beutel liegen ganze Köpfe statt Staub; das sieht man und schmeckt man.',
      'Our camomile is picked while the white petals are still just level. That is when it is sweetest. There are whole heads in the bag, no dust; you can see it and taste it.'
    ),
    taste: ['floral', 'sweet'],
    scales: [2, 1, 0],
    ingredients: t(
      'Kamillenblüten*. *aus kontrolliert biologischem Anbau',
      'Camomile flowers*. *organically grown'
    ),
    origin: t('Thüringen, Deutschland', 'Thuringia, Germany'),
    usp: ['Ganze Blüten im Beutel', 'Whole flowers in the bag']
  }),
  buildTea(herbalTea, {
    number: 402,
    name: t('Pfefferminze Kalter Bach', 'Cold Brook Peppermint'),
    colors: ['#1F7A5C', '#BFE8D4', '#DDEFE7'],
    motif: 'mint',
    bags: [20, 35],
    price: 345,
    popularity: 600,
    short: t(
      'Krause Blätter mit viel Menthol, klar bis in die Nase.',
      'Curled leaves with plenty of menthol, clear right up the nose.'
    ),
    story: t(
      'Eine alte Sorte aus Mittelfranken, die weniger Ertrag bringt und dafür mehr Öl. Nach dem Essen schmeckt sie kühl und klar, im Sommer auch auf Eis. Ein Deckel auf der Tasse hält das Aroma dort, wo es hingehört.',
      'An old variety from Middle Franconia with a smaller yield and more oil. After a meal it tastes cool and clear, in summer over ice as well. A lid on the cup keeps the aroma where it belongs.'
    ),
    taste: ['fresh'],
    scales: [4, 0, 0],
    ingredients: t('Pfefferminzblätter', 'Peppermint leaves'),
    origin: t('Franken, Deutschland', 'Franconia, Germany'),
    keywords: list(['Minze', 'mint'])
  }),
  buildTea(herbalTea, {
    number: 403,
    name: t('Verbene Gartentor', 'Garden Gate Verbena'),
    colors: ['#7FA650', '#F5F0C4', '#EBF0DA'],
    motif: 'verbena',
    bags: [20, 25],
    price: 425,
    short: t(
      'Zitronenverbene aus der Provence, hell und entspannt.',
      'Lemon verbena from Provence, bright and at ease.'
    ),
    story: t(
      'Reibt man das frische Blatt zwischen den Fingern, duftet es nach Zitrone, nur ohne Säure. Getrocknet bleibt davon erstaunlich viel. Abends trinken wir sie pur, mittags mit einem Zweig Thymian.',
      'Rub the fresh leaf between your fingers and it smells of lemon, only without the acid. A surprising amount of that survives the drying. In the evening we drink it plain, at noon with a sprig of thyme.'
    ),
    taste: ['fresh', 'floral'],
    scales: [3, 2, 0],
    ingredients: t('Zitronenverbene', 'Lemon verbena'),
    origin: t('Provence, Frankreich', 'Provence, France')
  }),
  buildTea(herbalTea, {
    number: 404,
    name: t('Ingwer Zitrone Doppelt', 'Double Ginger Lemon'),
    colors: ['#D9A02B', '#F8E8B8', '#F7EBCF'],
    motif: 'ginger',
    bags: [20, 40],
    price: 395,
    popularity: 630,
    short: t(
      'Viel Ingwer, viel Zitrone: wärmt vom ersten Schluck an.',
      'Plenty of ginger, plenty of lemon: warming from the first sip.'
    ),
    story: t(
      'Die meisten Mischungen trauen sich nicht recht. Wir nehmen fast die Hälfte Ingwer, grob geschnitten und langsam getrocknet. Die Schärfe kommt spät und bleibt eine Weile. Mit Honig wird sie freundlicher.',
      'Most blends do not quite dare. We use almost half ginger, coarsely cut and slowly dried. The heat arrives late and stays a while. Honey makes it friendlier.'
    ),
    taste: ['spicy', 'fresh'],
    scales: [5, 3, 0],
    brewing: { minutes: 10 },
    ingredients: t(
      'Ingwer (48 %), Lemongras, Zitronenschale (14 %), Süßholz',
      'Ginger (48 %), lemongrass, lemon peel (14 %), liquorice root'
    ),
    origin: t('Ingwer aus Peru', 'Ginger from Peru'),
    keywords: list(['Erkältungszeit', 'cold season'])
  }),
  buildTea(herbalTea, {
    number: 405,
    name: t('Gute Nacht, Deich', 'Good Night, Harbour'),
    colors: ['#3C4370', '#CFDB92', '#E4E2EE'],
    motif: 'hops',
    bags: [20, 30],
    price: 415,
    short: t(
      'Melisse, Hopfen und Lavendel für die letzte Stunde des Tages.',
      'Lemon balm, hops and lavender for the last hour of the day.'
    ),
    story: t(
      'Eine ruhige Mischung, die nicht nach Apotheke schmeckt. Melisse gibt das Zitronige, Hopfen etwas Herbes, Lavendel nur den Rand. Am besten eine halbe Stunde, bevor das Licht ausgeht.',
      'A quiet blend that does not taste of the chemist. Lemon balm gives the citrus, hops something tart, lavender only the edge. Best half an hour before the light goes out.'
    ),
    taste: ['floral', 'fresh'],
    scales: [3, 0, 0],
    ingredients: t(
      'Zitronenmelisse (45 %), Hopfenzapfen, Apfelminze, Lavendelblüten (4 %)',
      'Lemon balm (45 %), hops, apple mint, lavender (4 %)'
    ),
    origin: t('Deutschland, Frankreich', 'Germany, France'),
    keywords: list(['Schlaf', 'sleep'], ['Abendtee', 'evening tea'])
  }),
  buildTea(herbalTea, {
    number: 406,
    name: t('Salbei Steilküste', 'Cliffside Sage'),
    colors: ['#8C9B88', '#F0EFE6', '#E7EBE4'],
    motif: 'sage',
    bags: [20, 25],
    price: 375,
    short: t('Dalmatinischer Salbei, herb, harzig und würzig.', 'Dalmatian sage, tart, resinous and spicy.'),
    story: t(
      'Zwischen Fels und Meer wächst Salbei kleiner und duftet mehr. Gesammelt wird er von Hand, nur die oberen Blätter. Wem er pur zu streng ist, gibt einen Löffel Lindenhonig dazu.',
      'Between rock and sea, sage grows smaller and smells stronger. It is gathered by hand, the upper leaves only. If it is too stern for you on its own, add a spoonful of lime blossom honey.'
    ),
    taste: ['spicy', 'grassy'],
    scales: [4, 0, 0],
    ingredients: t('Salbeiblätter', 'Sage leaves'),
    origin: t('Dalmatien, Kroatien', 'Dalmatia, Croatia')
  }),
  buildTea(herbalTea, {
    number: 407,
    name: t('Fenchel & Freunde', 'Fennel & Friends'),
    colors: ['#A3B04B', '#F7F3D0', '#F0F1DC'],
    motif: 'fennel',
    bags: [20, 45],
    price: 355,
    short: t(
      'Fenchel, Anis und Kümmel, frisch angedrückt und süßlich.',
      'Fennel, aniseed and caraway, freshly crushed and sweetish.'
    ),
    story: t(
      'Drei Samen, ein Prinzip: Erst das Andrücken setzt frei, was sie können. Deshalb laufen sie bei uns am Tag der Abfüllung über die Walze. Mild genug für Kinder, warm genug nach einem großen Essen.',
      'Three seeds, one principle: only crushing sets free what they can do. So they go through our rollers on the day of packing. Mild enough for children, warm enough after a big meal.'
    ),
    taste: ['sweet', 'spicy'],
    scales: [3, 0, 0],
    brewing: { minutes: 8 },
    ingredients: t(
      'Fenchel (50 %), Anis (30 %), Kümmel (20 %)',
      'Fennel (50 %), aniseed (30 %), caraway (20 %)'
    ),
    origin: t('Sachsen-Anhalt, Deutschland; Türkei', 'Saxony-Anhalt, Germany; Turkey')
  }),
  buildTea(herbalTea, {
    number: 408,
    name: t('Brennnessel Maigrün', 'May Green Nettle'),
    colors: ['#4F7F3F', '#E9F2C8', '#E4EDD8'],
    motif: 'nettle',
    bags: [20, 30],
    price: 365,
    sale: 295,
    organic: true,
    short: t(
      'Junge Brennnessel mit Birkenblatt, erdig und sauber im Abgang.',
      'Young nettle with birch leaf, earthy and clean on the finish.'
    ),
    story: t(
      'Im Mai sind die Triebe weich und schmecken nach Spinat, der im Wald gewachsen ist. Birke und ein wenig Apfelschale hellen das auf. Ein Tee für Frühjahrsmorgen und für den Tag nach dem Fest.',
      'In May the shoots are soft and taste of spinach that grew up in the woods. Birch and a little apple peel brighten it. A tea for spring mornings and for the day after the party.'
    ),
    taste: ['grassy', 'fresh'],
    scales: [3, 1, 0],
    ingredients: t(
      'Brennnesselblätter* (70 %), Birkenblätter*, Apfelschalen*. *aus kontrolliert biologischem Anbau',
      'Nettle leaves* (70 %), birch leaves*, apple peel*. *organically grown'
    ),
    origin: t('Brandenburg, Deutschland', 'Brandenburg, Germany')
  }),
  ...buildLooseTea(herbalTea, {
    number: 411,
    name: t('Alpenkräuter Almhütte', 'Alpine Hut Herbs'),
    colors: ['#5577A0', '#F0D96B', '#E5EBF1'],
    motif: 'meadow',
    prices: [690, 1490, 2690],
    short: t(
      'Elf Kräuter und Blüten, von Quendel bis Kornblume.',
      'Eleven herbs and blossoms, from wild thyme to cornflower.'
    ),
    story: t(
      'Ein Bergbauer aus dem Lungau trocknet für uns auf dem Dachboden, was zwischen Juni und August auf seinen Wiesen steht. Kein Jahr schmeckt ganz wie das andere. Zuletzt waren Quendel und Frauenmantel vorn.',
      'A mountain farmer in the Lungau dries in his attic whatever stands in his meadows between June and August. No two years taste quite the same. In the latest, wild thyme and lady’s mantle are to the fore.'
    ),
    taste: ['floral', 'spicy', 'grassy'],
    scales: [3, 0, 0],
    ingredients: t(
      'Quendel, Frauenmantel, Melisse, Schafgarbe, Spitzwegerich, Goldmelisse, Kornblumen, Ringelblumen, Himbeerblätter, Brombeerblätter, Minze',
      'Wild thyme, lady’s mantle, lemon balm, yarrow, ribwort, bergamot flowers, cornflowers, marigold, raspberry leaves, blackberry leaves, mint'
    ),
    origin: t('Lungau, Österreich', 'Lungau, Austria')
  }),
  ...buildLooseTea(herbalTea, {
    number: 412,
    name: t('Rosenlaube', 'Rose Arbour'),
    colors: ['#C4607E', '#F7DCE2', '#F6E8EA'],
    motif: 'rose',
    prices: [790, 1790, 3290],
    short: t(
      'Rosenknospen, Melisse und Hagebutte, duftig und leicht herb.',
      'Rosebuds, lemon balm and rose hip, fragrant and slightly tart.'
    ),
    story: t(
      'Die Knospen werden vor Sonnenaufgang gepflückt, wenn ihr Öl noch nicht verflogen ist. Melisse erdet den Duft, Hagebutte gibt Farbe. In der Glaskanne ist diese Mischung fast zu schön zum Einschenken.',
      'The buds are picked before sunrise, before their oil has escaped. Lemon balm grounds the scent, rose hip gives colour. In a glass pot this blend is almost too pretty to pour.'
    ),
    taste: ['floral', 'sweet'],
    scales: [3, 2, 0],
    ingredients: t(
      'Zitronenmelisse, Rosenknospen (25 %), Hagebutte, Verbene',
      'Lemon balm, rosebuds (25 %), rose hip, verbena'
    ),
    origin: t('Isparta, Türkei', 'Isparta, Turkey')
  })
]
