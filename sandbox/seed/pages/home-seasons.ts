import { t } from '../localized'
import { buildProductId } from '../products/base-product'
import { component, during, type ComponentDraft } from './build-pages'

const products = (...numbers: number[]) => numbers.map(number => buildProductId('jasmin', number))

/** The stages of a home page through the year; one of them is visible on each day. */
export const buildJasminSeasons = (): ComponentDraft[] => [
  during(
    '11-01',
    '12-01',
    component('stage', {
      subline: t('Bis zum 1. Dezember', 'Until 1 December'),
      headline: t('Hinter jedem Türchen ein Tee', 'A tea behind every door'),
      text: t(
        'Der Laternenweg ist gepackt: zwölf Tees für den Morgen, zwölf für den Abend, auf jedem Beutel ein Satz zum Tag.',
        'The Lantern Path is packed: twelve teas for mornings, twelve for evenings, and a sentence for the day on each bag.'
      ),
      image: {
        pictureId: 'jasmin-stage-calendar',
        alt: t('Adventskalender, Teedose und Becher', 'Advent calendar, tea tin and mug')
      },
      buttonText: t('Zum Adventskalender', 'See the Advent calendar'),
      buttonLink: '/shop/seasonal-tea',
      theme: 'dark green',
      layout: 'left'
    })
  ),
  during(
    '12-01',
    '12-25',
    component('stage', {
      subline: t('Geschenke', 'Gifts'),
      headline: t('Ein Paket, das nach Zuhause riecht', 'A parcel that smells of home'),
      text: t(
        'Fünf Sets im Geschenkkarton, vom Matcha-Anfang bis zur Teestunde am Deich. Oder eine Geschenkkarte, die in Minuten ankommt.',
        'Five sets in a gift box, from first matcha to teatime by the sea. Or a gift card that arrives within minutes.'
      ),
      image: {
        pictureId: 'jasmin-stage-gifts',
        alt: t('Tisch mit verpackten Geschenken', 'Table with wrapped gifts')
      },
      buttonText: t('Geschenke ansehen', 'See gifts'),
      buttonLink: '/shop/gifts',
      theme: 'red',
      layout: 'left'
    })
  ),
  during(
    '12-25',
    '03-01',
    component('stage', {
      subline: t('Winter', 'Winter'),
      headline: t('Lange Abende, kleine Schlucke', 'Long evenings, small sips'),
      text: t(
        'Wenn es draußen früh dunkel wird, darf die Kanne länger stehen. Gewürztes, Geröstetes und alles ohne Koffein.',
        'When it gets dark early, the pot can stand a little longer. Spiced teas, roasted teas and everything without caffeine.'
      ),
      image: { pictureId: 'jasmin-stage-table', alt: t('Gedeckter Teetisch', 'Laid tea table') },
      buttonText: t('Tees für den Winter', 'Teas for winter'),
      buttonLink: '/shop/seasonal-tea',
      theme: 'light brown',
      layout: 'left'
    })
  ),
  during(
    '03-01',
    '06-01',
    component('stage', {
      headline: t('Der Morgen beginnt im Blatt', 'Morning begins in the leaf'),
      subline: t('Frühjahr', 'Spring'),
      text: t(
        'Sencha aus Kagoshima, am Tag der Pflückung gedämpft. Die Tasse ist hellgrün, weich und ein wenig süß.',
        'Sencha from Kagoshima, steamed on the day it was picked. The cup is pale green, soft and a little sweet.'
      ),
      image: {
        pictureId: 'jasmin-stage-morning',
        alt: t('Teereihen im Morgenlicht', 'Rows of tea in the morning light')
      },
      buttonText: t('Grünen Tee ansehen', 'See green teas'),
      buttonLink: '/shop/green-tea',
      theme: 'light green',
      layout: 'left'
    })
  ),
  during(
    '06-01',
    '09-01',
    component('stage', {
      subline: t('Sommer', 'Summer'),
      headline: t('Kaltes Wasser genügt', 'Cold water will do'),
      text: t(
        'Ein Beutel, ein halber Liter, zehn Minuten. Zitrone, Pfirsich oder Erdbeere, und der Herd bleibt aus.',
        'One bag, half a litre, ten minutes. Lemon, peach or strawberry, and the stove stays off.'
      ),
      image: {
        pictureId: 'jasmin-stage-summer',
        alt: t('Glaskanne, Eistee und ein Glas', 'Glass pot, iced tea and a glass')
      },
      buttonText: t('Eistee ansehen', 'See iced teas'),
      buttonLink: '/shop/iced-tea',
      theme: 'light green',
      layout: 'left'
    })
  ),
  during(
    '09-01',
    '11-01',
    component('stage', {
      subline: t('Herbst', 'Autumn'),
      headline: t('Der Kessel summt wieder', 'The kettle hums again'),
      text: t(
        'Apfel, Quitte, Birne: Was im Garten reif ist, schmeckt jetzt auch aus der Tasse, ganz ohne Koffein.',
        'Apple, quince, pear: what is ripe in the garden now tastes good in a cup too, without any caffeine.'
      ),
      image: {
        pictureId: 'jasmin-stage-autumn',
        alt: t('Wasserkessel in der Küche', 'Kettle in the kitchen')
      },
      buttonText: t('Früchtetee ansehen', 'See fruit teas'),
      buttonLink: '/shop/fruit-tea',
      theme: 'light brown',
      layout: 'left'
    })
  )
]

