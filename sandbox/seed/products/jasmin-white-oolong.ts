import type { SeedProduct } from '../pictures/product-picture'
import { list, t } from '../localized'
import { buildLooseTea, buildTea, type TeaFamily } from './build-tea'
import { inStock } from './inventory'

const whiteTea: TeaFamily = {
  category: 'white-oolong-tea',
  teaType: 'white',
  motif: 'leaf',
  ground: '#F2EEE2',
  caffeine: 'low',
  brewing: { grams: 2, temperature: 80, minutes: 4, milliliters: 200 },
  keywords: list(['weißer Tee', 'white tea'], ['Weißtee', 'silver buds'])
}

const oolong: TeaFamily = {
  ...whiteTea,
  teaType: 'oolong',
  ground: '#ECE7DA',
  caffeine: 'medium',
  brewing: { grams: 2.5, temperature: 90, minutes: 3, milliliters: 200 },
  keywords: list(['Oolong', 'oolong tea'], ['Blauer Tee', 'blue tea'])
}

export const jasminWhiteOolong: SeedProduct[] = [
  buildTea(whiteTea, {
    number: 301,
    name: t('Weiße Pfingstrose', 'White Peony'),
    colors: ['#D8CDB4', '#B98AA0'],
    motif: 'peony',
    price: 595,
    bags: [15, 30],
    short: t(
      'Knospe und zwei Blätter, nur gewelkt und getrocknet.',
      'A bud and two leaves, merely withered and dried.'
    ),
    story: t(
      'Kein Rollen, kein Rösten: Nach der Ernte liegt das Blatt auf Bambusmatten, bis es von allein trocken ist. Die Tasse sieht aus wie heller Wein und schmeckt nach Heu, Melone und einem Rest Sommer.',
      'No rolling, no firing: after harvest the leaf lies on bamboo mats until it is dry by itself. The cup looks like pale wine and tastes of hay, melon and a remnant of summer.'
    ),
    taste: ['floral', 'sweet'],
    scales: [2, 2, 0],
    ingredients: t('Weißer Tee', 'White tea'),
    origin: t('Fuding, China', 'Fuding, China')
  }),
  buildTea(whiteTea, {
    number: 302,
    name: t('Weißer Pfirsich am Abend', 'White Peach at Dusk'),
    colors: ['#F3E2CF', '#E08A5A', '#F7EBDD'],
    motif: 'peach',
    price: 545,
    bags: [15, 30],
    short: t(
      'Weißer Tee mit Pfirsich und Apfelblüte, leicht genug für abends.',
      'White tea with peach and apple blossom, light enough for evenings.'
    ),
    story: t(
      'Diese Mischung entstand für die Stunde, in der man noch draußen sitzt und schon eine Jacke braucht. Wenig Koffein, viel Duft. Auch kalt aufgegossen bleibt sie zart.',
      'This blend was made for the hour when you are still sitting outside and already need a jacket. Little caffeine, much fragrance. It stays delicate when brewed cold, too.'
    ),
    taste: ['fruity', 'floral', 'sweet'],
    scales: [2, 4, 0],
    ingredients: t(
      'Weißer Tee (80 %), Pfirsichstücke, Apfelblüten, natürliches Aroma',
      'White tea (80 %), peach pieces, apple blossom, natural flavouring'
    ),
    origin: t('Fujian, China', 'Fujian, China')
  }),
  buildTea(oolong, {
    number: 303,
    name: t('Oolong Milchstraße', 'Oolong Milky Way'),
    motif: 'stars',
    colors: ['#6C7FA8', '#F5EBCF', '#E5E8EE'],
    price: 565,
    bags: [15, 37],
    short: t(
      'Cremiger Oolong mit Noten von warmer Milch und Orchidee.',
      'A creamy oolong with notes of warm milk and orchid.'
    ),
    story: t(
      'Die Sorte heißt Jin Xuan und bringt das Sahnige von Natur aus mit; Milch ist nicht darin. Auf kühlen 1.000 Metern gewachsen und nur wenig oxidiert. Den zweiten Aufguss halten viele für den besseren.',
      'The cultivar is called jin xuan and is creamy by nature; there is no milk in it. Grown at a cool 1,000 metres and only lightly oxidised. Many think the second infusion the better one.'
    ),
    taste: ['sweet', 'floral'],
    scales: [3, 1, 1],
    ingredients: t('Oolong-Tee', 'Oolong tea'),
    origin: t('Alishan, Taiwan', 'Alishan, Taiwan')
  }),
  buildTea(oolong, {
    number: 304,
    name: t('Oolong Holzfeuer', 'Oolong Wood Fire'),
    motif: 'smoke',
    colors: ['#7A4B2C', '#E0A15A', '#EEE3D6'],
    price: 575,
    bags: [15, 37],
    badge: 'new',
    short: t(
      'Zweimal geröstet, mit Walnuss, Kakao und feiner Säure.',
      'Roasted twice, with walnut, cocoa and a fine acidity.'
    ),
    story: t(
      'Nach der Ernte röstet die Familie Lin einmal, nach drei Monaten Ruhe noch einmal. Dazwischen zieht die Hitze ins Blatt. Wer Kaffee liebt und weniger davon trinken möchte, sollte hier anfangen.',
      'After harvest the Lin family roasts once, and after three months of rest a second time. In between, the heat moves into the leaf. Those who love coffee and would like less of it should begin here.'
    ),
    taste: ['roasty', 'nutty', 'chocolate'],
    scales: [4, 1, 4],
    ingredients: t('Oolong-Tee, geröstet', 'Roasted oolong tea'),
    origin: t('Nantou, Taiwan', 'Nantou, Taiwan')
  }),
  ...buildLooseTea(whiteTea, {
    number: 311,
    name: t('Silbernadel Erster Tau', 'First Dew Silver Needle'),
    motif: 'bud',
    colors: ['#AEB6A6', '#F7F4E6', '#EEF0EA'],
    prices: [2890, 6790, 12900],
    stocks: [inStock(3)],
    badge: 'limited',
    short: t(
      'Nur Knospen, mit silbrigem Flaum, an vier Tagen im März gepflückt.',
      'Buds only, with silver down, picked on four days in March.'
    ),
    story: t(
      'Für hundert Gramm braucht es rund dreitausend Knospen. Sie schwimmen anfangs oben und stellen sich dann senkrecht ins Glas. Der Geschmack ist so leise, dass man für ihn besser das Radio ausmacht.',
      'A hundred grams take about three thousand buds. At first they float, then they stand upright in the glass. The taste is so quiet that it is better to turn off the radio.'
    ),
    taste: ['sweet', 'floral'],
    scales: [2, 2, 0],
    brewing: { grams: 3, temperature: 75, minutes: 5 },
    ingredients: t('Weißer Tee', 'White tea'),
    origin: t('Fuding, China', 'Fuding, China')
  }),
  ...buildLooseTea(oolong, {
    number: 312,
    name: t('Eisengöttin', 'Iron Goddess'),
    motif: 'curl',
    colors: ['#2F6A52', '#DDBB6B', '#E2EADF'],
    prices: [1390, 3190, 5890],
    short: t(
      'Fest gerollter Oolong, der nach Flieder und Butter duftet.',
      'A tightly rolled oolong with the scent of lilac and butter.'
    ),
    story: t(
      'Aus erbsengroßen Kugeln werden Blätter so lang wie ein Finger. Das dauert einige Minuten und mehrere Aufgüsse, von denen jeder anders schmeckt: erst Blüte, dann Butter, am Ende frisches Grün.',
      'Pellets the size of a pea turn into leaves as long as a finger. It takes some minutes and several infusions, each with a taste of its own: first blossom, then butter, finally fresh green.'
    ),
    taste: ['floral', 'sweet', 'fresh'],
    scales: [4, 2, 1],
    brewing: { grams: 4, temperature: 95, minutes: 2 },
    ingredients: t('Oolong-Tee', 'Oolong tea'),
    origin: t('Anxi, China', 'Anxi, China')
  })
]
