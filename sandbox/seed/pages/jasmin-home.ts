import { t } from '../localized'
import { buildProductId } from '../products/base-product'
import { component, type PageDraft } from './build-pages'
import { buildSignUpBlock } from './newsletter-pages'

const product = (number: number) => buildProductId('jasmin', number)

export const jasminHome: PageDraft = {
  id: 'home',
  url: '/',
  title: t('jasmin – Tee für alle Stunden des Tages', 'jasmin – tea for every hour of the day'),
  description: t(
    'Grüner, schwarzer und weißer Tee, Kräuter, Früchte und Rooibos, dazu Kannen, Gebäck und Geschenke.',
    'Green, black and white tea, herbs, fruit and rooibos, with pots, biscuits and gifts.'
  ),
  keywords: t('Tee, Grüntee, Kräutertee, Teezubehör', 'tea, green tea, herbal tea, tea accessories'),
  regions: {
    topRegion: [
      component('stage', {
        headline: t('Der Morgen beginnt im Blatt', 'Morning begins in the leaf'),
        subline: t('Neue Ernte', 'New harvest'),
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
      }),
      component('cardPlace', {
        headline: t('Noch keine Lieblingssorte?', 'No favourite yet?'),
        text: t(
          'Probierpakete bringen mehrere Tees in einer Schachtel, zum Vergleichen in Ruhe.',
          'Samplers bring several teas in one box, to compare at leisure.'
        ),
        link: '/shop/samplers',
        linkText: t('Zu den Probierpaketen', 'To the samplers')
      })
    ],
    content: [
      component('categoryGrid', {
        headline: t('Wonach ist Ihnen heute?', 'What would you like today?'),
        items: [
          {
            categoryId: 'green-tea',
            title: t('Frisch und grün', 'Fresh and green'),
            text: t('Sencha, Jasmin, Lung Ching', 'Sencha, jasmine, lung ching'),
            image: {
              pictureId: 'jasmin-green-tea',
              alt: t('Teller mit trockenem Grüntee, Dose dahinter', 'Plate of dry green tea, a tin behind it')
            }
          },
          {
            categoryId: 'black-tea',
            title: t('Kräftig und wach', 'Strong and awake'),
            text: t('Assam, Ceylon, Earl Grey', 'Assam, Ceylon, Earl Grey'),
            image: {
              pictureId: 'jasmin-black-tea',
              alt: t('Tee läuft aus der Kanne in eine Tasse', 'Tea running from the pot into a cup')
            }
          },
          {
            categoryId: 'herbal-tea',
            title: t('Ruhig und ohne Koffein', 'Calm and caffeine-free'),
            text: t('Kamille, Minze, Verbene', 'Camomile, mint, verbena'),
            image: {
              pictureId: 'jasmin-herbal-tea',
              alt: t('Kamille, Minze und Verbene', 'Camomile, mint and verbena')
            }
          },
          {
            categoryId: 'fruit-tea',
            title: t('Rot und fruchtig', 'Red and fruity'),
            text: t('Hibiskus, Beere, Apfel', 'Hibiscus, berry, apple'),
            image: {
              pictureId: 'jasmin-fruit-tea',
              alt: t('Apfel, Hibiskus und Beeren', 'Apple, hibiscus and berries')
            }
          },
          {
            categoryId: 'rooibos-tea',
            title: t('Mild und rund', 'Mellow and round'),
            text: t('Rooibos mit Vanille und Orange', 'Rooibos with vanilla and orange'),
            image: {
              pictureId: 'jasmin-rooibos-tea',
              alt: t('Rotbusch, Vanille und Orange', 'Rooibos, vanilla and orange')
            }
          },
          {
            categoryId: 'matcha',
            title: t('Grün und schaumig', 'Green and frothy'),
            text: t('Matcha für Schale und Küche', 'Matcha for bowl and kitchen'),
            image: {
              pictureId: 'jasmin-matcha',
              alt: t('Matchaschale mit Besen und Dose', 'Matcha bowl with whisk and tin')
            }
          }
        ]
      }),
      component('productCarousel', {
        headline: t('Am häufigsten nachbestellt', 'Reordered most often'),
        productIds: [201, 101, 901, 202, 1001, 602, 102, 404, 205, 208, 401, 402].map(product),
        link: '/shop/tea',
        linkText: t('Alle Tees', 'All teas')
      }),
      component('imageText', {
        image: {
          pictureId: 'jasmin-story-harvest',
          alt: t('Frisch gepflückte Teeblätter', 'Freshly picked tea leaves')
        },
        headline: t('Zwei Blätter und eine Knospe', 'Two leaves and a bud'),
        text: t(
          '<p>Mehr wird nicht gepflückt, wenn es gut werden soll. Wir kaufen bei 31 Gärten, die wir besucht haben, und schreiben auf jede Packung, aus welchem sie stammt.</p><p>Zwischen Ernte und Tasse liegen bei grünem Tee selten mehr als zehn Wochen. Danach steht er bei uns kühl und dunkel, bis Sie ihn bestellen.</p>',
          '<p>No more is picked if it is to be good. We buy from 31 gardens that we have visited, and every box says which one it is from.</p><p>With green tea there are seldom more than ten weeks between harvest and cup. After that it waits with us, cool and dark, until you order it.</p>'
        ),
        buttonText: t('Vom Garten in die Tasse', 'From the garden to the cup'),
        buttonLink: '/tea-story',
        imagePosition: 'left'
      }),
      component('cardBannerCarousel', {
        headline: t('Ideen aus der Teeküche', 'Ideas from the tea kitchen'),
        cards: [
          {
            image: {
              pictureId: 'jasmin-card-matcha',
              alt: t('Matchaschale mit Besen und Dose', 'Matcha bowl with whisk and tin')
            },
            title: t('Matcha in drei Handgriffen', 'Matcha in three moves'),
            description: t(
              'Sieben, gießen, schlagen. Was Sie dazu brauchen, und was nicht.',
              'Sift, pour, whisk. What you need for it, and what you do not.'
            ),
            url: '/recipes/matcha-latte',
            linkText: t('Zum Rezept', 'To the recipe'),
            color: 'green',
            margin_type: 'small',
            image_position: 'right'
          },
          {
            image: { pictureId: 'jasmin-card-iced', alt: t('Glas mit Eistee', 'Glass of iced tea') },
            title: t('Eistee ohne Herd', 'Iced tea without a stove'),
            description: t(
              'Zehn Minuten in kaltem Wasser, mehr ist nicht zu tun.',
              'Ten minutes in cold water; there is no more to do.'
            ),
            url: '/recipes/iced-peach-tea',
            linkText: t('Zum Rezept', 'To the recipe'),
            color: 'blue',
            margin_type: 'small',
            image_position: 'right'
          },
          {
            image: {
              pictureId: 'jasmin-card-rooibos',
              alt: t('Dampfende Tasse mit Gewürzen', 'Steaming cup with spices')
            },
            title: t('Chai für die Nacht', 'Chai for the night'),
            description: t(
              'Kardamom und Ingwer auf Rotbusch: alle Gewürze, kein Koffein.',
              'Cardamom and ginger on red bush: all the spice, no caffeine.'
            ),
            url: '/shop/rooibos-tea',
            linkText: t('Zum Rooibos', 'To the rooibos'),
            color: 'beige',
            margin_type: 'small',
            image_position: 'left'
          },
          {
            image: {
              pictureId: 'jasmin-card-loose',
              alt: t('Teesieb und Teemaß', 'Tea infuser and measure')
            },
            title: t('Das richtige Sieb', 'The right infuser'),
            description: t(
              'Warum ganze Blätter Platz brauchen und welches Sieb ihn gibt.',
              'Why whole leaves need room, and which infuser gives it.'
            ),
            url: '/shop/brewing-tools',
            linkText: t('Zur Zubereitung', 'To brewing tools'),
            color: 'green',
            margin_type: 'small',
            image_position: 'left'
          }
        ]
      }),
      component('uspBar', {
        items: [
          {
            icon: 'truck',
            title: t(
              'Versandkostenfrei {toDeliveryCountry} ab {freeDeliveryFrom}',
              'Free delivery {toDeliveryCountry} from {freeDeliveryFrom}'
            ),
            text: t(
              'Bis {orderBefore} bestellt, am selben Werktag gepackt',
              'Ordered by {orderBefore}, packed the same working day'
            )
          },
          {
            icon: 'leaf',
            title: t('Beutel ohne Kunststoff', 'Plastic-free bags'),
            text: t('Aus Pflanzenfaser, kompostierbar', 'Plant fibre, compostable')
          },
          {
            icon: 'return',
            title: t('{returnDays} Tage Rückgabe', '{returnDays}-day returns'),
            text: t(
              'Für ungeöffnete Ware, mit beigelegtem Etikett',
              'For unopened goods, with the label enclosed'
            )
          },
          {
            icon: 'support',
            title: t('Beratung von {serviceHours}', 'Advice from {serviceHours}'),
            text: t('Kostenfrei am Telefon oder per E-Mail', 'Free by phone or by e-mail')
          }
        ]
      }),
      component('stage', {
        headline: t('Ein Paket, das nach Zuhause riecht', 'A parcel that smells of home'),
        text: t(
          'Fünf Sets im Geschenkkarton, vom Matcha-Anfang bis zur Teestunde am Deich. Oder ein Gutschein, der in Minuten ankommt.',
          'Five sets in a gift box, from first matcha to teatime by the sea. Or a gift card that arrives within minutes.'
        ),
        image: {
          pictureId: 'jasmin-stage-gifts',
          alt: t('Tisch mit verpackten Geschenken', 'Table with wrapped gifts')
        },
        buttonText: t('Geschenke ansehen', 'See gifts'),
        buttonLink: '/shop/gifts',
        theme: 'red',
        layout: 'right'
      }),
      component('productCarousel', {
        headline: t('Für kurze Tage', 'For short days'),
        categoryId: 'seasonal-tea',
        limit: 8,
        link: '/shop/seasonal-tea',
        linkText: t('Alles der Saison', 'All of the season')
      }),
      component('imageText', {
        image: {
          pictureId: 'jasmin-story-evening',
          alt: t('Hände um eine warme Tasse', 'Hands around a warm cup')
        },
        headline: t('Die letzte Tasse des Tages', 'The last cup of the day'),
        text: t(
          '<p>Sie darf warm sein, aber nicht wach machen. In diesen Wochen kosten alle Kräutertees zehn Prozent weniger, von Kamille bis Rosenlaube.</p>',
          '<p>It may be warm but should not wake you up. In these weeks all herbal teas cost ten per cent less, from camomile to rose arbour.</p>'
        ),
        buttonText: t('Zu den Kräutertees', 'To the herbal teas'),
        buttonLink: '/shop/herbal-tea',
        imagePosition: 'right'
      }),
      component('einsteinRecommendations', {
        headline: t('Vielleicht Ihre nächste Tasse', 'Perhaps your next cup'),
        zone: 'home',
        limit: 8,
        link: '/shop/tea',
        linkText: t('Alle Tees', 'All teas')
      }),
      buildSignUpBlock(t('Post vom Teehaus', 'Mail from the tea house'), 'light')
    ]
  }
}