/** Rows of products through the year, of which one is visible: the Advent calendar is for the days before Advent. */
export const buildJasminSeasonRows = (): ComponentDraft[] => [
  during(
    '11-01',
    '12-01',
    component('productCarousel', {
      headline: t('Für kurze Tage', 'For short days'),
      categoryId: 'seasonal-tea',
      limit: 8,
      link: '/shop/seasonal-tea',
      linkText: t('Alles der Saison', 'Everything seasonal')
    })
  ),
  during(
    '12-01',
    '03-01',
    component('productCarousel', {
      headline: t('Für kurze Tage', 'For short days'),
      productIds: products(902, 903, 904, 209, 604, 611, 704, 304),
      link: '/shop/seasonal-tea',
      linkText: t('Alles der Saison', 'Everything seasonal')
    })
  ),
  during(
    '03-01',
    '06-01',
    component('productCarousel', {
      headline: t('Für helle Tage', 'For bright days'),
      productIds: products(103, 204, 112, 301, 105, 113, 311, 106),
      link: '/shop/green-tea',
      linkText: t('Alle Grüntees', 'All green teas')
    })
  ),
  during(
    '06-01',
    '09-01',
    component('productCarousel', {
      headline: t('Für warme Tage', 'For warm days'),
      productIds: products(802, 801, 803, 104, 605, 504, 103, 106),
      link: '/shop/iced-tea',
      linkText: t('Alle Eistees', 'All iced teas')
    })
  ),
  during(
    '09-01',
    '11-01',
    component('productCarousel', {
      headline: t('Für kühle Tage', 'For cool days'),
      productIds: products(511, 502, 505, 503, 214, 303, 601, 207),
      link: '/shop/fruit-tea',
      linkText: t('Alle Früchtetees', 'All fruit teas')
    })
  )
]

export const buildPuroSeasons = (): ComponentDraft[] => [
  during(
    '11-01',
    '12-01',
    component('stage', {
      subline: t('Advent', 'Advent'),
      headline: t('Eine Tasse für jeden Tag bis Weihnachten', 'A cup for each day until Christmas'),
      text: t(
        'Die Erste Auswahl hat 30 Kapseln aus zehn Sorten: vierundzwanzig zum Zählen und sechs für Gäste.',
        'The First Selection has 30 capsules in ten varieties: twenty-four to count the days and six for guests.'
      ),
      image: {
        pictureId: 'puro-stage-advent',
        alt: t('Adventskranz mit zwei brennenden Kerzen', 'Advent wreath with two candles alight')
      },
      buttonText: t('Probierpakete ansehen', 'See the samplers'),
      buttonLink: '/shop/capsule-samplers',
      theme: 'espresso',
      layout: 'full'
    })
  ),
  during(
    '12-01',
    '12-25',
    component('stage', {
      subline: t('Geschenke', 'Gifts'),
      headline: t(
        'Für alle, die sich morgens nur eines wünschen',
        'For those with just one wish in the morning'
      ),
      text: t(
        'Maschinen, Pakete und Tassen, fertig zum Überreichen. Auf Wunsch als Geschenk verpackt.',
        'Machines, bundles and cups, ready to hand over. Gift-wrapped if you ask for it.'
      ),
      image: { pictureId: 'puro-stage-gifts', alt: t('Geschenke auf einem Tisch', 'Gifts on a table') },
      buttonText: t('Geschenke ansehen', 'See gifts'),
      buttonLink: '/shop/gifts',
      theme: 'espresso',
      layout: 'full'
    })
  ),
  during(
    '12-25',
    '03-01',
    component('stage', {
      subline: t('Winter', 'Winter'),
      headline: t('Dunkel geröstet, warm gehalten', 'Roasted dark, kept warm'),
      text: t(
        'Große Tassen, Milchschaum und Trinkschokolade mit 38 Prozent Kakao: Das Frühstück darf dauern.',
        'Large cups, frothed milk and hot chocolate with 38 per cent cocoa: breakfast can take its time.'
      ),
      image: { pictureId: 'puro-tasting', alt: t('Tassen bei der Verkostung', 'Cups at a tasting') },
      buttonText: t('Lungo ansehen', 'See lungos'),
      buttonLink: '/shop/lungo',
      theme: 'espresso',
      layout: 'full'
    })
  ),
  during(
    '03-01',
    '11-01',
    component('stage', {
      headline: t('25 Sekunden bis zur Crema', '25 seconds to crema'),
      text: t(
        'Eine Kapsel, 19 bar und eine vorgewärmte Tasse. Mehr braucht ein guter Espresso nicht.',
        'One capsule, 19 bar and a warmed cup. Good espresso needs no more.'
      ),
      image: {
        pictureId: 'puro-stage-espresso',
        alt: t('Espresso läuft in eine Tasse', 'Espresso running into a cup')
      },
      buttonText: t('Kapseln ansehen', 'See capsules'),
      buttonLink: '/shop/capsules',
      theme: 'espresso',
      layout: 'full'
    })
  )
]
