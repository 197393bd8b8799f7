import { readPercentOff } from '../percent-off'
import { t } from '../localized'
import { SPARE_PARTS_YEARS } from '../promises'
import { capsuleKinds } from '../products/products'
import { component, type PageDraft } from './build-pages'
import { buildGlobalPage } from './global-page'
import { puroCategoryPages } from './puro-category-pages'
import { puroShop } from './shop-facts'
import { buildServicePage } from './service-pages'

const global = buildGlobalPage(puroShop, {
  usp: t(
    'Bis {orderBefore} bestellt, am selben Werktag versandt',
    'Order by {orderBefore}, sent the same working day'
  ),
  promise: {
    icon: 'truck',
    title: t(
      'Versandkostenfrei {toDeliveryCountry} ab {freeDeliveryFrom}',
      'Free delivery {toDeliveryCountry} from {freeDeliveryFrom}'
    ),
    text: t('Sonst {standardDelivery}', 'Otherwise {standardDelivery}')
  },
  banner: component('topInfoBanner', {
    headline: t('{percent} % auf Espresso', '{percent}% off espresso', {
      percent: readPercentOff('puro-espresso-hour')
    }),
    backgroundColor: 'black',
    displayInfoBannerByDefault: true,
    couponCode: 'ESPRESSO15',
    link: '/shop/espresso',
    textLink: t('Zu den Kapseln', 'See capsules')
  }),
  shopLinks: [
    { text: t('Kapseln', 'Capsules'), link: '/shop/capsules' },
    { text: t('Bohnen', 'Beans'), link: '/shop/beans' },
    { text: t('Maschinen', 'Machines'), link: '/shop/machines' },
    { text: t('Zubehör', 'Accessories'), link: '/shop/accessories' },
    { text: t('Geschenke', 'Gifts'), link: '/shop/gifts' },
    { text: t('Angebote', 'Offers'), link: '/shop/all-sale' }
  ],
  about: t(
    'puro röstet zweimal in der Woche und baut Maschinen, die man reparieren kann. Ersatzteile halten wir {years} Jahre vor.',
    'puro roasts twice a week and builds machines that can be repaired. We keep spare parts for {years} years.',
    { years: SPARE_PARTS_YEARS }
  )
})

const service = buildServicePage(puroShop, [
  {
    id: 'descale',
    headline: t('Wann muss ich entkalken?', 'When do I have to descale?'),
    contentText: t(
      '<p>Wenn die Maschine es anzeigt, spätestens alle sechs Monate. Das Programm dauert 20 Minuten; eine Flasche Entkalker reicht für einen Durchgang.</p>',
      '<p>When the machine says so, and at least every six months. The programme takes 20 minutes; one bottle of descaler is enough for one run.</p>'
    )
  },
  {
    id: 'capsule-fit',
    headline: t('Welche Kapseln passen in meine Maschine?', 'Which capsules fit my machine?'),
    contentText: t(
      '<p>Alle puro-Kapseln passen in Kolibri, Kranich und Albatros, auch die mit Kakao und Tee.</p>',
      '<p>All puro capsules fit Kolibri, Kranich and Albatros, cocoa and tea included.</p>'
    )
  },
  {
    id: 'recycle',
    headline: t('Wohin mit leeren Kapseln?', 'What do I do with empty capsules?'),
    contentText: t(
      '<p>In unseren Recyclingbeutel und damit in die Wertstofftonne oder zur Abgabestelle. Ausspülen ist nicht nötig.</p>',
      '<p>Into our recycling bag and with it into the recycling bin or to a drop-off point. There is no need to rinse them.</p>'
    )
  }
])

const press: PageDraft = {
  id: 'press',
  title: t('Presse', 'Press'),
  description: t('Neuigkeiten aus Rösterei und Werkstatt.', 'News from the roastery and the workshop.'),
  regions: {
    content: [
      component('headline', {
        headline: t('Presse', 'Press'),
        subline: t('Aus Rösterei und Werkstatt.', 'From the roastery and the workshop.'),
        level: 2,
        align: 'left'
      }),
      component('richText', {
        html: t(
          '<h2>Neu: Kolibri Plus</h2><p>Unsere kleinste Maschine gibt es jetzt mit 900-ml-Tank und eigenem Programm für Teekapseln. Sie ist in Petrol und Sand erhältlich.</p><h2>Zahlen</h2><ul><li>Zwei Rösttage in der Woche</li><li>{count} Kapselsorten, fünf Bohnenröstungen</li><li>{years} Jahre Ersatzteile für jede Maschine</li></ul>',
          '<h2>New: Kolibri Plus</h2><p>Our smallest machine now comes with a 900 ml tank and a programme of its own for tea capsules. It is available in petrol blue and sand.</p><h2>Figures</h2><ul><li>Two roasting days a week</li><li>{count} kinds of capsule, five roasts of beans</li><li>{years} years of spare parts for every machine</li></ul>',
          { years: SPARE_PARTS_YEARS, count: capsuleKinds }
        )
      }),
      component('contactBox', {
        headline: t('Kontakt für die Presse', 'Press contact'),
        phone: puroShop.phone,
        email: 'presse@puro.example',
        hours: t('Montag bis Freitag, 9 bis 17 Uhr', 'Monday to Friday, 9am to 5pm')
      })
    ]
  }
}

const notFound: PageDraft = {
  id: 'page-not-found',
  title: t('Seite nicht gefunden', 'Page not found'),
  description: t(
    'Diese Seite gibt es nicht oder nicht mehr.',
    'This page does not exist, or no longer does.'
  ),
  regions: {
    content: [
      component('linkList', {
        headline: t('Beliebte Seiten', 'Popular pages'),
        links: [
          { text: t('Espresso-Kapseln', 'Espresso capsules'), link: '/shop/espresso' },
          { text: t('Maschinen', 'Machines'), link: '/shop/machines' },
          { text: t('Entkalker und Pflege', 'Descaler and care'), link: '/shop/care' },
          { text: t('Hilfe und Kontakt', 'Help and contact'), link: '/service' }
        ]
      }),
      component('customRecommendation', {
        headline: t('Was andere gerade trinken', 'What others are drinking'),
        categoryId: 'capsules',
        zone: 'not-found',
        limit: 6
      })
    ]
  }
}

export const puroPages: PageDraft[] = [global, service, ...puroCategoryPages, press, notFound]
