import type { SeedProduct } from '../pictures/product-picture'
import { t } from '../localized'
import { buildBeans, buildGroundCoffee } from './build-beans'
import { inStock, soldOut } from './inventory'

export const puroBeans: SeedProduct[] = [
  buildBeans({
    number: 1101,
    name: 'Werkbank Espresso',
    category: 'espresso-beans',
    colors: ['#2B1D16', '#D8A25E'],
    grams: 500,
    arabica: 80,
    price: 1190,
    popularity: 555,
    short: t(
      'Der Verlässliche für den Siebträger: Schokolade, Walnuss, dichte Crema.',
      'The reliable one for the espresso machine: chocolate, walnut, dense crema.'
    ),
    story: t(
      'Gedacht für Mühlen, die nicht jeden Tag nachgestellt werden. Er verzeiht ein halbes Gramm und zwei Grad, und schmeckt am Montag wie am Freitag.',
      'Made for grinders that are not adjusted every day. It forgives half a gram and two degrees, and tastes the same on Monday as on Friday.'
    ),
    advice: t(
      '18 g auf 36 g in 27 Sekunden sind ein guter Anfang. Nach dem Öffnen binnen vier Wochen verbrauchen.',
      '18 g in, 36 g out in 27 seconds is a good start. Use within four weeks of opening.'
    ),
    brewing: { grams: 18, temperature: 93, milliliters: 36 },
    taste: ['chocolate', 'nutty'],
    scales: [4, 1, 4],
    origin: t('Brasilien, Indien', 'Brazil, India')
  }),
  buildBeans({
    number: 1102,
    name: 'Schwarzer Schwan',
    category: 'espresso-beans',
    motif: 'waves',
    colors: ['#17181C', '#A9B4C4'],
    grams: 500,
    arabica: 60,
    price: 1150,
    sale: 949,
    short: t(
      'Süditalienisch geröstet, rauchig, mit Lakritz.',
      'Roasted the southern Italian way, smoky, with liquorice.'
    ),
    story: t(
      'Die Bohnen glänzen ein wenig, so dunkel sind sie. In der Herdkanne gibt er den Ton an, im Siebträger steht die Crema wie ein Deckel. Zucker ist erlaubt und fast geboten.',
      'The beans are so dark that they shine a little. In the stovetop pot it sets the tone; in the espresso machine the crema sits like a lid. Sugar is allowed, and almost called for.'
    ),
    advice: t(
      'Etwas gröber mahlen als gewohnt und mit 90 °C brühen, sonst wird er streng.',
      'Grind a little coarser than usual and brew at 90 °C, or it turns harsh.'
    ),
    brewing: { grams: 18, temperature: 90, milliliters: 40 },
    taste: ['roasty', 'spicy'],
    scales: [5, 0, 5],
    origin: t('Uganda, Brasilien', 'Uganda, Brazil')
  }),
  buildBeans({
    number: 1103,
    name: 'Crema Tagwerk',
    category: 'filter-beans',
    motif: 'milk',
    colors: ['#A8733F', '#FBEBD0'],
    grams: 1000,
    arabica: 85,
    price: 1890,
    popularity: 515,
    short: t(
      'Für den Vollautomaten: mild, nussig, ein Kilo.',
      'For the bean-to-cup machine: mild, nutty, one kilo.'
    ),
    story: t(
      'Vollautomaten mögen es trocken und nicht zu dunkel. Diese Röstung hält das Mahlwerk sauber und die Crema stabil. Ein Kilo reicht in einem Vierpersonenhaushalt etwa zwei Wochen.',
      'Bean-to-cup machines like their beans dry and not too dark. This roast keeps the grinder clean and the crema stable. A kilo lasts a household of four about two weeks.'
    ),
    advice: t(
      'Stellen Sie den Mahlgrad auf Mitte und die Menge auf 10 g; von da aus geht es in beide Richtungen.',
      'Set the grind to medium and the dose to 10 g; from there you can go either way.'
    ),
    brewing: { grams: 10, milliliters: 120 },
    taste: ['nutty', 'sweet'],
    scales: [3, 1, 3],
    origin: t('Brasilien, Honduras, Vietnam', 'Brazil, Honduras, Vietnam')
  }),
  ...buildGroundCoffee({
    number: 1104,
    name: 'Handfilter Klarheit',
    category: 'filter-beans',
    motif: 'filter',
    colors: ['#4C8A93', '#F7E2B2'],
    sizes: [
      { grams: 250, price: 990 },
      { grams: 1000, price: 3490 }
    ],
    stocks: { '250 press': inStock(2), '1000 press': soldOut },
    arabica: 100,
    organic: true,
    badge: 'organic',
    short: t(
      'Heller Filterkaffee aus Äthiopien, mit Pfirsich und schwarzem Tee.',
      'A light filter coffee from Ethiopia, with peach and black tea.'
    ),
    story: t(
      'Gießen Sie langsam, dann bekommen Sie eine Tasse, durch die man hindurchsehen kann. Je kühler sie wird, desto mehr Frucht kommt heraus. Der Beutel nennt die Waschstation und den Tag der Röstung.',
      'Pour slowly and you get a cup you can see through. The cooler it gets, the more fruit comes out. The bag names the washing station and the day of roasting.'
    ),
    advice: t(
      '15 g auf 250 ml bei 94 °C, Durchlauf knapp drei Minuten.',
      '15 g to 250 ml at 94 °C, just under three minutes in all.'
    ),
    brewing: { grams: 15, temperature: 94, minutes: 3, milliliters: 250 },
    taste: ['fruity', 'floral'],
    scales: [3, 5, 1],
    origin: t('Guji, Äthiopien', 'Guji, Ethiopia')
  }),
  buildBeans({
    number: 1105,
    name: t('Spätschicht Entkoffeiniert', 'Spätschicht Decaf'),
    category: 'filter-beans',
    motif: 'moon',
    colors: ['#5E7D5A', '#EFE4D6'],
    grams: 500,
    arabica: 100,
    caffeine: 'decaf',
    price: 1290,
    inventory: soldOut,
    short: t(
      'Ganze Bohnen, entkoffeiniert, mit Malz und leiser Süße.',
      'Whole decaf beans, with malt and a quiet sweetness.'
    ),
    story: t(
      'Mit Zuckerrohr entkoffeiniert, darum bleibt eine leise Süße. Von dieser Partie bekommen wir im Jahr nur wenige Säcke und rösten sie, sobald sie da sind.',
      'Decaffeinated with sugar cane, which leaves a quiet sweetness. We get only a few bags of this lot a year and roast them as they arrive.'
    ),
    advice: t(
      'Passt für Filter und Vollautomat. Für den Siebträger bitte feiner mahlen.',
      'Suits filter and bean-to-cup. For an espresso machine, please grind finer.'
    ),
    brewing: { grams: 15, temperature: 94, minutes: 3, milliliters: 250 },
    taste: ['sweet', 'malty'],
    scales: [3, 2, 2],
    origin: t('Huila, Kolumbien', 'Huila, Colombia')
  })
]
