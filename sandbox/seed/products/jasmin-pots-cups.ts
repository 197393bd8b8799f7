import type { SeedProduct } from '../pictures/product-picture'
import { list, measure, t } from '../localized'
import { buildAccessory } from './build-article'
import { inStock } from './inventory'

const onePiece = t('1 Stück', '1 piece')

export const jasminPotsAndCups: SeedProduct[] = [
  buildAccessory('jasmin', {
    number: 2001,
    name: t('Glaskanne Klarsicht 1 l', 'Clear View Glass Pot 1 l'),
    category: 'pots-cups',
    form: 'glass-pot',
    motif: 'jasmine',
    colors: ['#BFD3D2', '#D9A441', '#E4ECE9'],
    price: 3490,
    popularity: 590,
    short: t(
      'Borosilikatglas mit herausnehmbarem Sieb, für bis zu sechs Tassen.',
      'Borosilicate glass with a removable strainer, for up to six cups.'
    ),
    story: t(
      'Man sieht, wie sich die Blätter öffnen, und man sieht, wann der Tee die richtige Farbe hat. Der Ausguss ist so geschnitten, dass er nicht nachtropft; wir haben dafür vier Muster verworfen.',
      'You can see the leaves open, and you can see when the tea has the right colour. The spout is cut so that it does not drip; we rejected four samples to get there.'
    ),
    advice: t(
      'Spülmaschinenfest, mikrowellengeeignet ohne Sieb. Auf dem Stövchen bleibt sie bis zum letzten Schluck warm.',
      'Dishwasher-safe, and fit for the microwave without the strainer. On a warmer it keeps its heat to the last sip.'
    ),
    contents: t('1 Kanne mit Sieb und Deckel', '1 pot with strainer and lid'),
    material: t('Borosilikatglas, Edelstahl', 'Borosilicate glass, stainless steel'),
    specs: { capacity: '1000 ml', height: '14 cm', width: '22 cm', depth: '15 cm', dishwasherSafe: true },
    usps: list(
      ['Tropffreier Ausguss', 'Drip-free spout'],
      ['Sieb für ganze Blätter', 'Strainer for whole leaves']
    ),
    keywords: list(['Teekanne', 'teapot'], ['Glaskanne', 'glass teapot'])
  }),
  buildAccessory('jasmin', {
    number: 2002,
    name: t('Porzellankanne Nordlicht', 'Northern Light Porcelain Pot'),
    category: 'pots-cups',
    form: 'porcelain-pot',
    colors: ['#3E6B73', '#F3EFE4', '#DFE9E8'],
    price: 5990,
    sale: 4790,
    short: t(
      'Bauchige Kanne in Seegrün, 1,2 Liter, mit Deckelhalt.',
      'A round pot in sea green, 1.2 litres, with a lid that stays on.'
    ),
    story: t(
      'Die Glasur wird zweimal aufgetragen und läuft an den Kanten heller aus, deshalb gleicht keine Kanne der anderen. Der Deckel hat eine Nase und bleibt sitzen, auch wenn Sie den letzten Rest ausgießen.',
      'The glaze is applied twice and thins to a paler tone at the edges, so no pot is quite like another. The lid has a catch and stays put even when you pour the last drop.'
    ),
    advice: t(
      'Bitte vor dem ersten Aufguss mit heißem Wasser ausschwenken. Von Hand gespült, behält die Glasur ihren Glanz.',
      'Please rinse with hot water before the first brew. Washed by hand, the glaze keeps its shine.'
    ),
    contents: t('1 Kanne mit Deckel', '1 pot with lid'),
    material: t('Hartporzellan, glasiert', 'Glazed hard-paste porcelain'),
    specs: { capacity: '1200 ml', height: '16 cm', width: '24 cm', depth: '16 cm', dishwasherSafe: true },
    usps: list(['Jede Glasur ein Einzelstück', 'Every glaze unique'], ['Deckel mit Halt', 'Locking lid']),
    keywords: list(['Teekanne', 'teapot'], ['Porzellan', 'porcelain'])
  }),
  buildAccessory('jasmin', {
    number: 2003,
    name: t('Doppelwandglas Schwebe, 2 Stück', 'Floating Double-Wall Glass, Set of 2'),
    category: 'pots-cups',
    form: 'double-wall-glass',
    pieces: 2,
    motif: 'hibiscus',
    colors: ['#C9DADA', '#A3203C', '#EDF1EF'],
    price: 2490,
    hasPricedWrap: true,
    popularity: 545,
    alsoIn: ['gift-ideas'],
    short: t('Hält den Tee heiß und die Finger kühl.', 'Keeps the tea hot and the fingers cool.'),
    story: t(
      'Zwischen den beiden Wänden ist nichts als Luft. Der Tee scheint darin zu schweben, besonders ein roter. Mundgeblasen und dünn, dabei robuster, als es aussieht.',
      'Between the two walls there is nothing but air. Tea seems to float in it, red tea above all. Mouth-blown and thin, yet sturdier than it looks.'
    ),
    advice: t(
      'Für Heißes und Kaltes bis 300 ml. In der Spülmaschine bitte mit Abstand zum Nachbarglas.',
      'For hot and cold drinks up to 300 ml. In the dishwasher, please leave some space beside the next glass.'
    ),
    contents: t('2 Gläser', '2 glasses'),
    material: t('Borosilikatglas', 'Borosilicate glass'),
    specs: {
      capacity: '300 ml',
      height: '11 cm',
      width: measure(8.5, 'cm'),
      depth: measure(8.5, 'cm'),
      dishwasherSafe: true
    },
    usps: list(['Kein Untersetzer nötig', 'No coaster needed'], ['Mundgeblasen', 'Mouth-blown']),
    baseMeasure: { amount: 2, unit: 'piece', per: 1 },
    keywords: list(['Teeglas', 'tea glass'])
  }),
  buildAccessory('jasmin', {
    number: 2004,
    name: t('Becher Hafermond', 'Oat Moon Mug'),
    category: 'pots-cups',
    form: 'lidded-mug',
    colors: ['#D9CBB0', '#5C4330', '#EFE8DB'],
    price: 1790,
    hasPricedWrap: true,
    short: t(
      'Steinzeugbecher mit Deckel, der zum Untersetzer wird.',
      'A stoneware mug whose lid becomes a coaster.'
    ),
    story: t(
      'Sieben Minuten ziehen lassen und dabei nicht kalt werden: dafür der Deckel. Danach dient er dem tropfenden Beutel als Ablage. 350 ml sind genau eine große Tasse.',
      'Steep for seven minutes without going cold: hence the lid. Afterwards it serves as a rest for the dripping bag. 350 ml is exactly one big cup.'
    ),
    advice: t(
      'Der unglasierte Rand am Boden ist gewollt und schont den Tisch nicht immer; ein Filz liegt bei.',
      'The unglazed ring at the base is intended and not always kind to tables; a felt pad is included.'
    ),
    contents: t('1 Becher mit Deckel', '1 mug with lid'),
    material: t('Steinzeug', 'Stoneware'),
    specs: { capacity: '350 ml', height: '10 cm', width: '12 cm', depth: '9 cm', dishwasherSafe: true },
    usps: list(['Deckel hält warm', 'Lid keeps it warm'], ['In Portugal gedreht', 'Thrown in Portugal']),
    keywords: list(['Teetasse', 'tea mug'])
  }),
  buildAccessory('jasmin', {
    number: 2005,
    name: t('Matchaschale Moosgarten', 'Moss Garden Matcha Bowl'),
    category: 'pots-cups',
    form: 'matcha-bowl',
    motif: 'leaf',
    colors: ['#55683F', '#C9B98A', '#E4E7D8'],
    price: 3290,
    inventory: inStock(3),
    short: t(
      'Weite Schale mit rauem Boden, damit der Besen greift.',
      'A wide bowl with a rough base that gives the whisk some grip.'
    ),
    story: t(
      'Eine Töpferin bei Höhr dreht für uns zwanzig Stück im Monat. Innen läuft die Glasur ins Grüne, außen bleibt sie matt. Was Sie bekommen, ähnelt dem Bild, gleicht ihm aber nicht.',
      'A potter near Höhr throws twenty a month for us. Inside, the glaze runs into green; outside it stays matt. What you receive resembles the picture but does not match it.'
    ),
    advice: t(
      'Vor dem Schlagen mit heißem Wasser füllen, so bleibt der Schaum länger stehen. Nur von Hand spülen.',
      'Fill it with hot water before whisking and the foam will hold longer. Wash by hand only.'
    ),
    contents: onePiece,
    material: t('Steinzeug, handgedreht', 'Hand-thrown stoneware'),
    specs: {
      capacity: '400 ml',
      height: measure(7.5, 'cm'),
      width: '12 cm',
      depth: '12 cm',
      dishwasherSafe: false
    },
    usps: list(['Handgedreht', 'Thrown by hand'], ['Kleine Auflage', 'Small edition']),
    keywords: list(['Matcha', 'matcha'], ['Chawan', 'chawan'])
  })
]
