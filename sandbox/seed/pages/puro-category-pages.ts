import { t } from '../localized'
import { SPARE_PARTS_YEARS } from '../promises'
import { buildProductId } from '../products/base-product'
import { capsuleKinds } from '../products/products'
import { component, type PageDraft } from './build-pages'

const product = (number: number) => buildProductId('puro', number)

const capsules: PageDraft = {
  id: 'category-capsules',
  title: t('Kapseln', 'Capsules'),
  description: t(
    'Kaffeekapseln von Ristretto bis Lungo, Kakao und Tee.',
    'Coffee capsules from ristretto to lungo, cocoa and tea.'
  ),
  regions: {
    listTile: [
      component('editorialTile', {
        headline: t('{count} Sorten, Ihre ist dabei', '{count} varieties, yours among them', {
          count: capsuleKinds
        }),
        text: t(
          'Wählen Sie zuerst die Tasse, dann die Röstung. Die Skalen auf jeder Packung helfen dabei.',
          'Choose the cup first, then the roast. The scales on every sleeve will help.'
        ),
        image: {
          pictureId: 'puro-capsule-samplers',
          alt: t('Geöffnete Probierpakete mit Kapseln', 'Open samplers with capsules')
        },
        linkText: t('Mit der Auswahl beginnen', 'Start with a selection'),
        link: '/shop/capsule-samplers'
      })
    ],
    content: [
      component('imageText', {
        image: {
          pictureId: 'puro-story-crema',
          alt: t('Hände um eine warme Tasse', 'Hands around a warm cup')
        },
        headline: t('Woran Sie frischen Kaffee erkennen', 'How to tell fresh coffee'),
        text: t(
          '<p>An der Crema: haselnussbraun, fingerbreit, und sie schließt sich wieder, wenn Sie mit dem Löffel hindurchziehen. Deshalb steht auf unseren Packungen das Röstdatum und nicht nur ein Ablaufdatum.</p>',
          '<p>By the crema: hazel brown, a finger deep, and it closes again when you draw a spoon through it. That is why our sleeves state the roast date and not just a best-before date.</p>'
        ),
        imagePosition: 'left'
      })
    ]
  }
}

const beans: PageDraft = {
  id: 'category-beans',
  title: t('Bohnen', 'Beans'),
  description: t(
    'Ganze Bohnen für Siebträger, Vollautomat und Filter.',
    'Whole beans for espresso machine, bean-to-cup machine and filter.'
  ),
  regions: {
    listTile: [
      component('editorialTile', {
        headline: t('Geröstet am Dienstag, gemahlen bei Ihnen', 'Roasted on Tuesday, ground at home'),
        text: t(
          'Fünf Röstungen, mehr nicht. Dafür jede Woche frisch.',
          'Five roasts, no more. But fresh every week.'
        ),
        image: {
          pictureId: 'puro-stage-beans',
          alt: t('Trommelröster mit Kühlsieb', 'Drum roaster with its cooling tray')
        },
        linkText: t('In die Rösterei', 'Visit the roastery'),
        link: '/roastery'
      })
    ]
  }
}

const machines: PageDraft = {
  id: 'category-machines',
  title: t('Maschinen', 'Machines'),
  description: t('Kapselmaschinen in drei Baureihen.', 'Capsule machines in three series.'),
  regions: {
    listTile: [
      component('editorialTile', {
        headline: t('Gebaut, um zu bleiben', 'Built to last'),
        text: t(
          'Vier Schrauben, und Sie kommen überall heran. Ersatzteile gibt es {years} Jahre lang.',
          'Four screws and you can reach everything. Spare parts are available for {years} years.',
          { years: SPARE_PARTS_YEARS }
        ),
        image: {
          pictureId: 'puro-kranich-light',
          alt: t('Kapselmaschine und Espressotasse', 'Capsule machine and espresso cup')
        },
        linkText: t('Die Kranich kennenlernen', 'Get to know the Kranich'),
        link: '/kranich'
      })
    ],
    content: [
      component('accordion', {
        items: [
          {
            id: 'compact',
            headline: t(
              'Kolibri: wenig Platz, ein bis zwei Personen',
              'Kolibri: little space, one or two people'
            ),
            contentText: t(
              '<p>11 bis 13 cm breit, zwei oder drei Getränke, 600 oder 900 ml Wasser.</p>',
              '<p>11 to 13 cm wide, two or three drinks, 600 or 900 ml of water.</p>'
            )
          },
          {
            id: 'classic',
            headline: t(
              'Kranich: für die Familie, auf Wunsch mit Milch',
              'Kranich: for the family, with milk if you like'
            ),
            contentText: t(
              '<p>Ein Liter Wasser, vier Tassengrößen, beheizte Ablage. Die Latte schäumt auf Tastendruck.</p>',
              '<p>A litre of water, four cup sizes, a heated shelf. The Latte foams at the press of a button.</p>'
            )
          },
          {
            id: 'pro',
            headline: t('Albatros Pro: für Büro und große Küche', 'Albatros Pro: office and large kitchen'),
            contentText: t(
              '<p>Drei Liter, zwei Ausläufe, bis zu 60 Tassen am Tag.</p>',
              '<p>Three litres, two spouts, up to 60 cups a day.</p>'
            )
          }
        ]
      }),
      component('imageText', {
        image: {
          pictureId: 'puro-story-machine',
          alt: t('Maschine mit Entkalker und Wasserfilter', 'Machine with descaler and water filter')
        },
        headline: t('Reparieren statt ersetzen', 'Repair rather than replace'),
        text: t(
          '<p>Rufen Sie an, bevor Sie etwas einschicken. Zwei von drei Fällen lösen wir am Telefon, für den dritten schicken wir eine Kiste.</p>',
          '<p>Call before you send anything in. We solve two cases out of three by phone; for the third we send a box.</p>'
        ),
        buttonText: t('Zum Service', 'Get help'),
        buttonLink: '/service',
        imagePosition: 'left'
      })
    ]
  }
}

