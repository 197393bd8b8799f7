import { readPercentOff } from '../percent-off'
import { t } from '../localized'
import { buildProductId } from '../products/base-product'
import { component, type PageDraft } from './build-pages'
import { buildJasminSeasonRows, buildJasminSeasons as buildSeasons } from './home-seasons'
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
    topRegion: buildSeasons(),
    content: [
      component('cardPlace', {
        headline: t('Eine Geschenkkarte ist in Minuten da', 'A gift card arrives within minutes'),
        text: t(
          'Per E-Mail oder als Karte mit der Post, mit Ihren Worten darauf.',
          'By email or as a card by post, with your words on it.'
        ),
        link: '/shop/gift-cards',
        linkText: t('Zu den Geschenkkarten', 'See gift cards')
      }),
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
            title: t('Kräftig und wach', 'Strong and lively'),
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
        headline: t('Am häufigsten nachbestellt', 'Most often reordered'),
        productIds: [201, 101, 202, 1001, 602, 102, 404, 205, 208, 401].map(product),
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
      component('finder', {
        headline: t('Drei Fragen, und Ihr Tee ist gefunden', 'Three questions to find your tea'),
        text: t(
          'Kreuzen Sie an, was zutrifft, gern auch mehreres, und lassen Sie aus, was Ihnen gleich ist.',
          'Tick what applies, more than one if you like, and skip what does not matter to you.'
        ),
        categoryId: 'tea',
        questions: [
          {
            text: t('Wann trinken Sie ihn?', 'When will you drink it?'),
            attributeId: 'c_caffeine',
            answers: [
              { text: t('Am Morgen', 'In the morning'), values: 'high|medium' },
              { text: t('Am Nachmittag', 'In the afternoon'), values: 'none|low|medium' },
              { text: t('Vor dem Schlafen', 'Before bed'), values: 'none' }
            ]
          },
          {
            text: t('Wonach soll er schmecken?', 'What should it taste like?'),
            attributeId: 'c_flavour',
            answers: [
              { text: t('Frisch und grün', 'Fresh and green'), values: 'fresh|grassy' },
              { text: t('Blumig', 'Floral'), values: 'floral' },
              { text: t('Fruchtig', 'Fruity'), values: 'fruity' },
              { text: t('Malzig und würzig', 'Malty and spicy'), values: 'malty|spicy' }
            ]
          },
          {
            text: t('Wie gießen Sie auf?', 'How do you brew?'),
            attributeId: 'c_form',
            answers: [
              { text: t('Mit dem Beutel', 'With a bag'), values: 'bags' },
              { text: t('Lose, in der Kanne', 'Loose, in a pot'), values: 'loose' }
            ]
          }
        ],
        buttonText: t('Passende Tees zeigen', 'Show matching teas'),
        theme: 'light green'
      }),
      ...buildJasminSeasonRows(),
      component('sampler', {
        subline: t('Probierpakete', 'Samplers'),
        headline: t('Erst probieren, dann bleiben', 'Try first, then stay'),
        text: t(
          'Mehrere Tees in einer Schachtel, jeder einzeln verpackt. Oder Sie beginnen mit dem, wonach Ihnen heute ist:',
          'Several teas in one box, each packed by itself. Or begin with what you feel like today:'
        ),
        image: {
          pictureId: 'jasmin-samplers',
          alt: t('Zwei Probierpakete mit Teebeuteln', 'Two samplers with tea bags')
        },
        moods: [
          { text: t('Wach werden', 'Wake up'), link: '/shop/tea?refine=c_caffeine%3Dhigh' },
          { text: t('Zur Ruhe kommen', 'Wind down'), link: '/shop/tea?refine=c_caffeine%3Dnone' },
          { text: t('Etwas Blumiges', 'Something floral'), link: '/shop/tea?refine=c_flavour%3Dfloral' },
          { text: t('Etwas Würziges', 'Something spicy'), link: '/shop/tea?refine=c_flavour%3Dspicy' },
          { text: t('Bio, ohne Umwege', 'Simply organic'), link: '/shop/tea?refine=c_organic%3Dtrue' }
        ],
        buttonText: t('Zu den Probierpaketen', 'See samplers'),
        buttonLink: '/shop/samplers',
        theme: 'beige'
      }),
      component('cardBannerCarousel', {
        headline: t('Ideen aus der Teeküche', 'Ideas from the tea kitchen'),
        cards: [
          {
            image: {
              pictureId: 'jasmin-card-matcha',
              alt: t('Matchaschale mit Besen und Dose', 'Matcha bowl with whisk and tin')
            },
            title: t('Matcha in drei Handgriffen', 'Matcha in three steps'),
            description: t(
              'Sieben, gießen, schlagen. Was Sie dazu brauchen, und was nicht.',
              'Sift, pour, whisk. What you need for it, and what you do not.'
            ),
            url: '/recipes/matcha-latte',
            linkText: t('Zum Rezept', 'View the recipe'),
            color: 'green',
            margin_type: 'small',
            image_position: 'right'
          },
          {
            image: { pictureId: 'jasmin-card-iced', alt: t('Glas mit Eistee', 'Glass of iced tea') },
            title: t('Eistee ohne Herd', 'Iced tea without cooking'),
            description: t(
              'Zehn Minuten in kaltem Wasser, mehr ist nicht zu tun.',
              'Ten minutes in cold water, and that is all.'
            ),
            url: '/recipes/iced-peach-tea',
            linkText: t('Zum Rezept', 'View the recipe'),
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
            linkText: t('Zum Rooibos', 'See rooibos'),
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
            linkText: t('Zur Zubereitung', 'See brewing tools'),
            color: 'green',
            margin_type: 'small',
            image_position: 'left'
          }
        ]
      }),
      component('imageText', {
        image: {
          pictureId: 'jasmin-story-evening',
          alt: t('Hände um eine warme Tasse', 'Hands around a warm cup')
        },
        headline: t('Die letzte Tasse des Tages', 'The last cup of the day'),
        text: t(
          '<p>Sie darf warm sein, aber nicht wach machen. In diesen Wochen kosten alle Kräutertees {percent} Prozent weniger, von Kamille bis Rosenlaube.</p>',
          '<p>It should be warm without keeping you awake. At the moment all herbal teas are {percent} per cent off, from camomile to Rose Arbour.</p>',
          { percent: readPercentOff('jasmin-herbal-weeks') }
        ),
        buttonText: t('Zu den Kräutertees', 'See herbal teas'),
        buttonLink: '/shop/herbal-tea',
        imagePosition: 'right'
      }),
      component('stage', {
        headline: t('Ein Laden, in dem man riechen darf', 'A shop where you may smell everything'),
        text: t(
          'Im Teehaus stehen alle Dosen offen. Kommen Sie vorbei, wir gießen auf, was Sie kennenlernen möchten.',
          'In the tea house every tin is open. Come by, and we will brew whatever you would like to try.'
        ),
        image: {
          pictureId: 'jasmin-stage-shop',
          alt: t('Laden mit Teedosen bis unter die Decke', 'Shop with tea tins up to the ceiling')
        },
        buttonText: t('Filialen finden', 'Find a store'),
        buttonLink: '/stores',
        theme: 'dark green',
        layout: 'right'
      }),
      buildSignUpBlock(t('Post vom Teehaus', 'News from the tea house'), 'light')
    ]
  }
}
