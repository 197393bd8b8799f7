import type { SeedProduct } from '../pictures/product-picture'
import { list, t } from '../localized'
import { guaranteeLine } from '../promises'
import { buildAccessory } from './build-article'

const plug = { plugType: 'EU (CEE 7/7)', voltageRating: '220–240 V, 50/60 Hz' }

export const puroMilkAndCups: SeedProduct[] = [
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
      'Driven by a magnet, so it is almost silent. After 90 seconds the foam is so dense that cocoa rests on top. Oat drink has a programme of its own that stirs more slowly.'
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
      guaranteeLine('frother', 'puro')
    ),
    keywords: list(['Milchaufschäumer', 'milk frother'], ['Cappuccino', 'cappuccino'])
  }),
  buildAccessory('puro', {
    number: 3002,
    name: t('Handschäumer Quirl', 'Whirl Hand Frother'),
    category: 'milk',
    form: 'hand-frother',
    colors: ['#2B2B2D', '#C9955C', '#EBE8E4'],
    price: 1990,
    sale: 1490,
    short: t('Akkubetrieben, mit Ladekabel und Ständer.', 'Rechargeable, with cable and stand.'),
    story: t(
      'Für eine Tasse zwischendurch und für den Koffer. Eine Ladung reicht für achtzig Portionen. Der Quirl ist aus Edelstahl und lässt sich abziehen.',
      'For a cup in between, and for the suitcase. One charge is enough for eighty portions. The stainless steel whisk pulls off.'
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
    pieces: 2,
    colors: ['#A3321F', '#F6F2EC', '#F3E4DC'],
    price: 1990,
    hasPricedWrap: true,
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
    form: 'tumbler',
    pieces: 2,
    colors: ['#9FB4BF', '#3F6A7D', '#DFE8EE'],
    price: 2490,
    short: t(
      'Graublaues Steinzeug für 180 ml, ohne Henkel.',
      'Grey-blue stoneware for 180 ml, without a handle.'
    ),
    story: t(
      'Wer die Hände wärmen will, braucht keinen Henkel. Die Rillen geben Halt und halten Abstand zur Hitze. Passt unter den Auslauf jeder unserer Maschinen.',
      'If you want to warm your hands, you need no handle. The grooves give you grip and keep the heat at a distance. Fits under the spout of each of our machines.'
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
    form: 'cappuccino-cup',
    colors: ['#D9B98A', '#5A3322', '#F5ECDD'],
    price: 1490,
    short: t('Weite Tasse für 200 ml und viel Schaum.', 'A wide cup for 200 ml and plenty of foam.'),
    story: t(
      'Der Boden ist rund, damit sich Milch und Espresso beim Eingießen von selbst drehen. Wer Blätter zeichnen möchte, hat hier die beste Leinwand.',
      'The base is round, so milk and espresso swirl by themselves as you pour. If you like pouring leaves, this is your canvas.'
    ),
    advice: t(
      'Vor dem Einschenken heiß ausspülen; dann hält der Schaum länger.',
      'Rinse with hot water before pouring; the foam will hold for longer.'
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
    form: 'latte-glass',
    pieces: 2,
    colors: ['#CBD6D8', '#8A5A34', '#E9EEEE'],
    price: 2690,
    hasPricedWrap: true,
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
      'Do not tap with metal spoons; the inner wall is thin.'
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
  })
]
