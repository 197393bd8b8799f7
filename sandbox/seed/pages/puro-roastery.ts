import { t } from '../localized'
import { buildProductId } from '../products/base-product'
import { component, type PageDraft } from './build-pages'

const product = (number: number) => buildProductId('puro', number)

const sentToday = t(
  'Bis {orderBefore} bestellt, am selben Werktag versandt',
  'Order by {orderBefore}, sent the same working day'
)

/** Where the coffee is roasted, and by whom. */
export const puroRoastery: PageDraft = {
  id: 'roastery',
  title: t('Die Rösterei', 'The roastery'),
  description: t(
    'Zweimal in der Woche, in kleinen Chargen: wie aus grünen Bohnen puro wird.',
    'Twice a week, in small batches: how green beans become puro.'
  ),
  regions: {
    header: [
      component('header', {
        items: [
          { text: sentToday },
          { text: t('Eine Auswahl zum Probieren', 'A selection to try'), link: '/shop/capsule-samplers' }
        ]
      })
    ],
    column4: [
      component('footer', {
        headline: t('Die Rösterei', 'The roastery'),
        text: t(
          '<p>Dienstags und freitags läuft die Trommel. Wer vorbeikommt, darf zusehen.</p>',
          '<p>The drum runs on Tuesdays and Fridays. Anyone who drops in may watch.</p>'
        ),
        links: [{ text: t('Kaffeestudios', 'Coffee studios'), link: '/stores' }]
      })
    ],
    banner: [
      component('topNewsBanner', {
        items: [
          {
            text: t('Frisch geröstet: Di und Fr', 'Roasted Tuesdays and Fridays'),
            link: '/shop/beans',
            textLink: t('Bohnen', 'Beans')
          },
          { text: t('{returnDays} Tage Rückgabe', '{returnDays}-day returns') }
        ],
        delay: 6000,
        backgroundColor: 'brown'
      })
    ],
    modal: [
      component('popupContent', {
        headline: t('Röstplan dieser Woche', 'This week’s roasting plan'),
        description: t(
          '<p>Dienstag: Hochland Rot und Rubin. Freitag: Piazza Nera, Vulkanerde und alles, was entkoffeiniert ist.</p>',
          '<p>Tuesday: Hochland Rot and Rubin. Friday: Piazza Nera, Vulkanerde and everything that is decaffeinated.</p>'
        ),
        image: { pictureId: 'puro-stage-sale', alt: '' },
        imageAlt: t('Bohnen und Probierpaket', 'Beans and sampler'),
        buttonTitle: t('Zu den Bohnen', 'See beans'),
        link: '/shop/beans'
      })
    ],
    content: [
      component('fullWidthIntro', {
        overlay: 'hero',
        image: {
          pictureId: 'puro-stage-beans',
          alt: t('Trommelröster mit Kühlsieb', 'Drum roaster with its cooling tray')
        },
        subline: t('Die Rösterei', 'The roastery'),
        headline: t('Eine Viertelstunde, dann nichts mehr', 'A quarter of an hour, then nothing more'),
        text: t(
          '<p>So lange etwa dreht sich eine Füllung über dem Feuer. Was danach noch fehlt, ist Ruhe: zwei Tage, bis sich das Aroma gesetzt hat.</p>',
          '<p>That is about how long a batch turns above the fire. All it needs after that is rest: two days, until the aroma has settled.</p>'
        )
      }),
      component('spacer', { mobile: 1, desktop: 2 }),
      component('galleryText', {
        images: [
          {
            pictureId: 'puro-harbour',
            alt: t('Backsteinspeicher am Hafen', 'Brick warehouses by the harbour')
          },
          { pictureId: 'puro-story-crema', alt: t('Hände um eine warme Tasse', 'Hands around a warm cup') }
        ],
        headline: t('Kleine Chargen, kurze Wege', 'Small batches, short distances'),
        text: t(
          '<p>Sechzig Kilo fasst die Trommel. Das ist wenig, aber so wird jede Bohne gleich heiß, und wer röstet, hört, wann sie springt.</p>',
          '<p>Sixty kilos go into one batch. That is not much, but every bean gets equally hot, and the roaster can hear the crack.</p>'
        ),
        buttonText: t('Alle Bohnen', 'All beans'),
        buttonLink: '/shop/beans'
      }),
      component('cloudinaryVideo', {
        video: { videoId: 'puro-stage-beans' },
        poster: { pictureId: 'puro-film-beans', alt: t('Frisch geröstete Bohnen', 'Freshly roasted beans') },
        caption: t('Fünf Sekunden aus der Halle.', 'Five seconds from the roastery.')
      }),
      component(
        'grid2',
        {},
        {
          left: [
            component('headlineSubline', {
              headline: t('Was auf der Tüte steht', 'What the bag says'),
              subline: t('Und was es bedeutet', 'And what it means'),
              level: 2
            })
          ],
          right: [
            component('text', {
              text: t(
                '<p>Der Tag der Röstung, die Herkunft, der Röstgrad. Ein Datum in zwei Jahren finden Sie auch, aber am besten schmeckt Kaffee zwischen dem dritten Tag und der sechsten Woche.</p>',
                '<p>The day of roasting, the origin, the roast level. There is also a date two years ahead, but coffee is at its best between the third day and the sixth week.</p>'
              )
            }),
            component('customLink', { text: t('Alle Bohnen', 'All beans'), link: '/shop/beans' })
          ]
        }
      ),
      component(
        'grid3',
        {},
        {
          column1: [
            component('richText', {
              html: t(
                '<h3>Hell</h3><p>Fruchtig und klar, für Lungo und Handfilter.</p>',
                '<h3>Light</h3><p>Fruity and clear, for lungo and pour-over.</p>'
              )
            })
          ],
          column2: [
            component('richText', {
              html: t(
                '<h3>Mittel</h3><p>Nuss und Karamell, für die Tasse am Vormittag.</p>',
                '<h3>Medium</h3><p>Nut and caramel, for your mid-morning cup.</p>'
              )
            })
          ],
          column3: [
            component('richText', {
              html: t(
                '<h3>Dunkel</h3><p>Kakao und Rauch, für Ristretto und Milch.</p>',
                '<h3>Dark</h3><p>Cocoa and smoke, for ristretto and milk.</p>'
              )
            })
          ]
        }
      ),
      component('moodBoard', {
        headline: t('Ein Tag in der Halle', 'A day in the roastery'),
        text: t('Von der ersten Trommel bis zur letzten Tasse.', 'From the first drum to the last cup.'),
        items: [
          {
            image: {
              pictureId: 'puro-stage-espresso',
              alt: t('Espresso im Morgenlicht', 'Espresso in the morning light')
            },
            title: t('Halb sieben', 'Half past six'),
            text: t(
              'Der erste Espresso prüft die Röstung von gestern',
              'The first espresso tests yesterday’s roast'
            ),
            link: '/shop/espresso',
            size: 'large'
          },
          {
            text: t('„Man hört sie, bevor man sie riecht.“', '“You hear it before you smell it.”'),
            size: 'small',
            theme: 'espresso'
          },
          {
            image: {
              pictureId: 'puro-card-decaf',
              alt: t('Kapselpackung und Cappuccinotasse', 'Sleeve of capsules and cappuccino cup')
            },
            title: t('Nach vier', 'After four'),
            link: '/shop/decaf',
            size: 'small'
          },
          {
            image: {
              pictureId: 'puro-stage-capsules',
              alt: t('Kapseln in einer Reihe', 'Capsules in a row')
            },
            title: t('Abgefüllt', 'Filled'),
            link: '/shop/capsules',
            size: 'wide'
          }
        ]
      }),
      component('image', {
        image: {
          pictureId: 'puro-story-recycling',
          alt: t('Beutel mit gebrauchten Kapseln', 'Bag of used capsules')
        },
        link: '/shop/care',
        caption: t('Was zurückkommt, wird wieder Kapsel.', 'What comes back becomes a capsule again.'),
        ratio: '16/9'
      }),
      component('coffeeCategoryGrid', {
        headline: t('Aus unserer Halle', 'From our roastery'),
        items: [
          {
            categoryId: 'espresso-beans',
            title: t('Espressobohnen', 'Espresso beans'),
            text: t('Dunkel und dicht', 'Dark and dense'),
            image: {
              pictureId: 'puro-espresso-beans',
              alt: t('Zwei Beutel Espressobohnen', 'Two bags of espresso beans')
            }
          },
          {
            categoryId: 'filter-beans',
            title: t('Crema und Filter', 'Crema and filter'),
            text: t('Hell und lang', 'Light and long'),
            image: {
              pictureId: 'puro-filter-beans',
              alt: t('Zwei Beutel Filterkaffee', 'Two bags of filter coffee')
            }
          },
          {
            categoryId: 'ristretto',
            title: t('Ristretto', 'Ristretto'),
            text: t('Kurz und kräftig', 'Short and strong'),
            image: {
              pictureId: 'puro-ristretto',
              alt: t('Espressotasse und Kapselpackung', 'Espresso cup and sleeve of capsules')
            }
          }
        ]
      }),
      component(
        'hotSpotCanvas',
        {
          headline: t('Was in der Tasse ankommt', 'What ends up in the cup'),
          image: {
            pictureId: 'puro-spots-cup',
            alt: t(
              'Kapselpackung, Espressotasse und Probierpaket',
              'Sleeve of capsules, espresso cup and sampler'
            )
          },
          ratio: 1.7778
        },
        {
          spots: [
            component('hotSpotBubble', { x: 52, y: 70, productId: product(101) }),
            component('hotSpotBubble', { x: 69, y: 86, productId: product(3101) }),
            component('hotSpotBubble', { x: 79, y: 64, productId: product(801) })
          ]
        }
      ),
      component('productDetails', {
        productId: product(1101),
        headline: t('Werkbank Espresso im Einzelnen', 'Werkbank Espresso in detail')
      }),
      component('contentWithBackground', {
        image: { pictureId: 'puro-tasting', alt: '' },
        theme: 'espresso',
        headline: t('Röstplan dieser Woche', 'This week’s roasting plan'),
        text: t(
          '<p>Was am Dienstag in der Trommel liegt, verlässt nach der Ruhezeit am Donnerstag die Rösterei.</p>',
          '<p>What is in the drum on Tuesday leaves the roastery on Thursday, once it has rested.</p>'
        ),
        buttonText: t('Röstplan öffnen', 'Open the roasting plan'),
        buttonLink: '/roastery#popupContent',
        align: 'center'
      }),
      component('discovery', {
        headline: t('Zum Kennenlernen', 'To try'),
        subline: t('Vier Röstungen', 'Four roasts'),
        text: t(
          '<p>Von hell bis dunkel, jede für eine andere Stimmung.</p>',
          '<p>From light to dark, each for a different mood.</p>'
        ),
        buttonText: t('Alle Kapseln', 'All capsules'),
        buttonLink: '/shop/capsules',
        categoryId: 'lungo',
        theme: 'blue'
      }),
      component('customRecommendation', {
        headline: t('Vielleicht auch', 'Perhaps these, too'),
        productId: product(101),
        categoryId: 'espresso',
        limit: 8
      }),
      component('dynamicTagLink', {
        text: t('Fragen an die Rösterei? Schreiben Sie uns', 'Questions for the roastery? Write to us'),
        link: '/service#contact',
        tag: 'h2'
      }),
      component('spacer', { mobile: 2, desktop: 4 })
    ]
  }
}
