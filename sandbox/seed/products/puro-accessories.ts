import type { SeedProduct } from '../pictures/product-picture'
import { list, t } from '../localized'
import { inMilliliters } from './base-measures'
import { buildAccessory } from './build-article'
import { inStock } from './inventory'

export const puroAccessories: SeedProduct[] = [
  buildAccessory('puro', {
    number: 3201,
    name: t('Flüssigentkalker, 2 Anwendungen', 'Liquid Descaler, 2 Uses'),
    category: 'care',
    form: 'descaler',
    pieces: 2,
    colors: ['#3F6A7D', '#DDE6D3', '#E3ECEF'],
    label: { line1: 'Entkalker', line2: '2 × 100 ml' },
    price: 1290,
    popularity: 410,
    short: t(
      'Auf Milchsäurebasis, für alle Maschinen des Hauses.',
      'Based on lactic acid, for all our machines.'
    ),
    story: t(
      'Kalk kostet Temperatur, und ein Espresso mit 82 °C schmeckt sauer. Zweimal im Jahr entkalken genügt bei mittelhartem Wasser; die Maschine meldet sich von selbst.',
      'Limescale lowers the temperature, and an espresso at 82 °C tastes sour. With medium-hard water twice a year is enough; the machine will tell you.'
    ),
    advice: t(
      'Eine Flasche mit 500 ml Wasser in den Tank geben und das Programm starten. Danach zweimal klar spülen. Von Kindern fernhalten.',
      'Pour one bottle with 500 ml of water into the tank and start the programme. Rinse twice with clear water. Keep away from children.'
    ),
    contents: t('2 Flaschen zu 100 ml', '2 bottles of 100 ml'),
    specs: { materials: list(['Milchsäure', 'Lactic acid']), capacity: '200 ml' },
    usps: list(['Geruchlos', 'Odourless'], ['Biologisch abbaubar', 'Biodegradable']),
    baseMeasure: inMilliliters(200),
    keywords: list(['Entkalker', 'descaler'])
  }),
  buildAccessory('puro', {
    number: 3202,
    name: t('Wasserfilter Quelle, 3 Stück', 'Spring Water Filters, Set of 3'),
    category: 'care',
    form: 'water-filter',
    pieces: 3,
    colors: ['#7FA9B5', '#F6F2EC', '#E6F0F2'],
    label: { line1: 'Quelle', line2: '3 Filter' },
    price: 1890,
    short: t('Weniger Kalk, weniger Chlor, mehr Geschmack.', 'Less limescale, less chlorine, more taste.'),
    story: t(
      'Ein Filter sitzt im Tank von Kranich und Albatros und reicht für 50 Liter oder zwei Monate. Wer in einer Gegend mit hartem Wasser lebt, schmeckt den Unterschied beim ersten Lungo.',
      'A filter sits in the tank of Kranich and Albatros and lasts for 50 litres or two months. If you live where the water is hard you will taste the difference with the first lungo.'
    ),
    advice: t(
      'Vor dem Einsetzen fünf Minuten wässern. Der Ring am Filter zeigt den Monat des Wechsels.',
      'Soak for five minutes before fitting. The ring on the filter shows the month to change it.'
    ),
    contents: t('3 Filter', '3 filters'),
    material: t('Kokosaktivkohle, Kunststoff', 'Coconut charcoal, plastic'),
    specs: {
      materials: list(['Aktivkohle', 'Activated charcoal'], ['Polypropylen', 'Polypropylene']),
      capacity: '50 l',
      waterHardness: '1–25 °dH'
    },
    usps: list(
      ['Reicht für sechs Monate', 'Lasts for six months'],
      ['Passt in Kranich und Albatros', 'Fits Kranich and Albatros']
    ),
    baseMeasure: { amount: 3, unit: 'piece', per: 1 },
    keywords: list(['Wasserfilter', 'water filter'])
  }),
  buildAccessory('puro', {
    number: 3203,
    name: t('Milchreiniger', 'Milk System Cleaner'),
    category: 'care',
    form: 'descaler',
    colors: ['#B9C7A6', '#2B1D16', '#EEF1E6'],
    label: { line1: 'Milchreiniger', line2: '250 ml' },
    price: 990,
    short: t(
      'Löst Eiweiß und Fett in Schläuchen und Düsen.',
      'Dissolves protein and fat in tubes and nozzles.'
    ),
    story: t(
      'Spülen allein reicht bei Milch nicht. Einmal in der Woche ein Messbecher davon, und der Schaum bleibt fein wie am Anfang.',
      'With milk, rinsing alone is not enough. One measure of this each week and the foam stays as fine as it was at first.'
    ),
    advice: t(
      'Mit warmem Wasser verdünnen, durchlaufen lassen, zweimal nachspülen.',
      'Dilute with warm water, run through, rinse twice.'
    ),
    contents: t('250 ml', '250 ml'),
    specs: { capacity: '250 ml' },
    usps: list(
      ['Für zehn Wochen, bei einer Reinigung je Woche', 'For ten weeks of weekly cleaning'],
      ['Ohne Phosphat', 'Phosphate-free']
    ),
    baseMeasure: inMilliliters(250),
    keywords: list(['Reiniger', 'cleaner'])
  }),
  buildAccessory('puro', {
    number: 3204,
    name: t('Recyclingbeutel, 5 Stück', 'Recycling Bags, 5 Pieces'),
    category: 'care',
    form: 'recycling-bags',
    pieces: 5,
    colors: ['#5E7D5A', '#E6EBCF', '#DDE6D3'],
    label: { line1: 'Recycling', line2: '5 Beutel' },
    price: 100,
    minOrderQuantity: 2,
    stepQuantity: 2,
    short: t(
      'Jeder Beutel fasst 120 Kapseln; verkauft wird paarweise.',
      'Each bag holds 120 capsules; sold in twos.'
    ),
    story: t(
      'Volle Beutel geben Sie in der Wertstofftonne oder bei einer Abgabestelle ab. Aus dem Aluminium wird wieder Aluminium, aus dem Kaffeesatz Erde.',
      'Full bags go into the recycling bin or to a drop-off point. The aluminium becomes aluminium again, the coffee grounds become soil.'
    ),
    advice: t(
      'Kapseln abtropfen lassen und den Beutel offen stehen lassen, bis er voll ist.',
      'Let the capsules drain and leave the bag open until it is full.'
    ),
    contents: t('5 Beutel', '5 bags'),
    material: t('Recyceltes Polyethylen', 'Recycled polyethylene'),
    specs: { materials: list(['Polyethylen', 'Polyethylene']) },
    usps: list(
      ['Für je 120 Kapseln', 'For 120 capsules each'],
      ['Aus recyceltem Material', 'Made of recycled material']
    ),
    baseMeasure: { amount: 5, unit: 'piece', per: 1 },
    keywords: list(['Recycling', 'recycling'])
  }),
  buildAccessory('puro', {
    number: 3301,
    name: t('Kapselturm Leuchtfeuer', 'Lighthouse Capsule Tower'),
    category: 'capsule-storage',
    form: 'capsule-tower',
    colors: ['#2B2B2D', '#A3321F', '#ECE8E3'],
    price: 2490,
    short: t(
      'Drehbar, für 40 Kapseln, auf der Fläche einer Untertasse.',
      'Rotating, for 40 capsules, and no larger than a saucer.'
    ),
    story: t(
      'Acht Schienen zu je fünf Kapseln, so dass jede Sorte ihren Platz hat. Er läuft auf Kugellagern und dreht sich mit einem Finger.',
      'Eight rails of five capsules each, so every variety has its place. It runs on ball bearings and turns with one finger.'
    ),
    advice: t(
      'Der Gummifuß hält auf Stein, Holz und Edelstahl.',
      'The rubber foot grips stone, wood and steel.'
    ),
    contents: t('1 Halter, ohne Kapseln', '1 holder, without capsules'),
    material: t('Stahl, pulverbeschichtet', 'Powder-coated steel'),
    specs: {
      color: t('Schwarz', 'Black'),
      materials: list(['Stahl', 'Steel']),
      capacity: t('40 Kapseln', '40 capsules'),
      height: '33 cm',
      width: '14 cm',
      depth: '14 cm'
    },
    usps: list(['Für 40 Kapseln', 'For 40 capsules'], ['Drehbar', 'Rotating']),
    keywords: list(['Kapselspender', 'capsule dispenser'])
  }),
  buildAccessory('puro', {
    number: 3302,
    name: t('Kapsellade Setzkasten', 'Type Case Capsule Drawer'),
    category: 'capsule-storage',
    form: 'capsule-drawer',
    colors: ['#8A5A34', '#F0E2D3', '#F1E8DD'],
    price: 3990,
    alsoIn: ['gift-ideas'],
    short: t(
      'Eschenholzlade für 60 Kapseln; die Maschine steht obenauf.',
      'An ash drawer for 60 capsules; the machine stands on top.'
    ),
    story: t(
      'Wo vorher nur eine Maschine stand, steht jetzt dieselbe Maschine auf ihrem Vorrat. Die Lade läuft leise und öffnet so weit, dass auch die hintere Reihe zu sehen ist.',
      'Where there used to be just a machine, the same machine now stands on its supplies. The drawer runs quietly and opens far enough to show the back row.'
    ),
    advice: t(
      'Trägt bis zu 12 kg. Die Oberfläche ist geölt und verträgt Wassertropfen.',
      'Holds up to 12 kg. The surface is oiled and does not mind drops of water.'
    ),
    contents: t('1 Lade, ohne Kapseln', '1 drawer, without capsules'),
    material: t('Eschenholz, geölt', 'Oiled ash wood'),
    specs: {
      color: t('Esche', 'Ash'),
      materials: list(['Eschenholz', 'Ash wood']),
      capacity: t('60 Kapseln', '60 capsules'),
      height: '7 cm',
      width: '32 cm',
      depth: '38 cm'
    },
    usps: list(['Für 60 Kapseln', 'For 60 capsules'], ['Massives Holz', 'Solid wood']),
    keywords: list(['Kapselschublade', 'capsule drawer'])
  }),
  buildAccessory('puro', {
    number: 3303,
    name: t('Kapselschale Kiesel', 'Pebble Capsule Bowl'),
    category: 'capsule-storage',
    form: 'capsule-bowl',
    colors: ['#A9A49C', '#D8A25E', '#EFECE7'],
    price: 1690,
    sale: 1190,
    inventory: inStock(3),
    short: t(
      'Flache Schale für 20 Kapseln, mitten auf den Tisch.',
      'A shallow bowl for 20 capsules, for the middle of the table.'
    ),
    story: t(
      'Für Gäste, die gern selbst wählen. Der Rand ist nach innen gezogen, damit nichts davonrollt. Letzte Stücke einer Farbe, die wir nicht mehr brennen.',
      'For guests who like to choose for themselves. The rim turns inwards so that nothing rolls away. Last pieces of a colour we no longer fire.'
    ),
    advice: t(
      'Auch für Obst, Schlüssel und Kekse zu gebrauchen.',
      'Also handy for fruit, keys and biscuits.'
    ),
    contents: t('1 Schale', '1 bowl'),
    material: t('Steinzeug', 'Stoneware'),
    specs: {
      color: t('Kiesel', 'Pebble'),
      materials: list(['Steinzeug', 'Stoneware']),
      capacity: t('20 Kapseln', '20 capsules'),
      height: '6 cm',
      width: '24 cm',
      depth: '18 cm'
    },
    usps: list(['Für 20 Kapseln', 'For 20 capsules'], ['Letzte Stücke', 'Last pieces']),
    keywords: list(['Kapselhalter', 'capsule holder'])
  })
]
