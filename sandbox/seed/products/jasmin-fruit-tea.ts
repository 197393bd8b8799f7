import type { SeedProduct } from '../pictures/product-picture'
import { list, t } from '../localized'
import { buildLooseTea, buildTea, type TeaFamily } from './build-tea'

const fruitTea: TeaFamily = {
  category: 'fruit-tea',
  teaType: 'fruit',
  motif: 'berry',
  ground: '#F6E3DE',
  caffeine: 'none',
  brewing: { grams: 3, temperature: 100, minutes: 8, milliliters: 200 },
  keywords: list(['Früchtetee', 'fruit tea'], ['koffeinfrei', 'caffeine-free'])
}

export const jasminFruitTea: SeedProduct[] = [
  buildTea(fruitTea, {
    number: 501,
    name: t('Hibiskus Abendrot', 'Hibiscus Sunset'),
    colors: ['#A3203C', '#F4B9A8'],
    motif: 'hibiscus',
    bags: [20, 60],
    price: 365,
    popularity: 605,
    short: t(
      'Tiefrot und lebhaft, mit Hibiskus, Hagebutte und Orange.',
      'Deep red and lively, with hibiscus, rose hip and orange.'
    ),
    story: t(
      'Hibiskus kann scharf an den Zähnen ziehen, wenn man ihn allein lässt. Hagebutte macht ihn runder, getrocknete Orange süßer. Was bleibt, ist eine Säure, die Durst löscht, und eine Farbe, die niemand übersieht.',
      'Left alone, hibiscus can set your teeth on edge. Rose hip makes it rounder, dried orange sweeter. What remains is an acidity that quenches thirst and a colour nobody overlooks.'
    ),
    taste: ['fruity', 'fresh'],
    scales: [4, 5, 0],
    ingredients: t(
      'Hibiskusblüten (45 %), Hagebuttenschalen, Orangenstücke, Apfelstücke',
      'Hibiscus flowers (45 %), rose hip, orange pieces, apple pieces'
    ),
    origin: t('Hibiskus aus Oberägypten', 'Hibiscus from Upper Egypt')
  }),
  buildTea(fruitTea, {
    number: 502,
    name: t('Apfelküche', 'Apple Kitchen'),
    colors: ['#B5432E', '#E9D27A', '#F5E8D6'],
    motif: 'apple',
    bags: [20, 55],
    price: 375,
    popularity: 575,
    short: t(
      'Altländer Apfel mit Zimt und Mandel, wie frisch vom Blech.',
      'Apple from the Altes Land with cinnamon and almond, as if straight from the oven.'
    ),
    story: t(
      'Sechzig Prozent Apfel sind viel für einen Tee. Nur so schmeckt er nach Kuchen, ohne dass wir nachhelfen müssen. Der Zimt bleibt im Hintergrund, die Mandel sorgt für das Weiche.',
      'Sixty per cent apple is a lot for a tea. Only then does it taste of cake without our having to help. The cinnamon stays in the background; the almond brings softness.'
    ),
    taste: ['fruity', 'sweet', 'nutty'],
    scales: [3, 4, 0],
    ingredients: t(
      'Apfelstücke (60 %), Zimt, Mandelblättchen, Hibiskusblüten. Enthält Schalenfrüchte',
      'Apple pieces (60 %), cinnamon, flaked almonds, hibiscus flowers. Contains nuts'
    ),
    origin: t('Altes Land, Deutschland', 'Altes Land, Germany'),
    keywords: list(['Apfel', 'apple'])
  }),
  buildTea(fruitTea, {
    number: 503,
    name: t('Waldbeeren Lichtung', 'Clearing in the Wood'),
    motif: 'blueberry',
    colors: ['#5B2C6B', '#E3A1B8', '#EEE3EE'],
    bags: [20, 55],
    price: 385,
    short: t(
      'Heidelbeere, Brombeere und Holunder, dunkel und saftig.',
      'Bilberry, blackberry and elder, dark and juicy.'
    ),
    story: t(
      'Wilde Beeren sind kleiner und färben die Finger, dafür schmecken sie nach mehr. Holunder gibt die Tiefe, ein paar Brombeerblätter das Herbe vom Waldrand. Mit Sprudel aufgefüllt wird daraus eine Limonade.',
      'Wild berries are smaller and stain your fingers, but they taste of more. Elder gives depth, a few bramble leaves the tartness of the forest edge. Topped up with sparkling water it becomes a lemonade.'
    ),
    taste: ['fruity', 'sweet'],
    scales: [4, 5, 0],
    ingredients: t(
      'Holunderbeeren (30 %), Apfelstücke, Hibiskusblüten, Heidelbeeren (12 %), Brombeeren, Brombeerblätter',
      'Elderberries (30 %), apple pieces, hibiscus flowers, bilberries (12 %), blackberries, bramble leaves'
    ),
    origin: t('Polen, Deutschland', 'Poland, Germany'),
    keywords: list(['Beeren', 'berries'])
  }),
  buildTea(fruitTea, {
    number: 504,
    name: t('Blutorange Palermo', 'Blood Orange Palermo'),
    colors: ['#D9541E', '#F9C98A', '#F9E6D6'],
    motif: 'blood-orange',
    bags: [20, 60],
    price: 395,
    sale: 325,
    short: t(
      'Blutorange mit Schale und Fruchtfleisch, herb und sonnig.',
      'Blood orange with peel and flesh, tart and sunny.'
    ),
    story: t(
      'Die Früchte reifen am Fuß des Ätna, wo warme Tage und kalte Nächte das Rot hervorbringen. Wir schneiden sie in Scheiben und trocknen sie samt Schale. Deshalb schmeckt der Tee ein wenig wie Marmelade.',
      'The fruit ripens at the foot of Etna, where warm days and cold nights bring out the red. We slice it and dry it with its peel. That is why the tea tastes a little of marmalade.'
    ),
    taste: ['fruity', 'fresh'],
    scales: [4, 5, 0],
    ingredients: t(
      'Hibiskusblüten, Blutorangenstücke (28 %), Apfelstücke, Orangenschale, Rosenblüten',
      'Hibiscus flowers, blood orange pieces (28 %), apple pieces, orange peel, rose petals'
    ),
    origin: t('Sizilien, Italien', 'Sicily, Italy'),
    keywords: list(['Orange', 'orange'])
  }),
  buildTea(fruitTea, {
    number: 505,
    name: t('Quitte & Birne', 'Quince & Pear'),
    colors: ['#C9A227', '#F8EEC0', '#F6F0DA'],
    motif: 'pear',
    bags: [20, 55],
    price: 415,
    badge: 'new',
    short: t('Goldgelb und mild, ganz ohne Hibiskus.', 'Golden yellow and mild, without any hibiscus.'),
    story: t(
      'Viele haben uns nach einem Früchtetee ohne Säure gefragt. Hier ist er: Quitte für den Duft, Birne für die Süße, ein Blatt Zitronenverbene, damit nichts müde wird.',
      'Many people asked us for a fruit tea without acidity. Here it is: quince for scent, pear for sweetness, a leaf of lemon verbena so that nothing grows tired.'
    ),
    taste: ['fruity', 'sweet'],
    scales: [2, 4, 0],
    ingredients: t(
      'Birnenstücke (42 %), Apfelstücke, Quittenstücke (15 %), Zitronenverbene',
      'Pear pieces (42 %), apple pieces, quince pieces (15 %), lemon verbena'
    ),
    origin: t('Unterfranken, Deutschland', 'Lower Franconia, Germany')
  }),
  buildTea(fruitTea, {
    number: 506,
    name: t('Himbeerhecke', 'Raspberry Hedge'),
    colors: ['#D2466B', '#FBE0E2', '#F9E4E7'],
    bags: [20, 50],
    price: 385,
    organic: true,
    short: t(
      'Himbeere mit einem Rest Vanille, von Kindern bevorzugt.',
      'Raspberry with a little vanilla, the one children prefer.'
    ),
    story: t(
      'Sie dürfen ihn lange ziehen lassen, er wird nur roter. Die Himbeeren sind gefriergetrocknet und lösen sich im heißen Wasser wieder auf. Lauwarm mit Apfelsaft gemischt, ist er auf jedem Kindergeburtstag zuerst leer.',
      'Steep it as long as you like; it only gets redder. The raspberries are freeze-dried and dissolve again in hot water. Mixed lukewarm with apple juice, it is the first jug to be empty at any children’s party.'
    ),
    taste: ['fruity', 'sweet'],
    scales: [3, 5, 0],
    ingredients: t(
      'Apfelstücke*, Hibiskusblüten*, Himbeeren* (14 %), Himbeerblätter*, Vanille*. *aus kontrolliert biologischem Anbau',
      'Apple pieces*, hibiscus flowers*, raspberries* (14 %), raspberry leaves*, vanilla*. *organically grown'
    ),
    origin: t('Serbien, Deutschland', 'Serbia, Germany'),
    keywords: list(['Himbeere', 'raspberry'], ['Kindertee', 'tea for children'])
  }),
  ...buildLooseTea(fruitTea, {
    number: 511,
    name: t('Obstgarten im Oktober', 'Orchard in October'),
    colors: ['#9C4A1F', '#F1C66A', '#F5E6D3'],
    motif: 'apple',
    prices: [590, 1290, 2290],
    short: t(
      'Grob geschnittener Apfel, Pflaume und Hagebutte für die große Kanne.',
      'Coarsely cut apple, plum and rose hip for the big pot.'
    ),
    story: t(
      'Die Stücke sind so groß, dass man sie einzeln erkennt und hinterher essen kann. Eine Handvoll auf einen Liter genügt. Wer mag, gibt die letzten fünf Minuten eine Scheibe frischen Ingwer dazu.',
      'The pieces are so large that you can tell each one and eat it afterwards. A handful to a litre is enough. If you like, add a slice of fresh ginger for the last five minutes.'
    ),
    taste: ['fruity', 'sweet'],
    scales: [3, 4, 0],
    brewing: { grams: 15, milliliters: 1000, minutes: 10 },
    ingredients: t(
      'Apfelstücke (50 %), Hagebuttenschalen, Pflaumenstücke (12 %), Hibiskusblüten, Zimtbruch',
      'Apple pieces (50 %), rose hip, plum pieces (12 %), hibiscus flowers, cinnamon'
    ),
    origin: t('Bodensee, Deutschland', 'Lake Constance, Germany')
  })
]
