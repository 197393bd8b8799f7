import { t } from '../localized'
import { buildProductId } from '../products/base-product'
import { component, type PageDraft } from './build-pages'
import { buildGlobalPage } from './global-page'
import { jasminShop } from './shop-facts'
import { buildServicePage } from './service-pages'

const product = (number: number) => buildProductId('jasmin', number)

const global = buildGlobalPage(jasminShop, {
  usp: t(
    'Versandkostenfrei {toDeliveryCountry} ab {freeDeliveryFrom}',
    'Free delivery {toDeliveryCountry} from {freeDeliveryFrom}'
  ),
  banner: component('customLink', {
    text: t('Kräuterwochen: 10 % auf alle Kräutertees', 'Herbal weeks: 10 % off all herbal teas'),
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
      '<p>In the dark, dry and away from coffee and spices. In a tight tin black tea keeps for two years, green tea for one, matcha for six weeks after opening.</p>'
    )
  },
  {
    id: 'bitter-tea',
    headline: t('Warum wird mein grüner Tee bitter?', 'Why does my green tea turn bitter?'),
    contentText: t(
      '<p>Meist war das Wasser zu heiß. Lassen Sie es nach dem Kochen fünf Minuten stehen oder stellen Sie den Wasserkocher auf 70 bis 80 °C. Zwei Minuten genügen.</p>',
      '<p>Mostly because the water was too hot. Let it stand for five minutes after boiling, or set the kettle to 70 to 80 °C. Two minutes are enough.</p>'
    )
  },
  {
    id: 'caffeine',
    headline: t('Welche Tees haben kein Koffein?', 'Which teas have no caffeine?'),
    contentText: t(
      '<p>Kräuter, Früchte und Rooibos. Hojicha und Genmaicha haben wenig. In jeder Liste können Sie nach Koffein filtern.</p>',
      '<p>Herbs, fruit and rooibos. Hojicha and genmaicha have little. In every list you can filter by caffeine.</p>'
    )
  }
])

const tea: PageDraft = {
  id: 'category-tea',
  title: t('Tee', 'Tea'),
  description: t('Alle Tees des Hauses, in Beuteln und lose.', 'Every tea of the house, in bags and loose.'),
  regions: {
    topRegion: [
      component('stage', {
        headline: t('Für jede Stunde eine Tasse', 'A cup for every hour'),
        text: t(
          'Morgens Assam, mittags Sencha, abends Kamille: Filtern Sie nach Sorte, Koffein oder Geschmack.',
          'Assam in the morning, sencha at noon, camomile at night: filter by kind, caffeine or taste.'
        ),
        image: { pictureId: 'jasmin-stage-tea', alt: t('Dampfende Teetasse', 'Steaming cup of tea') },
        theme: 'light green',
        layout: 'right'
      })
    ],
    content: [
      component('imageText', {
        image: {
          pictureId: 'jasmin-story-kitchen',
          alt: t('Küche mit Wasserkocher', 'Kitchen with a kettle')
        },
        headline: t('Drei Zahlen genügen', 'Three numbers are enough'),
        text: t(
          '<p>Gramm, Grad und Minuten stehen auf jeder Packung. Halten Sie sich beim ersten Mal daran und ändern Sie danach immer nur eine davon. So finden Sie in drei Tassen Ihre eigene.</p>',
          '<p>Grams, degrees and minutes are on every box. Keep to them the first time, and then change only one at a time. In three cups you will find your own.</p>'
        ),
        buttonText: t('Tee richtig aufgießen', 'How to brew tea'),
        buttonLink: '/brewing-guide',
        imagePosition: 'left'
      })
    ]
  }
}

const discover: PageDraft = {
  id: 'category-discover',
  title: t('Saison & Proben', 'Seasonal & samplers'),
  description: t(
    'Adventstee, Frühlingsblüten und Probierpakete.',
    'Advent teas, spring blossom and samplers.'
  ),
  regions: {
    topRegion: [
      component('stage', {
        headline: t('Vierundzwanzig Gründe für den Dezember', 'Twenty-four reasons for December'),
        text: t(
          'Der Laternenweg ist gepackt. Dazu Bratapfel, Winterwald und kleine Schachteln zum Kennenlernen.',
          'The lantern path is packed. With it baked apple, winter forest and small boxes for getting to know.'
        ),
        image: {
          pictureId: 'jasmin-stage-winter',
          alt: t('Fenster mit Winterlandschaft', 'Window on a winter landscape')
        },
        buttonText: t('Alles für den Advent', 'All for advent'),
        buttonLink: '/shop/seasonal-tea',
        theme: 'red',
        layout: 'left'
      })
    ]
  }
}

