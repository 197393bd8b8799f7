import { t } from '../localized'
import { buildCategories } from './build-categories'

export const puroCategories = buildCategories('puro', [
  {
    id: 'capsules',
    slug: 'kapseln',
    name: t('Kapseln', 'Capsules'),
    description: t(
      'Kaffee, Kakao und Tee in Kapseln, nach Röstung und Tassengröße sortiert.',
      'Coffee, cocoa and tea in capsules, sorted by roast and cup size.'
    ),
    pageTitle: t('Kaffeekapseln nach Stärke und Tasse', 'Coffee capsules by strength and cup'),
    children: [
      {
        id: 'espresso',
        slug: 'espresso',
        name: t('Espresso', 'Espresso'),
        description: t(
          '40 ml mit dichter Crema, von nussig bis dunkel geröstet.',
          '40 ml with a dense crema, from nutty to dark roast.'
        )
      },
      {
        id: 'lungo',
        slug: 'lungo',
        name: t('Lungo', 'Lungo'),
        description: t(
          '110 ml für die lange Tasse, mild geröstet und klar im Geschmack.',
          '110 ml for the long cup, lightly roasted and clear in taste.'
        )
      },
      {
        id: 'ristretto',
        slug: 'ristretto',
        name: t('Ristretto', 'Ristretto'),
        description: t(
          '25 ml, kurz und konzentriert, mit viel Körper.',
          '25 ml, short and concentrated, with plenty of body.'
        )
      },
      {
        id: 'decaf',
        slug: 'entkoffeiniert',
        name: t('Entkoffeiniert', 'Decaf'),
        description: t(
          'Mit Quellwasser und Kohlensäure entkoffeiniert, der Geschmack bleibt.',
          'Decaffeinated with spring water and carbon dioxide; the taste stays.'
        )
      },
      {
        id: 'flavoured',
        slug: 'aromatisiert',
        name: t('Aromatisiert', 'Flavoured'),
        description: t(
          'Vanille, Haselnuss und Karamell auf Arabica, ohne Zuckerzusatz.',
          'Vanilla, hazelnut and caramel on arabica, with no added sugar.'
        )
      },
      {
        id: 'chocolate',
        slug: 'schokolade',
        name: t('Trinkschokolade', 'Chocolate'),
        description: t(
          'Kakao in der Kapsel: dunkel, mit Milch oder mit etwas Schärfe.',
          'Cocoa in a capsule: dark, with milk or with a little heat.'
        )
      },
      {
        id: 'tea-capsules',
        slug: 'teekapseln',
        name: t('Teekapseln', 'Tea capsules'),
        description: t(
          'Blatt statt Bohne, für alle, die an derselben Maschine Tee trinken.',
          'Leaf instead of bean, for those who drink tea from the same machine.'
        )
      },
      {
        id: 'capsule-samplers',
        slug: 'probierpakete',
        name: t('Probierpakete', 'Samplers'),
        description: t(
          'Eine Auswahl in einer Schachtel, um sich durchzuprobieren.',
          'A selection in one box, to find your favourites.'
        )
      }
    ]
  },
  {
    id: 'beans',
    slug: 'bohnen',
    name: t('Bohnen', 'Beans'),
    description: t(
      'Ganze Bohnen, jede Woche in kleinen Chargen geröstet.',
      'Whole beans, roasted every week in small batches.'
    ),
    children: [
      {
        id: 'espresso-beans',
        slug: 'espressobohnen',
        name: t('Espressobohnen', 'Espresso beans'),
        description: t(
          'Dunkler geröstet, für Siebträger und Herdkanne.',
          'Roasted darker, for espresso machine and stovetop pot.'
        )
      },
      {
        id: 'filter-beans',
        slug: 'crema-filterkaffee',
        name: t('Crema & Filter', 'Crema & filter'),
        description: t(
          'Heller geröstet, für Vollautomat, Handfilter und Stempelkanne.',
          'Roasted lighter, for bean-to-cup machine, hand filter and French press.'
        )
      }
    ]
  },
  {
    id: 'machines',
    slug: 'maschinen',
    name: t('Maschinen', 'Machines'),
    description: t(
      'Drei Baureihen, ein Prinzip: einschalten, Kapsel einlegen, Tasse genießen.',
      'Three series, one principle: switch on, insert a capsule, enjoy your cup.'
    ),
    pageTitle: t(
      'Kapselmaschinen: kompakt, klassisch, professionell',
      'Capsule machines: compact, classic, professional'
    ),
    children: [
      {
        id: 'machines-compact',
        slug: 'kompakt',
        name: t('Kompakt', 'Compact'),
        description: t(
          'Kaum breiter als ein Buch und in 20 Sekunden heiß.',
          'Hardly wider than a book and hot in 20 seconds.'
        )
      },
      {
        id: 'machines-classic',
        slug: 'klassik',
        name: t('Klassik', 'Classic'),
        description: t(
          'Für den Haushalt mit zwei bis vier Kaffeetrinkern.',
          'For households of two to four coffee drinkers.'
        )
      },
      {
        id: 'machines-pro',
        slug: 'pro',
        name: t('Pro', 'Pro'),
        description: t(
          'Großer Tank, zwei Ausläufe, acht gespeicherte Getränke.',
          'Large tank, two spouts, eight stored drinks.'
        )
      }
    ]
  },
  {
    id: 'accessories',
    slug: 'zubehoer',
    name: t('Zubehör', 'Accessories'),
    description: t(
      'Milchschäumer, Tassen und Pflege rund um die Maschine.',
      'Milk frothers, cups and everything your machine needs.'
    ),
    children: [
      {
        id: 'milk',
        slug: 'milchschaeumer',
        name: t('Milchschäumer', 'Milk frothers'),
        description: t('Feinporiger Schaum, warm oder kalt.', 'Fine foam, warm or cold.')
      },
      {
        id: 'cups',
        slug: 'tassen',
        name: t('Tassen & Gläser', 'Cups & glasses'),
        description: t(
          'Dickwandiges Porzellan, Steinzeug und doppelwandiges Glas.',
          'Thick-walled porcelain, stoneware and double-walled glass.'
        )
      },
      {
        id: 'care',
        slug: 'pflege',
        name: t('Pflege', 'Care'),
        description: t(
          'Entkalker, Filter und Reiniger, damit die Maschine lange hält.',
          'Descaler, filters and cleaner, so that the machine lasts.'
        )
      },
      {
        id: 'capsule-storage',
        slug: 'kapselhalter',
        name: t('Kapselhalter', 'Capsule holders'),
        description: t('Ordnung für 20 bis 60 Kapseln.', 'A tidy home for 20 to 60 capsules.')
      }
    ]
  },
  {
    id: 'gifts',
    slug: 'geschenke',
    name: t('Geschenke', 'Gifts'),
    description: t(
      'Pakete und Geschenkkarten für Menschen, die gern Kaffee trinken.',
      'Bundles and gift cards for people who enjoy coffee.'
    ),
    children: [
      {
        id: 'gift-ideas',
        slug: 'geschenkideen',
        name: t('Geschenkideen', 'Gift ideas'),
        description: t(
          'Gut verpackt, vom Mitbringsel bis zur Maschine.',
          'Well wrapped, from a small something to a machine.'
        )
      },
      {
        id: 'bundles',
        slug: 'pakete',
        name: t('Pakete', 'Bundles'),
        description: t(
          'Maschine, Kapseln und Tassen, die zusammenpassen.',
          'Machine, capsules and cups that belong together.'
        )
      },
      {
        id: 'gift-cards',
        slug: 'gutscheine',
        name: t('Geschenkkarten', 'Gift cards'),
        description: t(
          'Per Post oder per E-Mail, im Wert Ihrer Wahl.',
          'By post or by email, for the amount of your choice.'
        )
      }
    ]
  },
  {
    id: 'all-sale',
    slug: 'angebote',
    name: t('Angebote', 'Offers'),
    description: t(
      'Reduzierte Kapseln, Maschinen und Zubehör.',
      'Capsules, machines and accessories at lower prices.'
    )
  }
])
