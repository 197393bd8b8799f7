import { list, t } from '../localized'
import { buildProductId } from '../products/base-product'
import { capsuleKinds } from '../products/products'
import { component, type PageDraft } from './build-pages'
import { buildNewsletterPopup, puroNewsletter } from './newsletter-pages'

const product = (number: number) => buildProductId('puro', number)

/** The landing page of one machine. */
export const puroKranich: PageDraft = {
  id: 'kranich',
  title: t(
    'Kranich, die Kapselmaschine für vier Tassengrößen',
    'Kranich, the capsule machine for four cup sizes'
  ),
  description: t(
    'Metallhebel, ein Liter Wasser und beheizte Tassenablage: die Kranich im Einzelnen, mit Technik und Preisen.',
    'Metal lever, a litre of water and a heated cup shelf: the Kranich in detail, with specifications and prices.'
  ),
  regions: {
    modal: [buildNewsletterPopup(puroNewsletter)],
    content: [
      component('machineCommerceStage', {
        productId: product(2003),
        subline: t('Kranich', 'Kranich'),
        headline: t('Vier Tassen, ein Hebel', 'Four cups, one lever'),
        text: t(
          'Für Haushalte, in denen es mal ein Ristretto, mal ein ganzer Becher sein soll.',
          'For households where one person drinks ristretto and another a whole mug.'
        ),
        image: {
          pictureId: 'puro-kranich-light',
          alt: t('Kapselmaschine Kranich mit Tasse', 'Kranich capsule machine with a cup')
        },
        facts: [
          { label: t('Druck', 'Pressure'), value: '19 bar' },
          { label: t('Wassertank', 'Water tank'), value: '1 l' },
          { label: t('Bereit in', 'Ready in'), value: '25 s' }
        ],
        buttonText: t('Technische Daten', 'Specifications'),
        buttonLink: '/kranich#technik',
        theme: 'espresso',
        layout: 'left'
      }),
      component('hotSpotCanvas', {
        headline: t('Was wo sitzt', 'Where everything is'),
        text: t('Tippen Sie auf die Punkte.', 'Tap the spots.'),
        image: {
          pictureId: 'puro-kranich',
          alt: t(
            'Kranich vor dunklem Grund, daneben drei Kapseln',
            'Kranich against a dark background, three capsules beside it'
          )
        },
        ratio: 1.7778,
        hotspots: [
          {
            x: 64,
            y: 23,
            headline: t('Der Hebel', 'The lever'),
            text: t(
              'Aus Metall, weil er zehntausendmal im Jahr bewegt wird. Er schließt mit einem Klick.',
              'Made of metal, because it is moved ten thousand times a year. It closes with a click.'
            ),
            productId: product(2003)
          },
          {
            x: 57,
            y: 43,
            headline: t('Vier Tasten', 'Four buttons'),
            text: t(
              'Die Menge stellen Sie selbst ein: Taste halten, loslassen, gemerkt.',
              'You set the amount yourself: hold the button, let go, and it is saved.'
            )
          },
          {
            x: 61,
            y: 72,
            headline: t('Höhenverstellbarer Auslauf', 'Adjustable spout'),
            text: t('Ein Glas von 14 cm passt darunter.', 'A 14 cm glass fits beneath it.')
          },
          {
            x: 80,
            y: 52,
            headline: t('Ein Liter Wasser', 'A litre of water'),
            text: t(
              'Reicht für acht Lungo; der Tank meldet sich, bevor er leer ist.',
              'Enough for eight lungos; the tank speaks up before it is empty.'
            )
          }
        ]
      }),
      component('imageCarousel', {
        headline: t('Im Alltag', 'Every day'),
        images: [
          {
            pictureId: 'puro-stage-kitchen',
            alt: t('Kapselmaschine, Kapseln und Tasse', 'Capsule machine, capsules and cup'),
            title: t('Morgens um sieben', 'At seven in the morning')
          },
          {
            pictureId: 'puro-kranich-table',
            alt: t('Tasse auf dunklem Tisch', 'Cup on a dark table'),
            title: t('Nach dem Essen', 'After dinner')
          },
          {
            pictureId: 'puro-stage-capsules',
            alt: t('Kapseln in einer Reihe', 'Capsules in a row'),
            title: t('{count} Sorten passen hinein', '{count} varieties fit', { count: capsuleKinds })
          }
        ],
        autoplay: 5000
      }),
      component('anchor', { id: 'technik' }),
      component('productSpecs', {
        headline: t('Technik', 'Specifications'),
        color: list(['Graphit', 'Graphite'], ['Edelstahl', 'Stainless steel'], ['Bordeaux', 'Bordeaux']),
        materials: list(['Edelstahl', 'Stainless steel'], ['ABS ohne BPA', 'BPA-free ABS']),
        height: '29 cm',
        width: '17 cm',
        depth: '37 cm',
        plugType: 'EU (CEE 7/7)',
        voltageRating: '220–240 V, 50/60 Hz',
        energySavingMode: true,
        capacity: t('1 l, 14 Kapseln', '1 l, 14 capsules'),
        capsuleWarning: true,
        tempAdjustmant: true,
        strengthAdjustment: t('nein, über die Kapsel', 'no, by the capsule'),
        quantityAdjustment: t('je Taste, 20 bis 220 ml', 'per button, 20 to 220 ml'),
        waterTankSensor: true,
        waterHardness: '1–21 °dH',
        modelVersion: 'R3',
        weeeNumber: 'DE 12345678'
      }),
      component('specLinks', {
        headline: t('Weiter mit der Kranich', 'More about the Kranich'),
        links: [
          {
            text: t('Fragen zu Entkalken und Kapseln', 'Questions about descaling and capsules'),
            note: t('Antworten im Service', 'Answers in our service pages'),
            link: '/service'
          },
          {
            text: t('Entkalker und Wasserfilter', 'Descaler and water filters'),
            note: t('Pflege alle sechs Monate', 'Care every six months'),
            link: '/shop/care'
          },
          {
            text: t('Rezepte für die Maschine', 'Recipes for the machine'),
            note: t('In weniger als zehn Minuten', 'In less than ten minutes'),
            link: '/recipes'
          },
          {
            text: t('Alle Maschinen', 'All machines'),
            note: t('Drei Größen im Vergleich', 'Three sizes compared'),
            link: '/shop/machines'
          }
        ]
      }),
      component('commerceBox', {
        productId: product(3001),
        subline: t('Passt dazu', 'Goes well with this'),
        text: t(
          'Vier Programme von heißer Milch bis kaltem Schaum, gleich neben der Maschine.',
          'Four programmes from hot milk to cold foam, right beside the machine.'
        ),
        theme: 'blue',
        imagePosition: 'right'
      }),
      component('jsonLd', {
        json: {
          '@context': 'https://schema.org',
          '@type': 'ProductGroup',
          name: 'Kranich',
          description: t(
            'Kapselmaschine mit Metallhebel und beheizter Tassenablage',
            'Capsule machine with a metal lever and a heated cup shelf'
          ),
          brand: { '@type': 'Brand', name: 'puro' }
        }
      })
    ]
  }
}
