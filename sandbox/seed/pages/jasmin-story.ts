import { t } from '../localized'
import { buildProductId } from '../products/base-product'
import { component, type PageDraft } from './build-pages'
import { buildNewsletterPopup, jasminNewsletter } from './newsletter-pages'

const product = (number: number) => buildProductId('jasmin', number)

/** How tea comes about, from the garden to the cup. */
export const jasminStory: PageDraft = {
  id: 'tea-story',
  title: t('Vom Garten in die Tasse', 'From the garden to the cup'),
  description: t(
    'Wie unser Tee gepflückt, verarbeitet und gemischt wird, und wer das macht.',
    'How our tea is picked, made and blended, and by whom.'
  ),
  regions: {
    modal: [buildNewsletterPopup(jasminNewsletter)],
    content: [
      component('fullWidthIntro', {
        overlay: 'hero',
        image: {
          pictureId: 'jasmin-stage-morning',
          alt: t('Teereihen am Morgen', 'Rows of tea in the morning')
        },
        subline: t('Unsere Gärten', 'Our gardens'),
        headline: t('Am Anfang steht jemand früh auf', 'It begins with somebody getting up early'),
        text: t(
          '<p>Gepflückt wird vor neun, solange der Tau die Blätter kühl hält.</p>',
          '<p>Picking is done before nine, while the dew keeps the leaves cool.</p>'
        )
      }),
      component('spacer', { mobile: 1, desktop: 2 }),
      component('galleryText', {
        images: [
          {
            pictureId: 'jasmin-harbour',
            alt: t('Backsteinspeicher am Hafen', 'Brick warehouses by the harbour')
          },
          {
            pictureId: 'jasmin-herbal-tea',
            alt: t('Kamille, Minze und Verbene', 'Camomile, mint and verbena')
          },
          {
            pictureId: 'jasmin-stage-shop',
            alt: t('Schaufenster des Ladens am Abend', 'Shop window in the evening')
          }
        ],
        headline: t('31 Gärten, die wir kennen', '31 gardens that we know'),
        text: t(
          '<p>Wir kaufen, wo wir gewesen sind. Zweimal im Jahr fährt jemand aus dem Haus hin, sieht sich die Ernte an und trinkt mit denen, die sie gemacht haben.</p><p>Auf jeder Packung steht deshalb nicht nur ein Land, sondern ein Garten.</p>',
          '<p>We buy where we have been. Twice a year somebody from the house travels there, looks at the harvest and drinks with those who made it.</p><p>That is why every box names not just a country but a garden.</p>'
        ),
        imagePosition: 'left'
      }),
      component('anchor', { id: 'handwerk' }),
      component('accordion', {
        headline: t('Fünf Schritte, die den Unterschied machen', 'Five steps that make the difference'),
        items: [
          {
            id: 'pick',
            headlineIndex: '01',
            headline: t('Pflücken', 'Picking'),
            contentText: t(
              '<p>Zwei Blätter und die Knospe. Mehr vom Zweig gäbe mehr Tee und weniger Duft.</p>',
              '<p>Two leaves and the bud. More of the twig would give more tea and less scent.</p>'
            ),
            imagePath: { pictureId: 'jasmin-story-harvest' },
            imageAlt: t('Frisch gepflückte Teeblätter', 'Freshly picked tea leaves')
          },
          {
            id: 'wither',
            headlineIndex: '02',
            headline: t('Welken', 'Withering'),
            contentText: t(
              '<p>Eine Nacht auf Bambus. Das Blatt verliert Wasser und wird geschmeidig.</p>',
              '<p>A night on bamboo. The leaf loses water and becomes supple.</p>'
            ),
            imagePath: { pictureId: 'jasmin-story-leaf' },
            imageAlt: t('Trockener Tee auf einem Teller', 'Dry tea on a plate')
          },
          {
            id: 'steam',
            headlineIndex: '03',
            headline: t('Dämpfen oder oxidieren', 'Steaming or oxidising'),
            contentText: t(
              '<p>Hier trennen sich grüner und schwarzer Tee: Dampf hält das Grün, Luft färbt es kupfern.</p>',
              '<p>This is where green and black tea part: steam keeps the green, air turns it copper.</p>'
            ),
            imagePath: { pictureId: 'jasmin-story-kettle' },
            imageAlt: t('Dampf über einem Kessel', 'Steam above a kettle')
          },
          {
            id: 'dry',
            headlineIndex: '04',
            headline: t('Trocknen', 'Drying'),
            contentText: t(
              '<p>Bis drei Prozent Feuchte bleiben. Darunter bricht das Blatt, darüber hält es nicht.</p>',
              '<p>Until three per cent of moisture is left. Below that the leaf breaks, above it does not keep.</p>'
            ),
            imagePath: { pictureId: 'jasmin-story-table' },
            imageAlt: t('Tee läuft aus der Kanne in eine Tasse', 'Tea running from the pot into a cup')
          },
          {
            id: 'taste',
            headlineIndex: '05',
            headline: t('Kosten', 'Tasting'),
            contentText: t(
              '<p>Jede Kiste wird bei uns aufgegossen, bevor sie ins Regal kommt. Jede siebte geht zurück.</p>',
              '<p>We brew from every chest before it goes on the shelf. Every seventh goes back.</p>'
            ),
            imagePath: { pictureId: 'jasmin-stage-tea' },
            imageAlt: t('Fünf Schalen bei der Verkostung', 'Five bowls at a tasting')
          }
        ]
      }),
      component('cloudinaryVideo', {
        video: { videoId: 'jasmin-story-video' },
        poster: {
          pictureId: 'jasmin-story-video',
          alt: t('Teetisch mit dampfender Kanne', 'Tea table with a steaming pot')
        },
        caption: t(
          'Fünf Sekunden Ruhe aus unserem Probierzimmer.',
          'Five seconds of calm from our tasting room.'
        ),
        autoplay: true
      }),
      component('moodBoard', {
        headline: t('Wie sich das anfühlt', 'What it feels like'),
        text: t('Farben, Orte und Tassen eines Teejahres.', 'Colours, places and cups of a year of tea.'),
        items: [
          {
            image: {
              pictureId: 'jasmin-white-oolong-tea',
              alt: t('Knospen, Pfingstrose und gerollte Blätter', 'Buds, peony and rolled leaves')
            },
            title: t('Hellgrün', 'Pale green'),
            text: t('Die erste Ernte im April', 'The first harvest in April'),
            link: '/shop/green-tea',
            size: 'large'
          },
          {
            text: t('„Man schmeckt, ob jemand Zeit hatte.“', '“You can taste whether somebody had time.”'),
            size: 'small',
            theme: 'dark green'
          },
          {
            image: {
              pictureId: 'jasmin-mood-leaf',
              alt: t('Minze, Lemongras und Ingwer', 'Mint, lemongrass and ginger')
            },
            size: 'tall'
          },
          {
            image: {
              pictureId: 'jasmin-card-rooibos',
              alt: t('Dampfende Tasse mit Gewürzen', 'Steaming cup with spices')
            },
            title: t('Kupfer', 'Copper'),
            link: '/shop/rooibos-tea',
            size: 'small'
          },
          {
            image: { pictureId: 'jasmin-accessories', alt: t('Kanne, Dose und Schale', 'Pot, tin and bowl') },
            title: t('Der lange Nachmittag', 'The long afternoon'),
            link: '/shop/pots-cups',
            size: 'wide'
          },
          {
            title: t('Abend', 'Evening'),
            text: t('Kräuter, die nach Garten riechen', 'Herbs that smell of the garden'),
            link: '/shop/herbal-tea',
            size: 'wide',
            theme: 'light brown'
          }
        ]
      }),
      component('contentWithBackground', {
        image: { pictureId: 'jasmin-pattern', alt: '' },
        theme: 'light green',
        headline: t('Probieren Sie drei Gärten', 'Try three gardens'),
        text: t(
          '<p>In jeder Probierschachtel liegen drei Ernten nebeneinander. So merken Sie, was Ihnen liegt, bevor Sie eine Dose kaufen.</p>',
          '<p>Every sampler has three harvests side by side. So you find out what suits you before you buy a tin.</p>'
        ),
        buttonText: t('Zu den Probierpaketen', 'See samplers'),
        buttonLink: '/shop/samplers',
        align: 'center'
      }),
      component('commerceBox', {
        productId: product(101),
        subline: t('Damit fängt es an', 'Where to begin'),
        text: t(
          'Unser Tee für die erste Tasse aus einem Garten: weich, hellgrün und nicht nachtragend, wenn das Wasser zu heiß war.',
          'Our tea for a first cup from a single garden: soft, pale green and forgiving when the water was too hot.'
        ),
        theme: 'light brown'
      })
    ]
  }
}
