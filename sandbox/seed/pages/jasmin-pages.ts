import { readPercentOff } from '../percent-off'
import { t } from '../localized'
import { component, type PageDraft } from './build-pages'
import { buildGlobalPage } from './global-page'
import { jasminCategoryPages } from './jasmin-category-pages'
import { jasminShop } from './shop-facts'
import { buildServicePage } from './service-pages'

const global = buildGlobalPage(jasminShop, {
  usp: t(
    'Gratisversand {toDeliveryCountry} ab {freeDeliveryFrom}',
    'Free delivery {toDeliveryCountry} from {freeDeliveryFrom}'
  ),
  promise: {
    icon: 'leaf',
    title: t('Beutel ohne Kunststoff', 'Plastic-free bags'),
    text: t('Aus Pflanzenfaser, kompostierbar', 'Plant fibre, compostable')
  },
  banner: component('customLink', {
    text: t(
      'Kräuterwochen: {percent} % auf alle Kräutertees',
      'Herbal weeks: {percent}% off all herbal teas',
      {
        percent: readPercentOff('jasmin-herbal-weeks')
      }
    ),
    link: '/shop/herbal-tea'
  }),
  shopLinks: [
    { text: t('Tee', 'Tea'), link: '/shop/tea' },
    { text: t('Saison & Proben', 'Seasonal & samplers'), link: '/shop/discover' },
    { text: t('Zubehör', 'Accessories'), link: '/shop/accessories' },
    { text: t('Feines zum Tee', 'Treats'), link: '/shop/treats' },
    { text: t('Geschenke', 'Gifts'), link: '/shop/gifts' },
    { text: t('Angebote', 'Offers'), link: '/shop/all-sale' }
  ],
  about: t(
    'jasmin ist ein Teehaus am Hafen. Wir kaufen bei Gärten, die wir kennen, mischen im eigenen Haus und schreiben auf die Packung, was darin ist.',
    'jasmin is a tea house by the harbour. We buy from gardens we know, blend under our own roof and write on the box what is in it.'
  )
})

const service = buildServicePage(jasminShop, [
  {
    id: 'keep-tea',
    headline: t('Wie bewahre ich Tee auf?', 'How do I store tea?'),
    contentText: t(
      '<p>Dunkel, trocken und fern von Kaffee und Gewürzen. In einer dichten Dose hält schwarzer Tee zwei Jahre, grüner ein Jahr, Matcha nach dem Öffnen sechs Wochen.</p>',
      '<p>Dark, dry and away from coffee and spices. In an airtight tin black tea keeps for two years, green tea for one, matcha for six weeks after opening.</p>'
    )
  },
  {
    id: 'bitter-tea',
    headline: t('Warum wird mein grüner Tee bitter?', 'Why does my green tea turn bitter?'),
    contentText: t(
      '<p>Meist war das Wasser zu heiß. Lassen Sie es nach dem Kochen fünf Minuten stehen oder stellen Sie den Wasserkocher auf 70 bis 80 °C. Zwei Minuten genügen.</p>',
      '<p>Usually the water was too hot. Let it stand for five minutes after boiling, or set the kettle to 70 to 80 °C. Two minutes are enough.</p>'
    )
  },
  {
    id: 'caffeine',
    headline: t('Welche Tees haben kein Koffein?', 'Which teas have no caffeine?'),
    contentText: t(
      '<p>Kräuter, Früchte und Rooibos. Hojicha und Genmaicha haben wenig. In jeder Liste können Sie nach Koffein filtern.</p>',
      '<p>Herbal teas, fruit teas and rooibos. Hojicha and genmaicha have little. In every list you can filter by caffeine.</p>'
    )
  }
])

const press: PageDraft = {
  id: 'press',
  title: t('Presse', 'Press'),
  description: t('Meldungen, Zahlen und Ansprechpartner.', 'News, figures and contacts.'),
  regions: {
    content: [
      component('headline', {
        headline: t('Presse', 'Press'),
        subline: t('Für alle, die über Tee schreiben.', 'For everyone who writes about tea.'),
        level: 2,
        align: 'left'
      }),
      component('richText', {
        html: t(
          '<h2>Das Teehaus in Zahlen</h2><ul><li>31 Gärten in neun Ländern</li><li>69 Tees, davon 14 lose</li><li>23 Menschen, vier Mischtrommeln, ein Hafen</li></ul><h2>Zuletzt gemeldet</h2><p><strong>Eistee Gurke Limette kommt im Frühjahr.</strong> Die erste Charge wird im März abgefüllt; Vorbestellungen sind möglich.</p><p><strong>Alle Beutel ohne Kunststoff.</strong> Seit diesem Jahr bestehen sämtliche Beutel aus Pflanzenfaser und sind kompostierbar.</p>',
          '<h2>The tea house in figures</h2><ul><li>31 gardens in nine countries</li><li>69 teas, 14 of them loose</li><li>23 people, four blending drums, one harbour</li></ul><h2>Recent news</h2><p><strong>Cucumber lime iced tea arrives in spring.</strong> The first batch is packed in March; pre-orders are open.</p><p><strong>All bags free of plastic.</strong> As of this year every bag is made of plant fibre and can be composted.</p>'
        )
      }),
      component('contactBox', {
        headline: t('Kontakt für die Presse', 'Press contact'),
        phone: jasminShop.phone,
        email: 'presse@jasmin.example',
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
        headline: t('Vielleicht suchen Sie', 'Perhaps you were looking for'),
        links: [
          { text: t('Grüner Tee', 'Green tea'), link: '/shop/green-tea' },
          { text: t('Kräutertee', 'Herbal tea'), link: '/shop/herbal-tea' },
          { text: t('Geschenksets', 'Gift sets'), link: '/shop/gift-sets' },
          { text: t('Hilfe und Kontakt', 'Help and contact'), link: '/service' }
        ]
      }),
      component('customRecommendation', {
        headline: t('Oder eine Tasse hiervon', 'Or a cup of this'),
        categoryId: 'tea',
        zone: 'not-found',
        limit: 6
      })
    ]
  }
}

export const jasminPages: PageDraft[] = [global, service, ...jasminCategoryPages, press, notFound]
