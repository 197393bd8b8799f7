import { readPercentOff } from '../percent-off'
import { t } from '../localized'
import { buildProductId } from '../products/base-product'
import { component, type PageDraft } from './build-pages'
import { howToBrew, temperatures } from './jasmin-brewing-steps'

const product = (number: number) => buildProductId('jasmin', number)

/** How to brew, and what helps with it. */
export const jasminBrewingGuide: PageDraft = {
  id: 'brewing-guide',
  title: t('Tee richtig aufgießen', 'How to brew tea'),
  description: t(
    'Wie viel Tee, wie heiß das Wasser, wie lange: drei Zahlen, mit denen jede Tasse gelingt.',
    'How much tea, how hot the water, how long: three numbers for a good cup every time.'
  ),
  regions: {
    header: [
      component('header', {
        items: [
          {
            text: t(
              'Gratisversand {toDeliveryCountry} ab {freeDeliveryFrom}',
              'Free delivery {toDeliveryCountry} from {freeDeliveryFrom}'
            )
          },
          { text: t('Tee finden, der zu Ihnen passt', 'Find the tea that suits you'), link: '/shop/samplers' }
        ]
      })
    ],
    column4: [
      component('footer', {
        headline: t('Das Teehaus', 'The tea house'),
        text: t(
          '<p>23 Menschen, vier Mischtrommeln, ein Hafen. Wer uns besucht, bekommt eine Tasse.</p>',
          '<p>23 people, four blending drums, one harbour. Anyone who visits us gets a cup.</p>'
        ),
        links: [{ text: t('Filialen', 'Our stores'), link: '/stores' }]
      })
    ],
    banner: [
      component('topNewsBanner', {
        items: [
          {
            text: t('Kannen und Tassen: −{percent} %', '{percent}% off pots and cups', {
              percent: readPercentOff('jasmin-table-setting')
            }),
            link: '/shop/pots-cups',
            textLink: t('Ansehen', 'See')
          },
          {
            text: t('Beratung täglich von {serviceHours}', 'Advice daily from {serviceHours}'),
            link: '/service'
          }
        ],
        delay: 6000,
        backgroundColor: 'jasmin_darkGreen'
      })
    ],
    content: [
      component('headlineSubline', {
        headline: t('Drei Zahlen, dann gelingt jede Tasse', 'Three numbers for a good cup'),
        subline: t('Gramm, Grad, Minuten', 'Grams, degrees, minutes'),
        level: 1,
        align: 'left'
      }),
      component('text', {
        text: t(
          '<p>Auf jeder Packung stehen sie nebeneinander: wie viel Tee, wie heiß das Wasser und wie lange er zieht. Am meisten macht die Temperatur aus. Zu heißes Wasser macht grünen Tee bitter, zu kühles lässt schwarzen Tee dünn.</p>',
          '<p>They are side by side on every box: how much tea, how hot the water, and how long it brews. Temperature matters most. Water that is too hot makes green tea bitter, water that is too cool leaves black tea thin.</p>'
        )
      }),
      component(
        'grid3',
        {},
        Object.fromEntries(
          temperatures.map((html, index) => [`column${index + 1}`, [component('richText', { html })]])
        )
      ),
      component('machineCommerceStage', {
        productId: product(2008),
        subline: t('Der Wasserkocher', 'The kettle'),
        headline: t('Bleibt bei siebzig Grad stehen', 'Stops at seventy degrees'),
        text: t(
          'Fünf Temperaturen auf Knopfdruck, ohne Thermometer und ohne Warten.',
          'Five temperatures at the press of a button, without a thermometer and without waiting.'
        ),
        image: {
          pictureId: 'jasmin-story-kettle',
          alt: t('Küche mit Wasserkocher', 'Kitchen with a kettle')
        },
        facts: [
          { label: t('Temperaturen', 'Temperatures'), value: '5' },
          { label: t('Inhalt', 'Capacity'), value: '900 ml' },
          { label: t('Hält warm', 'Keeps warm'), value: '30 min' }
        ],
        theme: 'light green',
        layout: 'left'
      }),
      component(
        'hotSpotCanvas',
        {
          headline: t('Was auf dem Tisch steht', 'What is on the table'),
          text: t('Tippen Sie auf die Punkte.', 'Tap the spots.'),
          image: {
            pictureId: 'jasmin-spots-brewing',
            alt: t('Glaskanne, Teesieb und Becher', 'Glass pot, infuser and mug')
          },
          ratio: 1.7778
        },
        {
          spots: [
            component('hotSpotBubble', {
              x: 52,
              y: 60,
              productId: product(2001),
              text: t(
                'Groß genug für ganze Blätter. Wärmen Sie sie vorher mit heißem Wasser an.',
                'Large enough for whole leaves. Warm it with hot water first.'
              )
            }),
            component('hotSpotBubble', { x: 78, y: 58, productId: product(2006) }),
            component('hotSpotBubble', { x: 68, y: 84, productId: product(2004) })
          ]
        }
      ),
      component('coffeeCategoryGrid', {
        headline: t('Was Sie dazu brauchen', 'What you need for it'),
        items: [
          {
            categoryId: 'brewing-tools',
            title: t('Zubereitung', 'Brewing'),
            text: t('Siebe, Filter, Wasserkocher', 'Infusers, filters, kettles'),
            image: {
              pictureId: 'jasmin-brewing-tools',
              alt: t('Teesieb, Besen und Teemaß', 'Infuser, whisk and tea measure')
            }
          },
          {
            categoryId: 'pots-cups',
            title: t('Kannen und Tassen', 'Pots and cups'),
            text: t('Glas, Porzellan, Steinzeug', 'Glass, porcelain, stoneware'),
            image: { pictureId: 'jasmin-pots-cups', alt: t('Gedeckter Teetisch', 'Laid tea table') }
          },
          {
            categoryId: 'tea-storage',
            title: t('Aufbewahrung', 'Storage'),
            text: t('Dosen und Kästen, die dicht halten', 'Tins and chests that seal well'),
            image: {
              pictureId: 'jasmin-tea-storage',
              alt: t('Teekasten und Teedose', 'Tea chest and tea tin')
            }
          }
        ]
      }),
      component('imageCarousel', {
        headline: t('In drei Handgriffen', 'In three steps'),
        images: [
          {
            pictureId: 'jasmin-story-leaf',
            alt: t('Trockener Tee auf einem Teller', 'Dry tea on a plate'),
            title: t('Abwiegen: ein Teelöffel sind etwa zwei Gramm', 'Weigh: a teaspoon is about two grams')
          },
          {
            pictureId: 'jasmin-story-table',
            alt: t('Tee läuft aus der Kanne in eine Tasse', 'Tea running from the pot into a cup'),
            title: t('Aufgießen und die Uhr stellen', 'Pour, and set the timer')
          },
          {
            pictureId: 'jasmin-stage-infuser',
            alt: t('Teesieb neben einem Becher', 'Infuser beside a mug'),
            title: t(
              'Blätter herausnehmen, sonst ziehen sie weiter',
              'Take the leaves out, or they go on brewing'
            )
          }
        ],
        autoplay: 6000
      }),
      component('productDetails', {
        productId: product(2006),
        headline: t('Das Sieb, in dem Blätter Platz haben', 'The infuser that gives leaves room')
      }),
      component('productSpecs', {
        headline: t('Der Wasserkocher in Zahlen', 'The kettle in numbers'),
        capacity: t('900 ml, etwa vier Tassen', '900 ml, about four cups'),
        height: '19 cm',
        width: '28 cm',
        depth: '16 cm',
        plugType: t('Schukostecker', 'Schuko plug'),
        tempAdjustmant: true,
        energySavingMode: true
      }),
      component('specLinks', {
        headline: t('Weiterlesen', 'Read on'),
        links: [
          {
            text: t('Vom Garten in die Tasse', 'From the garden to the cup'),
            note: t('Wie Tee entsteht', 'How tea is made'),
            link: '/tea-story'
          },
          {
            text: t('Rezepte mit Tee', 'Recipes with tea'),
            note: t('Matcha Latte, Eistee und Chai', 'Matcha latte, iced tea and chai'),
            link: '/recipes'
          },
          {
            text: t('Hilfe und Antworten', 'Help and answers'),
            note: t('Koffein, Haltbarkeit, Wasser', 'Caffeine, shelf life, water'),
            link: '/service'
          }
        ]
      }),
      component('discovery', {
        headline: t('Zum Ausprobieren', 'Try it out'),
        subline: t('Bei 75 Grad', 'At 75 degrees'),
        text: t(
          '<p>Diese Grüntees verzeihen es, wenn das Wasser einmal etwas zu heiß war.</p>',
          '<p>These green teas forgive water that was a little too hot.</p>'
        ),
        buttonText: t('Alle Grüntees', 'All green teas'),
        buttonLink: '/shop/green-tea',
        categoryId: 'green-tea',
        theme: 'light green'
      }),
      component('customRecommendation', {
        headline: t('Passt zum Sieb', 'Goes with the infuser'),
        productId: product(2006),
        categoryId: 'brewing-tools',
        limit: 8
      }),
      component(
        'grid2',
        {},
        {
          left: [
            component('image', {
              image: {
                pictureId: 'jasmin-story-harvest',
                alt: t('Frisch gepflückte Teeblätter', 'Freshly picked tea leaves')
              },
              link: '/tea-story',
              caption: t(
                'Hier beginnt jede Tasse: Pflückung vor neun Uhr.',
                'Every cup begins here: picking before nine.'
              ),
              ratio: '16/9'
            })
          ],
          right: [
            component('dynamicTagLink', {
              text: t(
                'Fragen zur Zubereitung? Wir helfen gern',
                'Questions about brewing? We are glad to help'
              ),
              link: '/service#contact',
              tag: 'h2'
            })
          ]
        }
      ),
      component('spacer', { mobile: 2, desktop: 4 }),
      component('jsonLd', {
        json: howToBrew
      })
    ]
  }
}
