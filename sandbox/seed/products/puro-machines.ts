import type { SeedProduct } from '../pictures/product-picture'
import { list, measure, t } from '../localized'
import { guaranteeLine } from '../promises'
import { buildMachine } from './build-machine'
import { inStock, soldOut } from './inventory'

const mains = { plugType: 'EU (CEE 7/7)', voltageRating: '220–240 V, 50/60 Hz', weeeNumber: 'DE 12345678' }

export const puroMachines: SeedProduct[] = [
  ...buildMachine({
    number: 2001,
    name: 'Kolibri',
    category: 'machines-compact',
    form: 'machine-compact',
    popularity: 665,
    alsoIn: ['gift-ideas'],
    short: t(
      '11 cm schmal, in 20 Sekunden heiß, mit zwei Tassengrößen.',
      'Just 11 cm wide, hot in 20 seconds, with two cup sizes.'
    ),
    story: t(
      'Die Kolibri passt neben den Toaster und auf die Fensterbank im Büro. Zwei Tasten, Espresso und Lungo, mehr hat sie nicht, und mehr braucht sie nicht. Der Auffangkorb fasst sechs Kapseln.',
      'The Kolibri fits beside the toaster and on the office window sill. Two buttons, espresso and lungo; that is all it has and all it needs. The bin holds six used capsules.'
    ),
    advice: t(
      'Nach zwei Minuten ohne Tastendruck schaltet sie in den Sparmodus. Zum Start liegen vierzehn Kapseln bei.',
      'After two minutes without use it goes into energy-saving mode. Fourteen capsules are included to start with.'
    ),
    contents: t('Maschine, 14 Kapseln, Anleitung', 'Machine, 14 capsules, guide'),
    material: t('Kunststoff (BPA-frei), Edelstahl', 'BPA-free plastic, stainless steel'),
    usps: list(
      ['Nur 11 cm breit', 'Only 11 cm wide'],
      ['In 20 Sekunden bereit', 'Ready in 20 seconds'],
      ['19 bar Druck', '19 bar of pressure'],
      guaranteeLine('kolibri', 'puro')
    ),
    specs: {
      ...mains,
      materials: list(['Kunststoff (ABS)', 'ABS plastic'], ['Edelstahl', 'Stainless steel']),
      height: measure(23.5, 'cm'),
      width: '11 cm',
      depth: '32 cm',
      capacity: '600 ml',
      capsuleWarning: true,
      energySavingMode: true,
      tempAdjustmant: false,
      strengthAdjustment: false,
      quantityAdjustment: true,
      modelVersion: 'K1',
      waterTankSensor: false,
      waterHardness: '1–21 °dH'
    },
    finishes: [
      {
        value: 'brick',
        name: t('Ziegelrot', 'Brick red'),
        colors: ['#A3321F', '#F0E2D3', '#F3E4DC'],
        price: 8900
      },
      { value: 'cream', name: t('Creme', 'Cream'), colors: ['#EADFC8', '#7A2E1D', '#F4EFE4'], price: 8900 },
      {
        value: 'sage',
        name: t('Salbei', 'Sage'),
        colors: ['#8FA58A', '#F6F2EC', '#E6ECE1'],
        price: 8900,
        inventory: inStock(3)
      },
      {
        value: 'black',
        name: t('Schwarz', 'Black'),
        colors: ['#232323', '#C9955C', '#E6E3DF'],
        price: 8900,
        sale: 7400
      }
    ]
  }),
  ...buildMachine({
    number: 2002,
    name: 'Kolibri Plus',
    category: 'machines-compact',
    form: 'machine-compact-plus',
    badge: 'new',
    short: t(
      'Die kleine Maschine mit größerem Tank und Teeprogramm.',
      'The small machine with a larger tank and a tea programme.'
    ),
    story: t(
      'Viele Kolibri-Besitzer wollten seltener nachfüllen und auch Tee brühen. Beides geht jetzt: 900 ml im Tank und eine dritte Taste, die das Wasser für Teekapseln auf 80 °C hält.',
      'Many Kolibri owners wanted to refill less often and to brew tea as well. Now they can: 900 ml in the tank, and a third button that keeps the water at 80 °C for tea capsules.'
    ),
    advice: t(
      'Der Tanksensor meldet sich, bevor das Wasser mitten in der Tasse ausgeht.',
      'The tank sensor speaks up before the water runs out halfway through a cup.'
    ),
    contents: t('Maschine, 14 Kapseln, Anleitung', 'Machine, 14 capsules, guide'),
    material: t('Kunststoff (BPA-frei), Aluminium', 'BPA-free plastic, aluminium'),
    usps: list(
      ['Eigenes Programm für Tee', 'A programme for tea'],
      ['900-ml-Tank mit Sensor', '900 ml tank with sensor'],
      ['13 cm breit', '13 cm wide'],
      guaranteeLine('kolibri', 'puro')
    ),
    specs: {
      ...mains,
      materials: list(['Kunststoff (ABS)', 'ABS plastic'], ['Aluminium', 'Aluminium']),
      height: '25 cm',
      width: '13 cm',
      depth: '33 cm',
      capacity: '900 ml',
      capsuleWarning: true,
      energySavingMode: true,
      tempAdjustmant: true,
      strengthAdjustment: false,
      quantityAdjustment: true,
      modelVersion: 'K2',
      waterTankSensor: true,
      waterHardness: '1–21 °dH'
    },
    finishes: [
      {
        value: 'petrol',
        name: t('Petrol', 'Petrol blue'),
        colors: ['#2F5F6B', '#F0C987', '#DEE9EC'],
        price: 11900
      },
      { value: 'sand', name: t('Sand', 'Sand'), colors: ['#CDB391', '#2B1D16', '#F1EAE0'], price: 11900 }
    ]
  }),
  ...buildMachine({
    number: 2003,
    name: 'Kranich',
    category: 'machines-classic',
    form: 'machine-classic',
    popularity: 635,
    short: t(
      'Die Familienmaschine: vier Tassengrößen und ein Liter Wasser.',
      'The family machine: four cup sizes and a litre of water.'
    ),
    story: t(
      'Ihr Hebel ist aus Metall und schließt mit einem satten Klick. Ristretto, Espresso, Lungo und Becher liegen auf vier Tasten, deren Menge Sie selbst einstellen. Die Tassenablage ist beheizt.',
      'Its lever is metal and closes with a solid click. Ristretto, espresso, lungo and mug have a button each, and you set the amounts yourself. The cup shelf is heated.'
    ),
    advice: t(
      'Der Auslauf lässt sich hochschieben, dann passt ein Glas von 14 cm darunter.',
      'Push up the spout and a 14 cm glass fits beneath it.'
    ),
    contents: t('Maschine, 20 Kapseln, Teststreifen, Anleitung', 'Machine, 20 capsules, test strip, guide'),
    material: t('Edelstahl, Kunststoff (BPA-frei)', 'Stainless steel, BPA-free plastic'),
    usps: list(
      ['Vier Tassengrößen', 'Four cup sizes'],
      ['Beheizte Tassenablage', 'Heated cup shelf'],
      guaranteeLine('kranich', 'puro')
    ),
    specs: {
      ...mains,
      materials: list(['Edelstahl', 'Stainless steel'], ['Kunststoff (ABS)', 'ABS plastic']),
      height: '29 cm',
      width: '17 cm',
      depth: '37 cm',
      capacity: '1000 ml',
      capsuleWarning: true,
      energySavingMode: true,
      tempAdjustmant: true,
      strengthAdjustment: false,
      quantityAdjustment: true,
      modelVersion: 'R3',
      waterTankSensor: true,
      waterHardness: '1–21 °dH'
    },
    finishes: [
      {
        value: 'graphite',
        name: t('Graphit', 'Graphite'),
        colors: ['#4A4A4D', '#D8A25E', '#E6E4E0'],
        price: 16900
      },
      {
        value: 'steel',
        name: t('Edelstahl', 'Stainless steel'),
        colors: ['#B4B7B8', '#2B1D16', '#ECECEA'],
        price: 17900,
        sale: 14900
      },
      {
        value: 'bordeaux',
        name: t('Bordeaux', 'Bordeaux'),
        colors: ['#6A1E2B', '#EADFC8', '#F0E2E2'],
        price: 16900,
        inventory: soldOut
      }
    ]
  }),
  ...buildMachine({
    number: 2004,
    name: 'Kranich Latte',
    category: 'machines-classic',
    form: 'machine-latte',
    short: t(
      'Wie die Kranich, mit angebautem Milchbehälter für Cappuccino auf Tastendruck.',
      'Like the Kranich, with a milk jug attached for cappuccino at the press of a button.'
    ),
    story: t(
      'Der Milchbehälter fasst 400 ml, wird seitlich eingehängt und wandert nach dem Frühstück in den Kühlschrank. Ein Dampfstoß reinigt die Düse, bevor Sie daran denken.',
      'The milk jug holds 400 ml, hooks on at the side and moves to the fridge after breakfast. A burst of steam cleans the nozzle before you think of it.'
    ),
    advice: t(
      'Der Drehring am Behälter stellt die Schaumdichte ein, von flüssig bis löffelfest. Auch Haferdrink gelingt.',
      'The ring on the jug sets the foam from runny to spoonable. Oat drink works as well.'
    ),
    contents: t('Maschine, Milchbehälter, 20 Kapseln, Anleitung', 'Machine, milk jug, 20 capsules, guide'),
    material: t('Edelstahl, Kunststoff (BPA-frei), Glas', 'Stainless steel, BPA-free plastic, glass'),
    usps: list(
      ['Cappuccino auf Tastendruck', 'Cappuccino at the press of a button'],
      ['Reinigt sich nach jeder Tasse', 'Cleans itself after every cup'],
      guaranteeLine('kranich', 'puro')
    ),
    specs: {
      ...mains,
      materials: list(
        ['Edelstahl', 'Stainless steel'],
        ['Kunststoff (ABS)', 'ABS plastic'],
        ['Glas', 'Glass']
      ),
      height: '29 cm',
      width: '23 cm',
      depth: '37 cm',
      capacity: '1000 ml',
      capsuleWarning: true,
      energySavingMode: true,
      tempAdjustmant: true,
      strengthAdjustment: true,
      quantityAdjustment: true,
      modelVersion: 'R3L',
      waterTankSensor: true,
      waterHardness: '1–21 °dH'
    },
    finishes: [
      { value: 'white', name: t('Weiß', 'White'), colors: ['#F1EFEA', '#7A2E1D', '#E3E4E3'], price: 22900 },
      { value: 'black', name: t('Schwarz', 'Black'), colors: ['#1F1F21', '#B4B7B8', '#E4E2DE'], price: 22900 }
    ]
  }),
  ...buildMachine({
    number: 2005,
    name: 'Albatros Pro',
    category: 'machines-pro',
    form: 'machine-pro',
    popularity: 505,
    basketLimit: 2,
    short: t(
      'Zwei Ausläufe, drei Liter Wasser, bis zu 60 Tassen am Tag.',
      'Two spouts, three litres of water, up to 60 cups a day.'
    ),
    story: t(
      'Für Büro, Praxis und große Küchen. Die Albatros brüht zwei Tassen zugleich, merkt sich acht Getränke und sagt auf ihrer Anzeige in ganzen Sätzen, was sie braucht. Ihr Gehäuse ist aus einem Stück gebogen.',
      'For offices, practices and large kitchens. The Albatros brews two cups at once, remembers eight drinks and says on its display, in whole sentences, what it needs. Its housing is bent from a single sheet.'
    ),
    advice: t(
      'Wir liefern sie gespült und auf Ihre Wasserhärte eingestellt, zu einem Termin, den wir mit Ihnen absprechen.',
      'We deliver it rinsed and set to your water hardness, on a day agreed with you.'
    ),
    contents: t('Maschine, 50 Kapseln, Filter, Anleitung', 'Machine, 50 capsules, filter, guide'),
    material: t('Edelstahl, Aluminium, Glas', 'Stainless steel, aluminium, glass'),
    usps: list(
      ['Zwei Tassen zugleich', 'Two cups at once'],
      ['Acht Getränke speicherbar', 'Stores eight drinks'],
      guaranteeLine('albatros', 'puro')
    ),
    specs: {
      ...mains,
      materials: list(['Edelstahl', 'Stainless steel'], ['Aluminium', 'Aluminium'], ['Glas', 'Glass']),
      height: '42 cm',
      width: '31 cm',
      depth: '40 cm',
      capacity: '3000 ml',
      capsuleWarning: true,
      energySavingMode: true,
      tempAdjustmant: true,
      strengthAdjustment: true,
      quantityAdjustment: true,
      modelVersion: 'A5',
      waterTankSensor: true,
      waterHardness: '1–25 °dH'
    },
    finishes: [
      {
        value: 'steel',
        name: t('Edelstahl', 'Stainless steel'),
        colors: ['#A9ADAE', '#1B1714', '#E6E6E4'],
        price: 59900
      },
      {
        value: 'black',
        name: t('Mattschwarz', 'Matt black'),
        colors: ['#141416', '#A3321F', '#DDDBD7'],
        price: 62900
      }
    ]
  })
]