const accessories: PageDraft = {
  id: 'category-accessories',
  title: t('Zubehör', 'Accessories'),
  description: t('Kannen, Tassen, Siebe und Dosen.', 'Pots, cups, infusers and tins.'),
  regions: {
    topRegion: [
      component('stage', {
        headline: t('Der gedeckte Tisch', 'The laid table'),
        text: t(
          'Kannen, Tassen und Becher kosten zurzeit 15 Prozent weniger.',
          'Pots, cups and mugs are 15 per cent less at the moment.'
        ),
        image: {
          pictureId: 'jasmin-stage-table',
          alt: t('Tisch mit Kanne und Tassen', 'Table with pot and cups')
        },
        buttonText: t('Kannen und Tassen', 'Pots and cups'),
        buttonLink: '/shop/pots-cups',
        theme: 'light brown',
        layout: 'right'
      })
    ]
  }
}

const treats: PageDraft = {
  id: 'category-treats',
  title: t('Feines zum Tee', 'Treats'),
  description: t('Honig, Kandis und Gebäck.', 'Honey, rock sugar and biscuits.'),
  regions: {
    topRegion: [
      component('imageText', {
        image: { pictureId: 'jasmin-story-table', alt: t('Teetisch mit Gebäck', 'Tea table with biscuits') },
        headline: t('Was auf die Untertasse gehört', 'What belongs on the saucer'),
        text: t(
          '<p>Zu kräftigem Tee etwas mit Butter, zu zartem etwas mit Nuss, zu Rauch dunkle Schokolade. Alles kommt aus Backstuben mit weniger als zehn Leuten.</p>',
          '<p>With strong tea something buttery, with delicate tea something nutty, with smoke dark chocolate. All of it comes from bakeries of fewer than ten people.</p>'
        ),
        imagePosition: 'right'
      })
    ]
  }
}

const gifts: PageDraft = {
  id: 'category-gifts',
  title: t('Geschenke', 'Gifts'),
  description: t(
    'Teesets, Gutscheine und Ideen zum Verschenken.',
    'Tea sets, gift cards and ideas for giving.'
  ),
  regions: {
    modal: [
      component('popupContent', {
        openDelay: 20000,
        image: { pictureId: 'jasmin-gift-cards', alt: '' },
        imageAlt: t('Gutscheine auf einem Tisch', 'Gift cards on a table'),
        headline: t('Noch unentschieden?', 'Still undecided?'),
        description: t(
          '<p>Ein Gutschein per E-Mail ist in Minuten da, gilt drei Jahre und lässt sich in Teilen einlösen. Vier Motive stehen zur Wahl.</p>',
          '<p>A gift card by e-mail arrives within minutes, is valid for three years and can be redeemed in parts. There are four designs to choose from.</p>'
        ),
        buttonTitle: t('Gutscheine ansehen', 'See gift cards'),
        link: '/shop/gift-cards'
      })
    ],
    topRegion: [
      component('stage', {
        headline: t('Zeit verschenken, in Tassen gemessen', 'Give time, measured in cups'),
        text: t(
          'Sets im Karton, Gutscheine mit vier Motiven und Kleines zum Mitbringen.',
          'Boxed sets, gift cards in four designs and small things to bring along.'
        ),
        image: { pictureId: 'jasmin-stage-gifts', alt: t('Verpackte Geschenke', 'Wrapped gifts') },
        buttonText: t('Gutschein wählen', 'Choose a gift card'),
        buttonLink: '/shop/gift-cards',
        theme: 'dark green',
        layout: 'left'
      })
    ],
    content: [
      component('headline', {
        headline: t('Drei, die immer passen', 'Three that always fit'),
        level: 2,
        align: 'left'
      }),
      component(
        'grid',
        { columns: 3 },
        {
          grid: [4001, 1001, 2003].map(number => component('productTile', { productId: product(number) }))
        }
      ),
      component('productSetTeaser', {
        productId: product(4003),
        headline: t('Fertig gepackt', 'Ready packed'),
        theme: 'light brown'
      })
    ]
  }
}

