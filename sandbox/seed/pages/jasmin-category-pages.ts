import { readPercentOff } from '../percent-off'
import { t } from '../localized'
import { GIFT_CARD_YEARS } from '../promises'
import { buildProductId } from '../products/base-product'
import { component, during, type PageDraft } from './build-pages'

const product = (number: number) => buildProductId('jasmin', number)

const tea: PageDraft = {
  id: 'category-tea',
  title: t('Tee', 'Tea'),
  description: t('Alle Tees des Hauses, in Beuteln und lose.', 'Every tea of the house, in bags and loose.'),
  regions: {
    listTile: [
      component('editorialTile', {
        headline: t('Für jede Stunde eine Tasse', 'A cup for every hour'),
        text: t(
          'Morgens Assam, mittags Sencha, abends Kamille: Filtern Sie nach Sorte, Koffein oder Geschmack.',
          'Assam in the morning, sencha at noon, camomile at night: filter by kind, caffeine or taste.'
        ),
        image: {
          pictureId: 'jasmin-stage-morning',
          alt: t('Teereihen im Morgenlicht', 'Rows of tea in the morning light')
        },
        linkText: t('Vom Garten in die Tasse', 'From the garden to the cup'),
        link: '/tea-story'
      })
    ],
    content: [
      component('imageText', {
        image: {
          pictureId: 'jasmin-story-kettle',
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
    listTile: [
      during(
        '11-01',
        '12-25',
        component('editorialTile', {
          headline: t('Vierundzwanzig Gründe für den Dezember', 'Twenty-four reasons for December'),
          text: t(
            'Der Laternenweg ist gepackt. Dazu Bratapfel, Winterwald und kleine Schachteln zum Kennenlernen.',
            'The Lantern Path is packed. Also: baked apple, winter forest and small boxes to try.'
          ),
          image: {
            pictureId: 'jasmin-stage-winter',
            alt: t('Adventskranz mit zwei brennenden Kerzen', 'Advent wreath with two candles alight')
          },
          linkText: t('Alles für den Advent', 'Everything for Advent'),
          link: '/shop/seasonal-tea'
        })
      )
    ]
  }
}

const accessories: PageDraft = {
  id: 'category-accessories',
  title: t('Zubehör', 'Accessories'),
  description: t('Kannen, Tassen, Siebe und Dosen.', 'Pots, cups, infusers and tins.'),
  regions: {
    listTile: [
      component('editorialTile', {
        headline: t('Der gedeckte Tisch', 'The laid table'),
        text: t(
          'Kannen, Tassen und Becher kosten zurzeit {percent} Prozent weniger.',
          'Pots, cups and mugs are {percent} per cent off at the moment.',
          { percent: readPercentOff('jasmin-table-setting') }
        ),
        image: {
          pictureId: 'jasmin-stage-table',
          alt: t('Tisch mit Kanne und Tassen', 'Table with pot and cups')
        },
        linkText: t('Kannen und Tassen', 'Pots and cups'),
        link: '/shop/pots-cups'
      })
    ]
  }
}

const treats: PageDraft = {
  id: 'category-treats',
  title: t('Feines zum Tee', 'Treats'),
  description: t('Honig, Kandis und Gebäck.', 'Honey, rock sugar and biscuits.'),
  regions: {
    listTile: [
      component('editorialTile', {
        image: {
          pictureId: 'jasmin-story-table',
          alt: t('Tee läuft aus der Kanne in eine Tasse', 'Tea running from the pot into a cup')
        },
        headline: t('Was auf die Untertasse gehört', 'What belongs on the saucer'),
        text: t(
          'Zu kräftigem Tee etwas mit Butter, zu zartem etwas mit Nuss, zu Rauch dunkle Schokolade.',
          'With strong tea something buttery, with delicate tea something nutty, with smoke dark chocolate.'
        ),
        linkText: t('Zum Gebäck', 'See biscuits'),
        link: '/shop/biscuits'
      })
    ]
  }
}

const gifts: PageDraft = {
  id: 'category-gifts',
  title: t('Geschenke', 'Gifts'),
  description: t(
    'Geschenksets, Geschenkkarten und Ideen zum Verschenken.',
    'Gift sets of tea, gift cards and ideas for presents.'
  ),
  regions: {
    modal: [
      component('popupContent', {
        openDelay: 20000,
        image: { pictureId: 'jasmin-gift-cards', alt: '' },
        imageAlt: t('Geschenkkarten auf einem Tisch', 'Gift cards on a table'),
        headline: t('Noch unentschlossen?', 'Still undecided?'),
        description: t(
          '<p>Eine Geschenkkarte per E-Mail ist in Minuten da, gilt {years} Jahre und lässt sich in Teilen einlösen. Vier Motive stehen zur Wahl.</p>',
          '<p>A gift card by email arrives within minutes, is valid for {years} years and can be redeemed in parts. There are four designs to choose from.</p>',
          { years: GIFT_CARD_YEARS }
        ),
        buttonTitle: t('Geschenkkarten ansehen', 'See gift cards'),
        link: '/shop/gift-cards'
      })
    ],
    listTile: [
      component('editorialTile', {
        headline: t('Zeit verschenken, in Tassen gemessen', 'Give time, measured in cups'),
        text: t(
          'Sets im Karton, Geschenkkarten mit vier Motiven und Kleines zum Mitbringen.',
          'Boxed sets, gift cards in four designs and little things to take along.'
        ),
        image: {
          pictureId: 'jasmin-story-evening',
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
          grid: [2002, 3002, 201].map(number => component('productTile', { productId: product(number) }))
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
  description: t('Reduzierte Tees und Zubehör.', 'Teas and accessories at lower prices.'),
  regions: {
    banner: [
      component('topInfoBanner', {
        headline: t('{percent} % auf Grüntee', '{percent}% off green tea', {
          percent: readPercentOff('jasmin-green-days')
        }),
        backgroundColor: 'jasmin_lightGreen',
        displayInfoBannerByDefault: true,
        couponCode: 'GRUENETAGE15',
        link: '/shop/green-tea',
        textLink: t('Zu den Grüntees', 'See green teas')
      })
    ],
    listTile: [
      component('editorialTile', {
        headline: t('Solange es da ist', 'While it is here'),
        text: t(
          'Restmengen, Saisonende und letzte Stücke. Am Tee selbst ist nichts auszusetzen.',
          'Remaining stock, end-of-season teas and last pieces. There is nothing wrong with the tea itself.'
        ),
        image: {
          pictureId: 'jasmin-stage-sale',
          alt: t('Tee in Schachtel, Beutel und Dose', 'Tea in a box, a pouch and a tin')
        },
        linkText: t('Zu den Grüntees', 'See green teas'),
        link: '/shop/green-tea'
      })
    ],
    content: [
      component('einsteinRecommendations', {
        headline: t('Vielleicht Ihre nächste Tasse', 'Perhaps your next cup'),
        zone: 'home',
        limit: 8,
        link: '/shop/tea',
        linkText: t('Alle Tees', 'All teas')
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
    listTile: [
      component('editorialTile', {
        headline: t('Alles aus dem Teehaus', 'Everything from the tea house'),
        text: t(
          'Tee für jede Stunde, und was man zum Aufgießen, Aufbewahren und Verschenken braucht.',
          'Tea for every hour, and what it takes to brew, keep and give it.'
        ),
        image: { pictureId: 'jasmin-stage-table', alt: t('Gedeckter Teetisch', 'Laid tea table') },
        linkText: t('Zu den Probierpaketen', 'See samplers'),
        link: '/shop/samplers'
      })
    ]
  }
}

export const jasminCategoryPages: PageDraft[] = [tea, discover, accessories, treats, gifts, sale, root]
