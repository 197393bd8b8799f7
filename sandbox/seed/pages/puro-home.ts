import { readPercentOff } from '../percent-off'
import { t } from '../localized'
import { buildProductId } from '../products/base-product'
import { component, type PageDraft } from './build-pages'
import { buildPuroSeasons as buildSeasons } from './home-seasons'
import { buildSignUpBlock } from './newsletter-pages'
import { puroRecipes } from './puro-recipes'

const product = (number: number) => buildProductId('puro', number)

export const puroHome: PageDraft = {
  id: 'home',
  url: '/',
  title: t('puro – Kaffeekapseln und Maschinen', 'puro – coffee capsules and machines'),
  description: t(
    'Kapseln von Ristretto bis Lungo, Bohnen aus eigener Röstung und Maschinen in drei Größen.',
    'Capsules from ristretto to lungo, beans roasted in house and machines in three sizes.'
  ),
  keywords: t('Kaffeekapseln, Kapselmaschine, Espresso', 'coffee capsules, capsule machine, espresso'),
  regions: {
    topRegion: buildSeasons(),
    content: [
      component('cardPlace', {
        headline: t('Die Maschine passt, die Kapsel auch', 'One machine, every capsule'),
        text: t(
          'Jede unserer Kapseln läuft in jeder unserer Maschinen.',
          'Each of our capsules fits each of our machines.'
        ),
        link: '/shop/machines',
        linkText: t('Maschinen ansehen', 'See machines')
      }),
      component('categoryGrid', {
        headline: t('Welche Tasse darf es sein?', 'Which cup would you like?'),
        items: [
          {
            categoryId: 'ristretto',
            title: 'Ristretto',
            text: t('25 ml, konzentriert', '25 ml, concentrated'),
            image: {
              pictureId: 'puro-ristretto',
              alt: t('Espressotasse und Kapselpackung', 'Espresso cup and sleeve of capsules')
            }
          },
          {
            categoryId: 'espresso',
            title: 'Espresso',
            text: t('40 ml, dicht', '40 ml, dense'),
            image: { pictureId: 'puro-espresso', alt: t('Reihe dunkler Kapseln', 'Row of dark capsules') }
          },
          {
            categoryId: 'lungo',
            title: 'Lungo',
            text: t('110 ml, mild', '110 ml, mild'),
            image: {
              pictureId: 'puro-lungo',
              alt: t('Becher und Kapselpackung', 'Mug and sleeve of capsules')
            }
          },
          {
            categoryId: 'decaf',
            title: t('Entkoffeiniert', 'Decaf'),
            text: t('Voller Geschmack am Abend', 'Full taste in the evening'),
            image: { pictureId: 'puro-decaf', alt: t('Hände um eine warme Tasse', 'Hands around a warm cup') }
          },
          {
            categoryId: 'flavoured',
            title: t('Aromatisiert', 'Flavoured'),
            text: t('Vanille, Haselnuss, Karamell', 'Vanilla, hazelnut, caramel'),
            image: {
              pictureId: 'puro-flavoured',
              alt: t('Vanille, Haselnuss und Karamell', 'Vanilla, hazelnut and caramel')
            }
          },
          {
            categoryId: 'chocolate',
            title: t('Trinkschokolade', 'Chocolate'),
            text: t('Dunkel oder mit Milch', 'Dark or with milk'),
            image: {
              pictureId: 'puro-chocolate',
              alt: t('Kakaofrüchte, eine geöffnet', 'Cocoa pods, one of them open')
            }
          }
        ]
      }),
      component('productCarousel', {
        headline: t('Am häufigsten bestellt', 'What people order most'),
        productIds: [101, 301, 501, 302, 201, 401, 602, 104, 102].map(product),
        link: '/shop/capsules',
        linkText: t('Alle Kapseln', 'All capsules')
      }),
      component('finder', {
        headline: t('Welche Röstung ist Ihre?', 'Which roast is yours?'),
        text: t(
          'Drei Fragen. Kreuzen Sie an, was zutrifft, gern auch mehreres, und lassen Sie aus, was Ihnen gleich ist.',
          'Three questions. Tick what applies, more than one if you like, and skip what does not matter to you.'
        ),
        categoryId: 'capsules',
        questions: [
          {
            text: t('Wie groß ist Ihre Tasse?', 'How large is your cup?'),
            attributeId: 'c_cupSize',
            answers: [
              {
                text: t('Klein bis mittel, bis 110 ml', 'Small to medium, up to 110 ml'),
                values: '25|40|110'
              },
              { text: t('Groß, ab 110 ml', 'Large, from 110 ml'), values: '110|150|180' }
            ]
          },
          {
            text: t('Wie kräftig darf er sein?', 'How strong do you like it?'),
            attributeId: 'c_flavorIntensity',
            answers: [
              { text: t('Mild', 'Mild'), values: '1|2' },
              { text: t('Ausgewogen', 'Balanced'), values: '3' },
              { text: t('Kräftig', 'Strong'), values: '4|5' }
            ]
          },
          {
            text: t('Und danach?', 'And afterwards?'),
            attributeId: 'c_caffeine',
            answers: [
              { text: t('Will ich wach sein', 'I want to be awake'), values: 'medium|high' },
              { text: t('Will ich schlafen', 'I want to sleep'), values: 'none|decaf|low' }
            ]
          }
        ],
        buttonText: t('Passende Kapseln zeigen', 'Show matching capsules'),
        theme: 'beige'
      }),
      component('stage', {
        headline: t('Kranich. Vier Tassen, ein Hebel', 'Kranich. Four cups, one lever'),
        subline: t('Die Maschine für die Familie', 'The machine for the family'),
        text: t(
          'Ein Liter Wasser, beheizte Ablage und ein Metallhebel, der satt schließt. In Graphit, Edelstahl und Bordeaux.',
          'A litre of water, a heated shelf and a metal lever that closes with a solid click. In graphite, steel and bordeaux.'
        ),
        image: {
          pictureId: 'puro-stage-machine',
          alt: t('Kapselmaschine vor dunklem Grund', 'Capsule machine against a dark background')
        },
        buttonText: t('Die Kranich kennenlernen', 'Get to know the Kranich'),
        buttonLink: '/kranich',
        theme: 'espresso',
        layout: 'right'
      }),
      component('headline', {
        headline: t('Drei Größen, eine Kapsel', 'Three sizes, one capsule'),
        level: 2,
        align: 'left'
      }),
      component(
        'grid',
        { columns: 3 },
        {
          grid: [2001, 2003, 2005].map(number => component('productTile', { productId: product(number) }))
        }
      ),
      component('imageText', {
        image: {
          pictureId: 'puro-story-roastery',
          alt: t('Trommelröster mit Kühlsieb', 'Drum roaster with its cooling tray')
        },
        headline: t('Dienstags und freitags wird geröstet', 'We roast on Tuesdays and Fridays'),
        text: t(
          '<p>In einer Trommel von 1962, die mehr Gefühl als Elektronik hat. Zwölf bis achtzehn Minuten je Charge; gekühlt wird mit Luft, nie mit Wasser.</p><p>Zwei Tage später wird gemahlen und versiegelt. Das Röstdatum steht auf jeder Packung.</p>',
          '<p>In a drum from 1962 that has more feeling than electronics. Twelve to eighteen minutes per batch, then it is cooled by air, never by water.</p><p>Two days later, we grind and seal. The roast date is on every sleeve.</p>'
        ),
        buttonText: t('Bohnen ansehen', 'See beans'),
        buttonLink: '/shop/beans',
        imagePosition: 'right'
      }),
      component('sampler', {
        subline: t('Probierpakete', 'Samplers'),
        headline: t('Zehn Sorten, bevor Sie sich festlegen', 'Ten varieties before you settle'),
        text: t(
          'Von hell nach dunkel geordnet, drei von jeder. Oder Sie beginnen mit dem, wonach Ihnen heute ist:',
          'Arranged from light to dark, three of each. Or begin with what you feel like today:'
        ),
        image: {
          pictureId: 'puro-capsule-samplers',
          alt: t('Geöffnete Probierpakete mit Kapseln', 'Open samplers with capsules')
        },
        moods: [
          { text: t('Dunkel und dicht', 'Dark and dense'), link: '/shop/capsules?refine=c_roast%3Ddark' },
          { text: t('Hell und fruchtig', 'Light and fruity'), link: '/shop/capsules?refine=c_roast%3Dlight' },
          { text: t('Schokoladig', 'Chocolatey'), link: '/shop/capsules?refine=c_flavour%3Dchocolate' },
          {
            text: t('Für den Abend', 'For the evening'),
            link: '/shop/capsules?refine=c_caffeine%3Dnone%7Cdecaf'
          },
          { text: t('Große Tasse', 'Large cup'), link: '/shop/lungo' }
        ],
        buttonText: t('Probierpakete ansehen', 'See the samplers'),
        buttonLink: '/shop/capsule-samplers',
        theme: 'blue'
      }),
      component('cardBannerCarousel', {
        headline: t('Gerade richtig', 'Just right for now'),
        cards: [
          {
            image: { pictureId: 'puro-card-lungo', alt: t('Becher und Probierpaket', 'Mug and sampler') },
            title: t('Monat der langen Tassen', 'Month of the long cup'),
            description: t(
              'Alle Lungo-Kapseln kosten {percent} Prozent weniger.',
              'All lungo capsules cost {percent} per cent less.',
              { percent: readPercentOff('puro-lungo-month') }
            ),
            url: '/shop/lungo',
            linkText: t('Zum Lungo', 'See lungos'),
            color: 'blue',
            margin_type: 'small',
            image_position: 'right'
          },
          {
            image: {
              pictureId: 'puro-card-chocolate',
              alt: t('Kakaokapseln und Tasse', 'Cocoa capsules and cup')
            },
            title: t('Kakao aus der Maschine', 'Cocoa from the machine'),
            description: t(
              '38 Prozent Kakao und kein Topf, der überkocht.',
              '38 per cent cocoa and no pan to boil over.'
            ),
            url: '/shop/chocolate',
            linkText: t('Zur Trinkschokolade', 'See hot chocolate'),
            color: 'beige',
            margin_type: 'small',
            image_position: 'left'
          },
          {
            image: {
              pictureId: 'puro-card-decaf',
              alt: t('Kapselpackung und Cappuccinotasse', 'Sleeve of capsules and cappuccino cup')
            },
            title: t('Espresso um neun', 'Espresso at nine'),
            description: t(
              'Ohne Lösungsmittel entkoffeiniert, mit aller Crema.',
              'Decaffeinated without solvents, with all the crema.'
            ),
            url: '/shop/decaf',
            linkText: t('Zu den Entkoffeinierten', 'See decafs'),
            color: 'green',
            margin_type: 'small',
            image_position: 'right'
          },
          {
            image: { pictureId: 'puro-card-iced', alt: t('Kokosnüsse', 'Coconuts') },
            title: t('Eiskaffee vorbestellen', 'Pre-order iced coffee'),
            description: t(
              'Kokos auf heller Röstung, ab dem Frühjahr in der Tasse.',
              'Coconut on a light roast, in your cup from spring.'
            ),
            url: '/shop/flavoured',
            linkText: t('Zur Vorbestellung', 'Pre-order now'),
            color: 'blue',
            margin_type: 'small',
            image_position: 'left'
          }
        ]
      }),
      component('categoryGrid', {
        headline: t('Mehr als eine Tasse', 'More than just a cup'),
        items: puroRecipes.map(({ slug, name, pictureId, alt, yield: amount }) => ({
          link: `/recipes/${slug}`,
          title: name,
          text: amount,
          image: { pictureId, alt }
        }))
      }),
      component('imageText', {
        image: {
          pictureId: 'puro-story-recycling',
          alt: t('Beutel mit gebrauchten Kapseln', 'Bag of used capsules')
        },
        headline: t('Aus Kapseln werden Kapseln', 'Capsules become capsules'),
        text: t(
          '<p>Aluminium lässt sich beliebig oft einschmelzen, wenn es zurückkommt. Unsere Beutel fassen 120 Kapseln und gehören in die Wertstofftonne oder zur Abgabestelle.</p>',
          '<p>Aluminium can be melted again and again, provided it comes back. Our bags hold 120 capsules and go into the recycling bin or to a drop-off point.</p>'
        ),
        buttonText: t('Recyclingbeutel bestellen', 'Order recycling bags'),
        buttonLink: '/shop/care',
        imagePosition: 'left'
      }),
      component('productCarousel', {
        headline: t('Zum Verschenken', 'Good things to give'),
        productIds: [4001, 801, 3001, 4002, 4005, 3302, 5001].map(product),
        link: '/shop/gifts',
        linkText: t('Alle Geschenke', 'All gifts')
      }),
      buildSignUpBlock(t('Post aus der Rösterei', 'News from the roastery'), 'dark')
    ]
  }
}