const sale: PageDraft = {
  id: 'category-all-sale',
  title: t('Angebote', 'Offers'),
  description: t('Reduzierte Tees und Zubehör.', 'Reduced teas and accessories.'),
  regions: {
    banner: [
      component('topInfoBanner', {
        headline: t('Grüne Tage: 15 % auf Grüntee', 'Green days: 15 % off green tea'),
        backgroundColor: 'jasmin_lightGreen',
        displayInfoBannerByDefault: true,
        couponCode: 'GRUENETAGE15',
        link: '/shop/green-tea',
        textLink: t('Zu den Grüntees', 'To the green teas')
      })
    ],
    topRegion: [
      component('stage', {
        headline: t('Solange es da ist', 'While it is here'),
        text: t(
          'Restmengen, Saisonende und letzte Stücke. Am Tee selbst ist nichts auszusetzen.',
          'Remainders, end of season and last pieces. There is nothing wrong with the tea.'
        ),
        image: {
          pictureId: 'jasmin-stage-sale',
          alt: t('Muster aus roten Blättern', 'Pattern of red leaves')
        },
        theme: 'red',
        layout: 'left'
      })
    ]
  }
}

const root: PageDraft = {
  id: 'category-root',
  title: t('Das ganze Sortiment', 'The whole range'),
  description: t(
    'Tee, Zubehör, Feines und Geschenke von jasmin.',
    'Tea, accessories, treats and gifts from jasmin.'
  ),
  regions: {
    topRegion: [
      component('stage', {
        headline: t('Alles aus dem Teehaus', 'Everything from the tea house'),
        text: t(
          'Tee für jede Stunde, und was man zum Aufgießen, Aufbewahren und Verschenken braucht.',
          'Tea for every hour, and what it takes to brew, keep and give it.'
        ),
        image: { pictureId: 'jasmin-stage-table', alt: t('Gedeckter Teetisch', 'Laid tea table') },
        theme: 'light brown',
        layout: 'left'
      })
    ]
  }
}

const press: PageDraft = {
  id: 'press',
  title: t('Presse', 'Press'),
  description: t('Meldungen, Zahlen und Ansprechpartner.', 'News, figures and contacts.'),
  regions: {
    content: [
      component('headline', {
        headline: t('Presse', 'Press'),
        subline: t('Für alle, die über Tee schreiben.', 'For all who write about tea.'),
        level: 2,
        align: 'left'
      }),
      component('richText', {
        html: t(
          '<h2>Das Teehaus in Zahlen</h2><ul><li>31 Gärten in neun Ländern</li><li>69 Tees, davon 14 lose</li><li>23 Menschen, vier Mischtrommeln, ein Hafen</li></ul><h2>Zuletzt gemeldet</h2><p><strong>Eistee Gurke Limette kommt im Frühjahr.</strong> Die erste Charge wird im März abgefüllt; Vorbestellungen sind möglich.</p><p><strong>Alle Beutel ohne Kunststoff.</strong> Seit diesem Jahr bestehen sämtliche Beutel aus Pflanzenfaser und sind kompostierbar.</p>',
          '<h2>The tea house in figures</h2><ul><li>31 gardens in nine countries</li><li>69 teas, 14 of them loose</li><li>23 people, four blending drums, one harbour</li></ul><h2>Recent news</h2><p><strong>Cucumber lime iced tea arrives in spring.</strong> The first batch is packed in March; pre-orders are open.</p><p><strong>All bags free of plastic.</strong> Since this year every bag is made of plant fibre and can be composted.</p>'
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
      component('headline', {
        headline: t('Hier zieht gerade nichts', 'Nothing is steeping here'),
        subline: t(
          'Die Seite ist umgezogen oder ausgetrunken. Von hier kommen Sie weiter.',
          'The page has moved or been drunk up. From here you can go on.'
        ),
        level: 2,
        align: 'left'
      }),
      component('linkList', {
        headline: t('Vielleicht suchten Sie', 'Perhaps you were looking for'),
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
      }),
      component('button', { text: t('Zur Startseite', 'To the home page'), link: '/', variant: 'primary' })
    ]
  }
}

export const jasminPages: PageDraft[] = [
  global,
  service,
  tea,
  discover,
  accessories,
  treats,
  gifts,
  sale,
  root,
  press,
  notFound
]
