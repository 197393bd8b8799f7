import type { SeedProduct } from '../pictures/product-picture'
import { list, t } from '../localized'
import { inGrams } from './base-measures'
import { buildTreat } from './build-article'
import { inStock } from './inventory'

export const jasminTreats: SeedProduct[] = [
  buildTreat('jasmin', {
    number: 3001,
    name: t('Lindenblütenhonig', 'Lime Blossom Honey'),
    category: 'honey',
    form: 'honey-jar',
    motif: 'linden',
    colors: ['#D9B44A', '#6C8A3F', '#F8F0D8'],
    label: { line1: 'Lindenblüte', line2: 'Honig' },
    price: 795,
    popularity: 480,
    short: t('Hell, minzig und frisch: passt zu Kräutertee.', 'Pale, minty and fresh: goes with herbal tea.'),
    story: t(
      'Vierzehn Tage blühen die Linden an der Allee bei Lübben, dann ist das Glas voll. Kalt geschleudert und nicht gerührt, daher wird der Honig mit der Zeit fest. Das ist ein gutes Zeichen.',
      'For fourteen days the limes along the avenue near Lübben are in bloom, then the jar is full. Cold-extracted and not stirred, so in time the honey sets. That is a good sign.'
    ),
    advice: t(
      'In Tee geben, der schon etwas abgekühlt ist. Ein Wasserbad von 40 °C macht festen Honig wieder flüssig.',
      'Add it to tea that has cooled a little. A water bath at 40 °C makes set honey runny again.'
    ),
    contents: t('250 g im Glas', '250 g jar'),
    ingredients: t('Honig', 'Honey'),
    origin: t('Spreewald, Deutschland', 'Spreewald, Germany'),
    flavour: ['fresh', 'floral', 'sweet'],
    usps: list(['Von einem Imker', 'From a single beekeeper'], ['Kalt geschleudert', 'Cold-extracted']),
    baseMeasure: inGrams(250),
    keywords: list(['Honig', 'honey'])
  }),
  buildTreat('jasmin', {
    number: 3002,
    name: t('Waldhonig', 'Forest Honey'),
    category: 'honey',
    form: 'honey-jar',
    motif: 'leaf',
    colors: ['#6B3F1D', '#C9A227', '#EFE4D2'],
    label: { line1: 'Wald', line2: 'Honig' },
    price: 845,
    short: t(
      'Dunkel, malzig und kaum süß: der Honig für Schwarztee.',
      'Dark, malty and barely sweet: the honey for black tea.'
    ),
    story: t(
      'Er stammt nicht von Blüten, sondern vom Honigtau auf Tanne und Fichte. In guten Jahren gibt es ihn, in anderen nicht. Dieses Jahr war gut.',
      'It does not come from blossom but from honeydew on fir and spruce. Some years there is some, in others there is not. This was a good year.'
    ),
    advice: t(
      'Bleibt lange flüssig. Dunkel und bei Zimmertemperatur lagern.',
      'Stays runny for a long time. Keep dark and at room temperature.'
    ),
    contents: t('250 g im Glas', '250 g jar'),
    ingredients: t('Honig', 'Honey'),
    origin: t('Schwarzwald, Deutschland', 'Black Forest, Germany'),
    flavour: ['malty', 'spicy'],
    usps: list(['Von einem Imker', 'From a single beekeeper'], ['Nur in guten Jahren', 'In good years only']),
    baseMeasure: inGrams(250),
    keywords: list(['Honig', 'honey'])
  }),
  buildTreat('jasmin', {
    number: 3003,
    name: t('Weißer Kluntje', 'White Rock Sugar'),
    category: 'honey',
    form: 'tea-pouch',
    motif: 'rock-sugar',
    colors: ['#E7E3D6', '#23405A', '#EEF0EF'],
    label: { line1: 'Kluntje', line2: 'weiß' },
    price: 345,
    short: t(
      'Große Kandisstücke, die in der Tasse knistern.',
      'Large lumps of rock sugar that crackle in the cup.'
    ),
    story: t(
      'Zuerst der Kandis, dann der Tee: Wer beim Eingießen hinhört, versteht, warum. Die Stücke lösen sich so langsam, dass eines für drei Tassen reicht.',
      'First the sugar, then the tea: listen while you pour and you will understand why. The lumps dissolve so slowly that one is enough for three cups.'
    ),
    advice: t(
      'Nicht umrühren; die Süße kommt am Ende von allein.',
      'Do not stir; the sweetness arrives by itself at the end.'
    ),
    contents: t('500 g im Beutel', '500 g bag'),
    ingredients: t('Zucker', 'Sugar'),
    origin: t('Niedersachsen, Deutschland', 'Lower Saxony, Germany'),
    flavour: ['sweet'],
    usps: list(
      ['Große, klare Kristalle', 'Large, clear crystals'],
      ['Zu Ostfriesentee', 'For East Frisian tea']
    ),
    baseMeasure: inGrams(500),
    keywords: list(['Kandis', 'rock candy'])
  }),
  buildTreat('jasmin', {
    number: 3004,
    name: t('Butterkekse Sanddorn', 'Sea Buckthorn Shortbread'),
    category: 'biscuits',
    form: 'cookies',
    motif: 'sea-buckthorn',
    colors: ['#E08A2C', '#F7E3C4', '#F9ECDC'],
    label: { line1: 'Sanddorn', line2: 'Butterkekse' },
    price: 495,
    popularity: 470,
    short: t(
      'Mürbe Kekse mit säuerlicher Beere von der Küste.',
      'Crumbly biscuits with a tart berry from the coast.'
    ),
    story: t(
      'Ein Drittel Butter und getrockneter Sanddorn, der beim Kauen plötzlich sauer wird. Die Bäckerei auf Fischland steht morgens um drei auf, damit die Bleche bis mittags kalt sind.',
      'One third butter and dried sea buckthorn that suddenly turns sour as you chew. The bakers on Fischland get up at three so that the trays are cold by noon.'
    ),
    advice: t(
      'Zu Ceylon oder weißem Tee. In der Dose bleiben sie vier Wochen mürbe.',
      'With Ceylon or white tea. In a tin they stay crumbly for four weeks.'
    ),
    contents: t('150 g', '150 g'),
    ingredients: t(
      'Weizenmehl, Butter (31 %), Zucker, Sanddorn (6 %), Ei, Salz. Enthält Gluten, Milch, Ei',
      'Wheat flour, butter (31 %), sugar, sea buckthorn (6 %), egg, salt. Contains gluten, milk, egg'
    ),
    origin: t('Mecklenburg, Deutschland', 'Mecklenburg, Germany'),
    flavour: ['sweet', 'fruity'],
    usps: list(['Mit 31 % Butter', 'With 31 % butter'], ['Von Hand ausgestochen', 'Cut by hand']),
    baseMeasure: inGrams(150),
    keywords: list(['Kekse', 'biscuits'])
  }),
  buildTreat('jasmin', {
    number: 3005,
    name: t('Ingwertaler mit Zartbitter', 'Dark Chocolate Ginger Rounds'),
    category: 'biscuits',
    form: 'cookies',
    motif: 'ginger',
    colors: ['#4A2B1C', '#D9A02B', '#EFE3D4'],
    label: { line1: 'Ingwer', line2: 'Taler' },
    price: 545,
    sale: 445,
    short: t(
      'Knusprig, scharf, zur Hälfte in dunkle Schokolade getaucht.',
      'Crisp, fiery and half dipped in dark chocolate.'
    ),
    story: t(
      'Kandierter Ingwer im Teig, gemahlener obendrauf und eine Kuvertüre mit 64 Prozent. Drei Stück sind eine Portion, behauptet die Packung; wir haben es nie geschafft.',
      'Candied ginger in the dough, ground ginger on top and a couverture of 64 per cent. Three make a portion, claims the pack; we have never managed.'
    ),
    advice: t(
      'Zu Chai, Rauchtee oder Hojicha. Bitte unter 22 °C lagern.',
      'With chai, smoked tea or hojicha. Please keep below 22 °C.'
    ),
    contents: t('140 g', '140 g'),
    ingredients: t(
      'Weizenmehl, Zartbitterschokolade (25 %), Butter, Zucker, Ingwer (9 %), Salz. Enthält Gluten, Milch, Soja',
      'Wheat flour, dark chocolate (25 %), butter, sugar, ginger (9 %), salt. Contains gluten, milk, soya'
    ),
    origin: t('Bremen, Deutschland', 'Bremen, Germany'),
    flavour: ['spicy', 'chocolate'],
    usps: list(
      ['Mit kandiertem Ingwer', 'With candied ginger'],
      ['Kuvertüre mit 64 % Kakao', 'Couverture with 64 % cocoa']
    ),
    baseMeasure: inGrams(140),
    keywords: list(['Kekse', 'biscuits'], ['Ingwer', 'ginger'])
  }),
  buildTreat('jasmin', {
    number: 3006,
    name: t('Mandelgebäck mit Matcha', 'Matcha Almond Biscuits'),
    category: 'biscuits',
    form: 'cookies',
    motif: 'almond',
    colors: ['#7FA83D', '#F3E6C8', '#EEF1DE'],
    label: { line1: 'Mandel', line2: '& Matcha' },
    price: 595,
    badge: 'limited',
    inventory: inStock(3),
    short: t(
      'Zarte Halbmonde, grün von Matcha, weiß von Puderzucker.',
      'Tender crescents, green with matcha, white with icing sugar.'
    ),
    story: t(
      'Ein Kipferl, das in Japan Urlaub gemacht hat. Gemahlene Mandeln halten den Teig zusammen, der Matcha nimmt ihm die Süße. Die letzten Packungen dieses Winters.',
      'A Viennese crescent that went on holiday to Japan. Ground almonds hold the dough together; the matcha takes away the sweetness. The last packs of this winter.'
    ),
    advice: t(
      'Zerbrechlich: am besten mit einer Gabel aus der Schachtel heben.',
      'Fragile: best lifted from the box with a fork.'
    ),
    contents: t('120 g', '120 g'),
    ingredients: t(
      'Weizenmehl, Mandeln (26 %), Butter, Puderzucker, Matcha (2 %). Enthält Gluten, Milch, Schalenfrüchte',
      'Wheat flour, almonds (26 %), butter, icing sugar, matcha (2 %). Contains gluten, milk, nuts'
    ),
    origin: t('Wien, Österreich', 'Vienna, Austria'),
    flavour: ['nutty', 'grassy', 'sweet'],
    usps: list(['Mit 26 % Mandeln', 'With 26 % almonds'], ['Nur im Winter', 'In winter only']),
    baseMeasure: inGrams(120),
    keywords: list(['Kekse', 'biscuits'], ['Matcha', 'matcha'])
  })
]
