import type { SeedProduct } from '../pictures/product-picture'
import { list, t } from '../localized'
import { buildCapsules, type CapsuleFamily } from './build-capsules'
import { inStock } from './inventory'
import { flavoured } from './puro-flavoured'

const chocolate: CapsuleFamily = {
  ...flavoured,
  category: 'chocolate',
  motif: 'bean',
  ground: '#EFE0D4',
  caffeine: 'low',
  fill: 18,
  cup: 150,
  keywords: list(['Trinkschokolade', 'hot chocolate'], ['Kakao', 'cocoa'])
}

const tea: CapsuleFamily = {
  ...flavoured,
  category: 'tea-capsules',
  motif: 'leaf',
  ground: '#DDE6D3',
  caffeine: 'medium',
  fill: 2.5,
  cup: 180,
  keywords: list(['Teekapseln', 'tea capsules'], ['Tee', 'tea'])
}

const sampler: CapsuleFamily = {
  ...flavoured,
  category: 'capsule-samplers',
  motif: 'bean',
  ground: '#EFE4D6',
  keywords: list(['Probierpaket', 'sampler'], ['Kaffeekapseln', 'coffee capsules'])
}

export const puroChocolateAndTea: SeedProduct[] = [
  buildCapsules(chocolate, {
    number: 601,
    name: t('Kakao Zartbitter', 'Dark Cocoa'),
    motif: 'cacao',
    colors: ['#3B2016', '#C9955C'],
    price: 529,
    short: t('Mit 38 % Kakao und viel Tiefe.', 'With 38% cocoa and plenty of depth.'),
    story: t(
      'Kein Kinderkakao, sondern Schokolade zum Trinken. Der Kakao stammt von kleinen Höfen in Ghana und wird bei niedriger Temperatur geröstet. Etwas warme Milch dazu, und der Nachmittag ist gerettet.',
      'Not cocoa for children but chocolate to drink. The cocoa comes from small farms in Ghana and is roasted at low temperature. Add a little warm milk and the afternoon is saved.'
    ),
    taste: ['chocolate', 'roasty'],
    scales: [4, 1, 2],
    ingredients: t(
      'Zucker, Kakao stark entölt (38 %), Magermilchpulver, Salz. Enthält Milch',
      'Sugar, low-fat cocoa (38 %), skimmed milk powder, salt. Contains milk'
    ),
    origin: t('Ghana', 'Ghana')
  }),
  buildCapsules(chocolate, {
    number: 602,
    name: t('Kakao Vollmilch', 'Milk Cocoa'),
    motif: 'cacao',
    colors: ['#9A6238', '#FFF1DC', '#F3E6DA'],
    price: 499,
    popularity: 530,
    short: t(
      'Cremig und rund, die Tasse für Kinder und ihre Großeltern.',
      'Creamy and round, the cup for children and their grandparents.'
    ),
    story: t(
      'Vollmilch und Rahm sorgen dafür, dass der Schaum von selbst entsteht. Süß, aber nicht so süß, dass man die Milch nicht mehr schmeckt.',
      'Whole milk and cream make the foam rise by itself. Sweet, but not so sweet that you no longer taste the milk.'
    ),
    taste: ['chocolate', 'sweet'],
    scales: [3, 0, 1],
    ingredients: t(
      'Zucker, Vollmilchpulver (32 %), Kakao (22 %), Rahmpulver, Salz. Enthält Milch',
      'Sugar, whole milk powder (32 %), cocoa (22 %), cream powder, salt. Contains milk'
    ),
    origin: t('Elfenbeinküste', 'Côte d’Ivoire')
  }),
  buildCapsules(chocolate, {
    number: 603,
    name: t('Kakao Chili Orange', 'Chilli Orange Cocoa'),
    colors: ['#B3391F', '#F4A63C', '#F4E0D6'],
    motif: 'citrus',
    price: 549,
    inventory: inStock(3),
    short: t(
      'Dunkle Schokolade mit Orangenöl und später Schärfe.',
      'Dark chocolate with orange oil and a late heat.'
    ),
    story: t(
      'Erst süß, dann Frucht, und wenn Sie glauben, das sei alles gewesen, meldet sich der Chili. Er brennt nicht, er wärmt. Die letzten Packungen dieser Charge.',
      'Sweetness first, then fruit, and just when you think that is all, the chilli speaks up. It does not burn, it warms. The last sleeves of this batch.'
    ),
    taste: ['chocolate', 'spicy', 'fruity'],
    scales: [5, 3, 2],
    ingredients: t(
      'Zucker, Kakao (34 %), Magermilchpulver, natürliches Orangenöl, Chili. Enthält Milch',
      'Sugar, cocoa (34 %), skimmed milk powder, natural orange oil, chilli. Contains milk'
    ),
    origin: t('Ecuador', 'Ecuador')
  }),
  buildCapsules(tea, {
    number: 701,
    name: t('Grüntee Klar', 'Clear Green'),
    motif: 'needles',
    colors: ['#5C8A4A', '#EEF3C6'],
    price: 449,
    teaType: 'green',
    short: t('Sencha in der Kapsel, am besten bei 80 °C.', 'Sencha in a capsule, best at 80 °C.'),
    story: t(
      'Damit nichts bitter wird, hat die Kolibri Plus eine Taste für Tee; an Kranich und Albatros stellen Sie die Temperatur ein. Der Tee ist grob gebrochen, so fließt das Wasser langsam hindurch. Frisch, grasig, in einer halben Minute fertig.',
      'So that nothing turns bitter, the Kolibri Plus has a button for tea; on Kranich and Albatros you set the temperature. The tea is coarsely broken, so water passes slowly. Fresh, grassy, ready in half a minute.'
    ),
    taste: ['fresh', 'grassy'],
    scales: [3, 1, 0],
    ingredients: t('Grüner Tee', 'Green tea'),
    origin: t('Zhejiang, China', 'Zhejiang, China')
  }),
  buildCapsules(tea, {
    number: 702,
    name: t('Frühstückstee Kräftig', 'Strong Breakfast'),
    motif: 'bud',
    colors: ['#8A3B1C', '#F1CD8C', '#EDE4D4'],
    price: 439,
    caffeine: 'high',
    teaType: 'black',
    short: t('Assam und Ceylon, dunkel genug für Milch.', 'Assam and Ceylon, dark enough for milk.'),
    story: t(
      'In vielen Küchen steht nur eine Maschine, aber es sitzen zwei Meinungen am Tisch. Diese Kapsel ist für die andere. Malzig, kupferrot, ohne Kompromiss.',
      'Many kitchens have one machine but two opinions at the table. This capsule is for the other one. Malty, copper-red, no compromises.'
    ),
    taste: ['malty'],
    scales: [4, 0, 2],
    ingredients: t('Schwarzer Tee', 'Black tea'),
    origin: t('Indien, Sri Lanka', 'India, Sri Lanka')
  }),
  buildCapsules(tea, {
    number: 703,
    name: t('Minze Frisch', 'Fresh Mint'),
    colors: ['#2B8A72', '#D4F0E2', '#DCEBE4'],
    motif: 'mint',
    price: 429,
    caffeine: 'none',
    organic: true,
    teaType: 'herbal',
    short: t('Pfefferminze pur, kühl und ohne Koffein.', 'Peppermint on its own, cool and caffeine-free.'),
    story: t(
      'Geschnitten, nicht gemahlen, damit die Öle im Blatt bleiben, bis das Wasser kommt. Nach dem Essen statt Espresso, oder über Eis mit einer Scheibe Limette.',
      'Cut, not ground, so that the oils stay in the leaf until the water comes. After a meal in place of espresso, or over ice with a slice of lime.'
    ),
    taste: ['fresh'],
    scales: [4, 0, 0],
    ingredients: t(
      'Pfefferminzblätter*. *aus kontrolliert biologischem Anbau',
      'Peppermint leaves*. *organically grown'
    ),
    origin: t('Deutschland', 'Germany')
  }),
  buildCapsules(tea, {
    number: 704,
    name: t('Rote Beere', 'Red Berry'),
    colors: ['#B2304F', '#F9D3D6', '#F2E0E2'],
    motif: 'berry',
    price: 429,
    caffeine: 'none',
    teaType: 'fruit',
    sale: 339,
    short: t(
      'Hibiskus, Himbeere und Holunder, lebhaft und rot.',
      'Hibiscus, raspberry and elderberry, lively and red.'
    ),
    story: t(
      'Früchte brauchen Zeit, die eine Maschine nicht hat. Wir haben sie deshalb feiner geschnitten als sonst. Heiß erinnert die Tasse an Rote Grütze, kalt an Limonade.',
      'Fruit needs time, which a machine does not have. So we cut it finer than usual. Hot, it recalls red berry pudding; cold, lemonade.'
    ),
    taste: ['fruity', 'sweet'],
    scales: [4, 5, 0],
    ingredients: t(
      'Hibiskusblüten, Apfel, Himbeeren (12 %), Holunderbeeren (10 %)',
      'Hibiscus flowers, apple, raspberries (12 %), elderberries (10 %)'
    ),
    origin: t('Ägypten, Polen', 'Egypt, Poland')
  }),
  buildCapsules(sampler, {
    number: 801,
    advice: t(
      'Die Farbe der Kapsel verrät die Tassengröße: dunkel für 25 und 40 ml, blau für 110 ml.',
      'The colour of the capsule shows the size of the cup: dark for 25 and 40 ml, blue for 110 ml.'
    ),
    name: t('Erste Auswahl', 'First Selection'),
    colors: ['#7A2E1D', '#3F6A7D'],
    form: 'capsule-sampler',
    count: 30,
    price: 1290,
    popularity: 670,
    alsoIn: ['gift-ideas'],
    short: t(
      '30 Kapseln aus zehn Sorten, von hell nach dunkel geordnet.',
      '30 capsules from ten varieties, arranged from light to dark.'
    ),
    story: t(
      'Drei von jeder Sorte, damit Sie dreimal nachdenken können. Im Deckel steht, was Sie schmecken könnten; daneben ist Platz für das, was Sie tatsächlich schmecken.',
      'Three of each, so that you can think it over three times. The lid says what you might taste; beside it there is room for what you actually do.'
    ),
    taste: ['nutty', 'chocolate', 'fruity'],
    scales: [3, 2, 3],
    ingredients: t(
      'Röstkaffee, gemahlen; Einzelheiten auf jeder Kapsel',
      'Roasted ground coffee; details on each capsule'
    ),
    origin: t('Verschiedene Herkünfte', 'Various origins'),
    usp: ['Zehn Sorten in einer Schachtel', 'Ten varieties in one box']
  }),
  buildCapsules(sampler, {
    number: 802,
    advice: t(
      'Für Minze und Beere wählen Sie die große Tasse, für Kaffee die Größe, die Sie gewohnt sind.',
      'For mint and berry choose the large cup, for coffee the size you are used to.'
    ),
    name: t('Abendauswahl', 'Evening Selection'),
    colors: ['#3B3F5C', '#E8D9A8', '#E5E3E8'],
    form: 'capsule-sampler',
    count: 20,
    price: 890,
    caffeine: 'decaf',
    short: t(
      '20 Kapseln für den Abend: entkoffeinierter Kaffee, Minze und Beere.',
      '20 capsules for the evening: decaf coffee, mint and berry.'
    ),
    story: t(
      'Für Gäste, die länger bleiben. Zwölf Kapseln Kaffee, vier Minze, vier Beere: Niemand muss die Tassen zählen.',
      'For guests who stay late. Twelve capsules of decaf, four of mint, four of berry: nobody has to count cups.'
    ),
    taste: ['sweet', 'fresh', 'fruity'],
    scales: [3, 2, 2],
    ingredients: t(
      'Röstkaffee entkoffeiniert, Pfefferminze, Früchte; Einzelheiten auf jeder Kapsel',
      'Decaffeinated coffee, peppermint, fruit; details on each capsule'
    ),
    origin: t('Verschiedene Herkünfte', 'Various origins')
  })
]