const accessories: PageDraft = {
  id: 'category-accessories',
  title: t('Zubehör', 'Accessories'),
  description: t(
    'Milchschäumer, Tassen, Pflege und Kapselhalter.',
    'Milk frothers, cups, care and capsule holders.'
  ),
  regions: {
    listTile: [
      component('editorialTile', {
        headline: t('Was rund um die Tasse zählt', 'Everything around the cup'),
        text: t(
          'Schaum, der steht. Porzellan, das warm bleibt. Entkalken nur zweimal im Jahr.',
          'Foam that holds. Porcelain that stays warm. Descaling only twice a year.'
        ),
        image: {
          pictureId: 'puro-stage-kitchen',
          alt: t('Kapselmaschine, Kapseln und Tasse', 'Capsule machine, capsules and cup')
        },
        linkText: t('Tassen und Gläser', 'Cups and glasses'),
        link: '/shop/cups'
      })
    ]
  }
}

const gifts: PageDraft = {
  id: 'category-gifts',
  title: t('Geschenke', 'Gifts'),
  description: t(
    'Pakete und Geschenkkarten für Kaffeetrinker.',
    'Bundles and gift cards for coffee drinkers.'
  ),
  regions: {
    listTile: [
      component('editorialTile', {
        headline: t('Ein guter Morgen zum Verschenken', 'The gift of a good morning'),
        text: t(
          'Fünf Pakete, fertig gepackt. Oder eine Geschenkkarte, wenn der andere selbst wählen soll.',
          'Five bundles, packed and ready. Or a gift card that leaves the choice to them.'
        ),
        image: {
          pictureId: 'puro-story-crema',
          alt: t('Hände um eine warme Tasse', 'Hands around a warm cup')
        },
        linkText: t('Geschenkkarte wählen', 'Choose a gift card'),
        link: '/shop/gift-cards'
      })
    ],
    content: [
      component('headline', {
        headline: t('Drei, die immer passen', 'Three that always go down well'),
        level: 2,
        align: 'left'
      }),
      component(
        'grid',
        { columns: 3 },
        {
          grid: [3104, 101, 1104].map(number => component('productTile', { productId: product(number) }))
        }
      ),
      component('productSetTeaser', {
        productId: product(4003),
        headline: t('Fertig gepackt', 'Packed and ready'),
        theme: 'light brown'
      })
    ]
  }
}

const sale: PageDraft = {
  id: 'category-all-sale',
  title: t('Angebote', 'Offers'),
  description: t(
    'Reduzierte Kapseln, Maschinen und Zubehör.',
    'Capsules, machines and accessories at lower prices.'
  ),
  regions: {
    listTile: [
      component('editorialTile', {
        headline: t('Weniger zahlen, gleich gut trinken', 'Pay less, drink just as well'),
        text: t(
          'Saisonsorten, auslaufende Farben und Mengen, die wir zu groß geplant haben.',
          'Seasonal varieties, discontinued colours and batches that turned out too large.'
        ),
        image: { pictureId: 'puro-stage-sale', alt: t('Bohnen und Probierpaket', 'Beans and sampler') },
        linkText: t('Zum Lungo', 'See lungos'),
        link: '/shop/lungo'
      })
    ],
    content: [
      component('einsteinRecommendations', {
        headline: t('Vielleicht Ihre nächste Tasse', 'Perhaps your next cup'),
        zone: 'home',
        limit: 8,
        link: '/shop/capsules',
        linkText: t('Alle Kapseln', 'All capsules')
      })
    ]
  }
}

const root: PageDraft = {
  id: 'category-root',
  title: t('Das ganze Sortiment', 'The whole range'),
  description: t(
    'Kapseln, Bohnen, Maschinen und Zubehör von puro.',
    'Capsules, beans, machines and accessories from puro.'
  ),
  regions: {
    listTile: [
      component('editorialTile', {
        headline: t('Von der Bohne bis zur Tasse', 'From bean to cup'),
        text: t(
          'Kapseln, Bohnen, Maschinen und die Pflege dazu. Alles passt zueinander.',
          'Capsules, beans, machines and all they need to keep going. Everything fits together.'
        ),
        image: {
          pictureId: 'puro-stage-espresso',
          alt: t('Espresso auf dunkler Bühne', 'Espresso on a dark stage')
        },
        linkText: t('Probierpakete ansehen', 'See the samplers'),
        link: '/shop/capsule-samplers'
      })
    ]
  }
}

export const puroCategoryPages: PageDraft[] = [capsules, beans, machines, accessories, gifts, sale, root]
