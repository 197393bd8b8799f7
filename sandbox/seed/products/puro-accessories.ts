import type { SeedProduct } from '../pictures/product-picture'
import { list, t } from '../localized'
import { buildAccessory } from './build-article'
import { inStock } from './inventory'

const plug = { plugType: 'EU (CEE 7/7)', voltageRating: '220–240 V, 50/60 Hz' }

export const puroAccessories: SeedProduct[] = [
  buildAccessory('puro', {
    number: 3001,
    name: t('Milchschäumer Wolke', 'Cloud Milk Frother'),
    category: 'milk',
    form: 'milk-frother',
    colors: ['#DADDDD', '#7A2E1D', '#E4EDF2'],
    price: 5990,
    popularity: 580,
    alsoIn: ['gift-ideas'],
    short: t(
      'Vier Programme von heißer Milch bis kaltem Schaum.',
      'Four programmes from hot milk to cold foam.'
    ),
    story: t(
      'Magnetisch angetrieben und deshalb fast lautlos. Nach 90 Sekunden steht der Schaum so dicht, dass Kakao darauf liegen bleibt. Für Haferdrink gibt es ein eigenes Programm, das langsamer rührt.',
      'Driven by a magnet and hence almost silent. After 90 seconds the foam is so dense that cocoa rests on top. Oat drink has a programme of its own that stirs more slowly.'
    ),
    advice: t(
      'Sofort nach dem Ausgießen mit kaltem Wasser füllen, dann genügt ein Tuch.',
      'Fill with cold water right after pouring and a cloth will do.'
    ),
    contents: t('Schäumer, zwei Aufsätze, Basis', 'Frother, two whisks, base'),
    material: t('Edelstahl, Beschichtung ohne PTFE', 'Stainless steel, PTFE-free coating'),
    specs: {
      ...plug,
      color: t('Stahl', 'Steel'),
      materials: list(['Edelstahl', 'Stainless steel']),
      capacity: '240 ml',
      height: '20 cm',
      width: '13 cm',
      depth: '13 cm',
      energySavingMode: true,
      tempAdjustmant: true
    },
    usps: list(
      ['Auch für Haferdrink', 'For oat drink too'],
      ['Fast lautlos', 'Almost silent'],
      ['Zwei Jahre Garantie', 'Two-year guarantee']
    ),
    keywords: list(['Milchaufschäumer', 'milk frother'], ['Cappuccino', 'cappuccino'])
  }),
  buildAccessory('puro', {
    number: 3002,
    name: t('Handschäumer Quirl', 'Whirl Hand Frother'),
    category: 'milk',
    form: 'milk-frother',
    colors: ['#2B2B2D', '#C9955C', '#EBE8E4'],
    price: 1990,
    sale: 1490,
    short: t('Akkubetrieben, mit Ladekabel und Ständer.', 'Rechargeable, with cable and stand.'),
    story: t(
      'Für eine Tasse zwischendurch und für den Koffer. Eine Ladung reicht für achtzig Portionen. Die Spirale ist aus Edelstahl und lässt sich abziehen.',
      'For a cup now and then, and for the suitcase. One charge lasts for eighty portions. The coil is stainless steel and pulls off.'
    ),
    advice: t(
      'Erst in der Milch einschalten, dann bleibt die Küche sauber.',
      'Switch it on only once it is in the milk and the kitchen stays clean.'
    ),
    contents: t('Schäumer, Ständer, Kabel', 'Frother, stand, cable'),
    material: t('Edelstahl, Kunststoff', 'Stainless steel, plastic'),
    specs: {
      color: t('Schwarz', 'Black'),
      materials: list(['Edelstahl', 'Stainless steel'], ['Kunststoff (ABS)', 'ABS plastic']),
      height: '22 cm',
      width: '4 cm',
      depth: '4 cm',
      voltageRating: '5 V (USB-C)'
    },
    usps: list(
      ['80 Portionen je Ladung', '80 portions per charge'],
      ['Lädt über USB-C', 'Charges over USB-C']
    ),
    keywords: list(['Milchaufschäumer', 'milk frother'])
  }),
  buildAccessory('puro', {
    number: 3101,
    name: t('Espressotassen Ziegel, 2 Stück', 'Brick Espresso Cups, Set of 2'),
    category: 'cups',
    form: 'espresso-cup',
    colors: ['#A3321F', '#F6F2EC', '#F3E4DC'],
    price: 1990,
    popularity: 490,
    short: t(
      'Dickwandig, 60 ml, außen matt und innen weiß.',
      'Thick-walled, 60 ml, matt outside and white within.'
    ),
    story: t(
      'Die Wand ist unten sieben Millimeter stark und hält die Wärme genau so lange, wie ein Espresso dauert. Innen weiß, damit Sie die Crema sehen.',
      'At the base the wall is seven millimetres thick and keeps the heat for just as long as an espresso lasts. White inside, so that you can see the crema.'
    ),
    advice: t(
      'Spülmaschinenfest. Auf der beheizten Ablage der Kranich stehen vier davon nebeneinander.',
      'Dishwasher-safe. Four of them fit side by side on the heated shelf of the Kranich.'
    ),
    contents: t('2 Tassen mit Untertassen', '2 cups with saucers'),
    material: t('Porzellan', 'Porcelain'),
    specs: {
      color: t('Ziegelrot', 'Brick red'),
      materials: list(['Porzellan', 'Porcelain']),
      capacity: '60 ml',
      height: '6 cm',
      width: '8 cm',
      depth: '6 cm',
      dishwasherSafe: true
    },
    usps: list(['Hält die Crema warm', 'Keeps the crema warm'], ['Mit Untertasse', 'With saucer']),
    baseMeasure: { amount: 2, unit: 'piece', per: 1 },
    keywords: list(['Espressotasse', 'espresso cup'])
  }),
  buildAccessory('puro', {
    number: 3102,
    name: t('Lungobecher Nebel, 2 Stück', 'Mist Lungo Mugs, Set of 2'),
    category: 'cups',
    form: 'espresso-cup',
    colors: ['#9FB4BF', '#3F6A7D', '#DFE8EE'],
    price: 2490,
    short: t(
      'Graublaues Steinzeug für 180 ml, ohne Henkel.',
      'Grey-blue stoneware for 180 ml, without a handle.'
    ),
    story: t(
      'Wer die Hände wärmen will, braucht keinen Henkel. Die Rillen geben Halt und halten Abstand zur Hitze. Passt unter den Auslauf jeder unserer Maschinen.',
      'If you want to warm your hands you need no handle. The grooves give grip and keep the heat at a distance. Fits under the spout of each of our machines.'
    ),
    advice: t('Stapelbar und für die Spülmaschine gemacht.', 'Stackable and made for the dishwasher.'),
    contents: t('2 Becher', '2 mugs'),
    material: t('Steinzeug', 'Stoneware'),
    specs: {
      color: t('Nebelgrau', 'Mist grey'),
      materials: list(['Steinzeug', 'Stoneware']),
      capacity: '180 ml',
      height: '8 cm',
      width: '8 cm',
      depth: '8 cm',
      dishwasherSafe: true
    },
    usps: list(['Griffige Rillen', 'Grooves for grip'], ['Stapelbar', 'Stackable']),
    baseMeasure: { amount: 2, unit: 'piece', per: 1 },
    keywords: list(['Kaffeebecher', 'coffee mug'])
  }),
  buildAccessory('puro', {
    number: 3103,
    name: t('Cappuccinotasse Sahara', 'Sahara Cappuccino Cup'),
    category: 'cups',
    form: 'espresso-cup',
    colors: ['#D9B98A', '#5A3322', '#F5ECDD'],
    price: 1490,
    short: t('Weite Tasse für 200 ml und viel Schaum.', 'A wide cup for 200 ml and plenty of foam.'),
    story: t(
      'Der Boden ist rund, damit sich Milch und Espresso beim Eingießen von selbst drehen. Wer Blätter zeichnen möchte, hat hier die beste Leinwand.',
      'The base is round, so milk and espresso swirl by themselves as you pour. If you would like to draw leaves, this is the best canvas.'
    ),
    advice: t(
      'Vor dem Einschenken heiß ausspülen; der Schaum dankt es mit Stand.',
      'Rinse with hot water before pouring; the foam will stand for longer.'
    ),
    contents: t('1 Tasse mit Untertasse', '1 cup with saucer'),
    material: t('Porzellan', 'Porcelain'),
    specs: {
      color: t('Sand', 'Sand'),
      materials: list(['Porzellan', 'Porcelain']),
      capacity: '200 ml',
      height: '7 cm',
      width: '11 cm',
      depth: '9 cm',
      dishwasherSafe: true
    },
    usps: list(['Runder Boden für Latte Art', 'Round base for latte art'], ['Mit Untertasse', 'With saucer']),
    keywords: list(['Cappuccino', 'cappuccino'])
  }),
  buildAccessory('puro', {
    number: 3104,
    name: t('Lattegläser Doppelwand, 2 Stück', 'Double-Wall Latte Glasses, Set of 2'),
    category: 'cups',
    form: 'tea-cup',
    motif: 'bean',
    colors: ['#CBD6D8', '#8A5A34', '#E9EEEE'],
    price: 2690,
    sale: 2090,
    lastMonth: 2490,
    short: t(
      'Drei Schichten, gut zu sehen, und außen bleibt es kühl.',
      'Three layers in plain view, and the outside stays cool.'
    ),
    story: t(
      'Milch, Espresso, Schaum: In diesen Gläsern liegen sie sauber übereinander. Sie fassen 350 ml und sind auch mit Eiswürfeln trocken an der Außenseite.',
      'Milk, espresso, foam: in these glasses they lie neatly one above the other. They hold 350 ml and stay dry on the outside even with ice.'
    ),
    advice: t(
      'Nicht mit Metalllöffeln anschlagen; die Innenwand ist dünn.',
      'Do not knock with metal spoons; the inner wall is thin.'
    ),
    contents: t('2 Gläser', '2 glasses'),
    material: t('Borosilikatglas', 'Borosilicate glass'),
    specs: {
      color: t('Klar', 'Clear'),
      materials: list(['Glas', 'Glass']),
      capacity: '350 ml',
      height: '13 cm',
      width: '8 cm',
      depth: '8 cm',
      dishwasherSafe: true
    },
    usps: list(['Innen heiß, außen kühl', 'Hot inside, cool outside'], ['Mundgeblasen', 'Mouth-blown']),
    baseMeasure: { amount: 2, unit: 'piece', per: 1 },
    keywords: list(['Latte Macchiato', 'latte macchiato'])
  }),
  buildAccessory('puro', {
    number: 3201,
    name: t('Flüssigentkalker, 2 Anwendungen', 'Liquid Descaler, 2 Uses'),
    category: 'care',
    form: 'descaler',
    colors: ['#3F6A7D', '#DDE6D3', '#E3ECEF'],
    label: { line1: 'Entkalker', line2: '2 × 100 ml' },
    price: 1290,
    popularity: 610,
    short: t(
      'Auf Milchsäurebasis, für alle Maschinen des Hauses.',
      'Based on lactic acid, for all machines of the house.'
    ),
    story: t(
      'Kalk kostet Temperatur, und ein Espresso mit 82 °C schmeckt sauer. Zweimal im Jahr entkalken genügt bei mittelhartem Wasser; die Maschine meldet sich von selbst.',
      'Limescale costs temperature, and an espresso at 82 °C tastes sour. With medium-hard water twice a year is enough; the machine will tell you.'
    ),
    advice: t(
      'Eine Flasche mit 500 ml Wasser in den Tank geben und das Programm starten. Danach zweimal klar spülen. Von Kindern fernhalten.',
      'Pour one bottle with 500 ml of water into the tank and start the programme. Rinse twice with clear water. Keep away from children.'
    ),
    contents: t('2 Flaschen zu 100 ml', '2 bottles of 100 ml'),
    specs: { materials: list(['Milchsäure', 'Lactic acid']), capacity: '200 ml' },
    usps: list(['Geruchlos', 'Odourless'], ['Biologisch abbaubar', 'Biodegradable']),
    baseMeasure: { amount: 200, unit: 'ml', per: 100 },
    keywords: list(['Entkalker', 'descaler'])
  }),
  buildAccessory('puro', {
    number: 3202,
    name: t('Wasserfilter Quelle, 3 Stück', 'Spring Water Filters, Set of 3'),
    category: 'care',
    form: 'descaler',
    motif: 'leaf',
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
      'Soak for five minutes before fitting. The ring on the filter shows the month of change.'
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
      'Dissolves protein and fat in hoses and nozzles.'
    ),
    story: t(
      'Spülen allein reicht bei Milch nicht. Einmal in der Woche ein Messbecher davon, und der Schaum bleibt fein wie am ersten Tag.',
      'With milk, rinsing alone is not enough. One measure of this each week and the foam stays as fine as on the first day.'
    ),
    advice: t(
      'Mit warmem Wasser verdünnen, durchlaufen lassen, zweimal nachspülen.',
      'Dilute with warm water, run through, rinse twice.'
    ),
    contents: t('250 ml', '250 ml'),
    specs: { capacity: '250 ml' },
    usps: list(['Für zehn Reinigungen', 'For ten cleanings'], ['Ohne Phosphat', 'Phosphate-free']),
    baseMeasure: { amount: 250, unit: 'ml', per: 100 },
    keywords: list(['Reiniger', 'cleaner'])
  }),
  buildAccessory('puro', {
    number: 3204,
    name: t('Recyclingbeutel, 5 Stück', 'Recycling Bags, 5 Pieces'),
    category: 'care',
    form: 'coffee-bag',
    motif: 'leaf',
    colors: ['#5E7D5A', '#E6EBCF', '#DDE6D3'],
    label: { line1: 'Recycling', line2: '5 Beutel' },
    price: 100,
    minOrderQuantity: 2,
    stepQuantity: 2,
    short: t(
      'Sammelt je 120 Kapseln für die Rückgabe, ab zwei Packungen.',
      'Each collects 120 capsules for return, from two packs.'
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
    material: t('Rezykliertes Polyethylen', 'Recycled polyethylene'),
    specs: { materials: list(['Polyethylen', 'Polyethylene']) },
    usps: list(
      ['Für je 120 Kapseln', 'For 120 capsules each'],
      ['Aus rezykliertem Material', 'Made of recycled material']
    ),
    baseMeasure: { amount: 5, unit: 'piece', per: 1 },
    keywords: list(['Recycling', 'recycling'])
  }),
  buildAccessory('puro', {
    number: 3301,
    name: t('Kapselturm Leuchtfeuer', 'Lighthouse Capsule Tower'),
    category: 'capsule-storage',
    form: 'capsule-holder',
    colors: ['#2B2B2D', '#A3321F', '#ECE8E3'],
    price: 2490,
    short: t(
      'Drehbar, für 40 Kapseln, auf der Fläche einer Untertasse.',
      'It turns, holds 40 capsules and stands on the space of a saucer.'
    ),
    story: t(
      'Acht Schienen zu je fünf Kapseln, so dass jede Sorte ihren Platz hat. Das Lager läuft auf Kugeln und dreht sich mit einem Finger.',
      'Eight rails of five capsules each, so every variety has its place. It runs on ball bearings and turns with one finger.'
    ),
    advice: t(
      'Der Gummifuß hält auf Stein, Holz und Edelstahl.',
      'The rubber foot holds on stone, wood and steel.'
    ),
    contents: t('1 Halter, ohne Kapseln', '1 holder, without capsules'),
    material: t('Stahl, pulverbeschichtet', 'Powder-coated steel'),
    specs: {
      color: t('Schwarz', 'Black'),
      materials: list(['Stahl', 'Steel']),
      capacity: '40',
      height: '33 cm',
      width: '14 cm',
      depth: '14 cm'
    },
    usps: list(['Für 40 Kapseln', 'For 40 capsules'], ['Drehbar', 'It turns']),
    keywords: list(['Kapselspender', 'capsule dispenser'])
  }),
  buildAccessory('puro', {
    number: 3302,
    name: t('Kapsellade Setzkasten', 'Type Case Capsule Drawer'),
    category: 'capsule-storage',
    form: 'capsule-holder',
    colors: ['#8A5A34', '#F0E2D3', '#F1E8DD'],
    price: 3990,
    alsoIn: ['gift-ideas'],
    short: t(
      'Eschenholzlade für 60 Kapseln; die Maschine steht obenauf.',
      'An ash drawer for 60 capsules; the machine stands on top.'
    ),
    story: t(
      'Wo vorher nur eine Maschine stand, steht jetzt dieselbe Maschine auf ihrem Vorrat. Die Lade läuft leise und öffnet so weit, dass auch die hintere Reihe zu sehen ist.',
      'Where there used to be just a machine, the same machine now stands on its supplies. The drawer runs quietly and opens wide enough to show the back row.'
    ),
    advice: t(
      'Trägt bis zu 12 kg. Die Oberfläche ist geölt und verträgt Wassertropfen.',
      'Bears up to 12 kg. The surface is oiled and does not mind drops of water.'
    ),
    contents: t('1 Lade, ohne Kapseln', '1 drawer, without capsules'),
    material: t('Eschenholz, geölt', 'Oiled ash wood'),
    specs: {
      color: t('Esche', 'Ash'),
      materials: list(['Eschenholz', 'Ash wood']),
      capacity: '60',
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
    form: 'capsule-holder',
    colors: ['#A9A49C', '#D8A25E', '#EFECE7'],
    price: 1690,
    sale: 1190,
    inventory: inStock(3),
    short: t(
      'Flache Schale für 20 Kapseln, mitten auf den Tisch.',
      'A shallow bowl for 20 capsules, for the middle of the table.'
    ),
    story: t(
      'Für Gäste, die selbst wählen sollen. Der Rand ist nach innen gezogen, damit nichts davonrollt. Letzte Stücke einer Farbe, die wir nicht mehr brennen.',
      'For guests who should choose for themselves. The rim turns inwards so that nothing rolls away. Last pieces of a colour we no longer fire.'
    ),
    advice: t(
      'Auch für Obst, Schlüssel und Kekse zu gebrauchen.',
      'Also of use for fruit, keys and biscuits.'
    ),
    contents: t('1 Schale', '1 bowl'),
    material: t('Steinzeug', 'Stoneware'),
    specs: {
      color: t('Kiesel', 'Pebble'),
      materials: list(['Steinzeug', 'Stoneware']),
      capacity: '20',
      height: '6 cm',
      width: '24 cm',
      depth: '18 cm'
    },
    usps: list(['Für 20 Kapseln', 'For 20 capsules'], ['Letzte Stücke', 'Last pieces']),
    keywords: list(['Kapselhalter', 'capsule holder'])
  })
]
