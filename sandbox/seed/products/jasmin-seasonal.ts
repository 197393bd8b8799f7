import type { SeedProduct } from '../pictures/product-picture'
import { list, t } from '../localized'
import { buildTea, type TeaFamily } from './build-tea'

const winterTea: TeaFamily = {
  category: 'seasonal-tea',
  teaType: 'fruit',
  motif: 'spice',
  ground: '#E9E6EC',
  caffeine: 'none',
  brewing: { grams: 3, temperature: 100, minutes: 8, milliliters: 200 },
  keywords: list(['Wintertee', 'winter tea'], ['Advent', 'advent'])
}

const sampler: TeaFamily = {
  category: 'samplers',
  teaType: 'herbal',
  motif: 'leaf',
  ground: '#F3EADD',
  caffeine: 'low',
  brewing: { grams: 2, temperature: 95, minutes: 5, milliliters: 200 },
  keywords: list(['Probierpaket', 'sampler'], ['Auswahl', 'selection'])
}

const seeBags = t('Die Zutaten stehen auf jedem einzelnen Beutel', 'Ingredients are listed on each bag')
const mixed = t('Verschiedene Herkünfte', 'Various origins')

export const jasminSeasonal: SeedProduct[] = [
  buildTea(winterTea, {
    number: 901,
    advice: t(
      'Menge, Temperatur und Zeit stehen hinter jedem Türchen. Aufgehängt oder aufgestellt, er hält beides aus.',
      'Amount, temperature and time are behind each door. Hang it up or stand it up, as you like.'
    ),
    name: t('Adventskalender Laternenweg', 'Lantern Path Advent Calendar'),
    colors: ['#1F3A5F', '#E8C27A'],
    form: 'advent-calendar',
    motif: 'winter',
    bags: [24, 52],
    price: 1995,
    popularity: 675,
    caffeine: 'medium',
    badge: 'limited',
    alsoIn: ['gift-ideas'],
    short: t(
      '24 Türchen, 24 Tees: zwölf für den Morgen, zwölf für den Abend.',
      '24 doors, 24 teas: twelve for mornings, twelve for evenings.'
    ),
    story: t(
      'Hinter jedem Türchen steckt ein Beutel und auf der Rückseite ein Satz, der zum Tag passt. Die kräftigen Sorten liegen auf den Werktagen, an den Sonntagen wird es festlich. Die Illustration hat unsere Kollegin aus der Packerei gezeichnet.',
      'Behind each door there is a bag and, on its back, a sentence for the day. The strong teas fall on weekdays; Sundays are festive. The illustration was drawn by our colleague from the packing room.'
    ),
    taste: ['spicy', 'fruity', 'malty'],
    scales: [3, 3, 1],
    ingredients: seeBags,
    origin: mixed,
    usp: ['24 verschiedene Tees', '24 different teas'],
    keywords: list(['Adventskalender', 'advent calendar'])
  }),
  buildTea(winterTea, {
    number: 902,
    name: t('Bratapfel am Kamin', 'Baked Apple by the Fire'),
    colors: ['#5C2B3A', '#EBB46B', '#F1E3DC'],
    motif: 'apple',
    bags: [20, 55],
    price: 425,
    sale: 339,
    lastMonth: 399,
    short: t(
      'Apfel, Zimt und Rosine, mit Marzipan im Hintergrund.',
      'Apple, cinnamon and raisin, with marzipan in the background.'
    ),
    story: t(
      'So riecht die Küche, wenn im Ofen ein Blech Boskop steht. Rosinen geben die Süße, Mandeln das Marzipan. Kinder trinken ihn aus dem Becher, Erwachsene gern mit einem kleinen Schuss Calvados.',
      'This is how the kitchen smells with a tray of Boskoop in the oven. Raisins bring sweetness, almonds the marzipan. Children drink it from a mug, adults like it with a small dash of calvados.'
    ),
    taste: ['fruity', 'spicy', 'sweet'],
    scales: [4, 4, 1],
    ingredients: t(
      'Apfelstücke (52 %), Rosinen, Zimt, Mandeln (6 %), Hibiskusblüten. Enthält Schalenfrüchte',
      'Apple pieces (52 %), raisins, cinnamon, almonds (6 %), hibiscus flowers. Contains nuts'
    ),
    origin: t('Niederrhein, Deutschland', 'Lower Rhine, Germany')
  }),
  buildTea(winterTea, {
    number: 903,
    name: t('Sternanis & Orange', 'Star Anise & Orange'),
    motif: 'spice',
    colors: ['#3C4658', '#E8A34A', '#F3E4D6'],
    bags: [20, 40],
    price: 445,
    caffeine: 'high',
    brewing: { minutes: 4, grams: 2 },
    short: t(
      'Festlicher Schwarztee mit Orangenschale, Sternanis und Nelke.',
      'A festive black tea with orange peel, star anise and clove.'
    ),
    story: t(
      'Wir mischen ihn einmal im Jahr, meist in der zweiten Oktoberwoche, und dann riecht das ganze Lager danach. Ein heller Ceylon lässt den Gewürzen Platz. Er passt zu Stollen, ohne mit ihm zu streiten.',
      'We blend it once a year, usually in the second week of October, and then the whole warehouse smells of it. A light Ceylon leaves room for the spices. It goes with stollen without arguing.'
    ),
    taste: ['spicy', 'fruity'],
    scales: [4, 3, 1],
    ingredients: t(
      'Schwarzer Tee (80 %), Orangenschale (12 %), Sternanis (4 %), Nelken',
      'Black tea (80 %), orange peel (12 %), star anise (4 %), cloves'
    ),
    origin: t('Sri Lanka', 'Sri Lanka')
  }),
  buildTea(winterTea, {
    number: 904,
    name: t('Winterwald', 'Winter Forest'),
    colors: ['#2C5545', '#DCE9E6', '#E3EAE8'],
    motif: 'winter',
    bags: [20, 35],
    price: 435,
    short: t(
      'Tannenspitzen, Wacholder und Pfefferminze, kühl und harzig.',
      'Fir tips, juniper and peppermint, cool and resinous.'
    ),
    story: t(
      'Einmal tief einatmen, und man steht im Schnee. Die Tannenspitzen werden im Mai geerntet, wenn sie noch weich sind, und warten dann auf den Winter. Mit Waldhonig schmeckt er am besten.',
      'Breathe in deeply and you are standing in the snow. The fir tips are picked in May while they are soft, and then they wait for winter. Best with forest honey.'
    ),
    taste: ['fresh', 'spicy'],
    scales: [4, 0, 0],
    ingredients: t(
      'Pfefferminze, Apfelminze, Tannenspitzen (15 %), Wacholderbeeren, Süßholz',
      'Peppermint, apple mint, fir tips (15 %), juniper berries, liquorice root'
    ),
    origin: t('Schwarzwald, Deutschland', 'Black Forest, Germany')
  }),
  buildTea(sampler, {
    number: 1001,
    advice: t(
      'Jeder Beutel trägt seine eigene Ziehzeit. Wer vergleicht, trinkt am besten drei davon an einem Nachmittag.',
      'Each bag carries its own steeping time. To compare, try three of them in one afternoon.'
    ),
    name: t('Kleine Weltreise', 'A Small Journey'),
    colors: ['#2F6A7A', '#F1C66A'],
    form: 'tea-sampler',
    bags: [12, 25],
    price: 795,
    popularity: 655,
    caffeine: 'medium',
    alsoIn: ['gift-ideas'],
    short: t(
      'Zwölf Tees aus neun Ländern, jeder einzeln verpackt.',
      'Twelve teas from nine countries, each wrapped on its own.'
    ),
    story: t(
      'Für alle, die noch nicht wissen, was sie mögen. Von der Karte im Deckel lesen Sie ab, woher der Tee kommt und wie lange er zieht. Am Ende haben die meisten zwei Lieblinge und eine Überraschung.',
      'For those who do not yet know what they like. The map in the lid tells you where each tea is from and how long it steeps. Most people end up with two favourites and one surprise.'
    ),
    taste: ['malty', 'floral', 'fruity'],
    scales: [3, 2, 1],
    ingredients: seeBags,
    origin: mixed,
    usp: ['Zwölf Sorten zum Vergleichen', 'Twelve teas to compare']
  }),
  buildTea(sampler, {
    number: 1002,
    advice: t(
      'Alle acht vertragen kochendes Wasser und sieben Minuten; bei Salbei genügen vier.',
      'All eight take boiling water and seven minutes; for sage, four are enough.'
    ),
    name: t('Kräuterschublade', 'The Herb Drawer'),
    colors: ['#5E8C61', '#E3B93C', '#EAF0DF'],
    form: 'tea-sampler',
    motif: 'camomile',
    bags: [16, 32],
    price: 695,
    caffeine: 'none',
    organic: true,
    short: t(
      'Acht Kräutertees zu je zwei Beuteln, alle ohne Koffein.',
      'Eight herbal teas, two bags of each, all free of caffeine.'
    ),
    story: t(
      'Kamille, Minze, Verbene, Salbei, Fenchel, Melisse, Brennnessel und Rose: zwei Beutel von jeder Sorte, damit die zweite Tasse das Urteil der ersten prüfen kann.',
      'Camomile, mint, verbena, sage, fennel, lemon balm, nettle and rose: two bags of each, so that the second cup can check the verdict of the first.'
    ),
    taste: ['fresh', 'floral'],
    scales: [3, 1, 0],
    brewing: { minutes: 7, temperature: 100 },
    ingredients: seeBags,
    origin: mixed
  }),
  buildTea(sampler, {
    number: 1003,
    advice: t(
      'Schwarz mit kochendem Wasser, Weiß mit 80 °C: Der Beutel sagt Ihnen, welcher es ist.',
      'Black with boiling water, white at 80 °C: the bag tells you which it is.'
    ),
    name: t('Schwarz auf Weiß', 'Black on White'),
    motif: 'bud',
    colors: ['#2B2B2B', '#F7F2E4', '#EDE9E1'],
    form: 'tea-sampler',
    bags: [12, 27],
    price: 745,
    caffeine: 'high',
    short: t(
      'Sechs schwarze und weiße Tees im direkten Vergleich.',
      'Six black and white teas side by side.'
    ),
    story: t(
      'Dieselbe Pflanze, zwei Wege: Der eine Tee wird gerollt und oxidiert, der andere nur getrocknet. Brühen Sie zwei nebeneinander auf, dann verstehen Sie in fünf Minuten, worüber andere Bücher schreiben.',
      'The same plant, two ways: one tea is rolled and oxidised, the other merely dried. Brew two side by side and in five minutes you will understand what others write books about.'
    ),
    taste: ['malty', 'floral'],
    scales: [3, 1, 1],
    ingredients: seeBags,
    origin: mixed
  }),
  buildTea(sampler, {
    number: 1004,
    name: t('Früchtekorb', 'The Fruit Basket'),
    colors: ['#C23B4F', '#F2B84B', '#F8E7DC'],
    form: 'tea-sampler',
    motif: 'apple',
    bags: [18, 50],
    price: 695,
    sale: 549,
    caffeine: 'none',
    short: t(
      'Sechs Früchtetees zu je drei Beuteln, für heiß und kalt.',
      'Six fruit teas, three bags of each, for hot and cold.'
    ),
    story: t(
      'Vom sauren Hibiskus bis zur milden Quitte haben wir die Beutel nach Säure sortiert. Wer von links nach rechts trinkt, wird sanfter. Übrig gebliebene Beutel machen sich gut im Eistee.',
      'From sour hibiscus to mild quince, we sorted the bags by acidity. Drink from left to right and it gets gentler. Bags left over do well in iced tea.'
    ),
    taste: ['fruity', 'sweet'],
    scales: [3, 5, 0],
    brewing: { minutes: 8, temperature: 100 },
    ingredients: seeBags,
    origin: mixed
  })
]
