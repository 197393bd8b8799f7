import type { SiteId } from '../../domain/sites/site'
import { t } from '../localized'
import { buildProductId } from '../products/base-product'
import { component, type ComponentDraft } from './build-pages'

interface StoryChoice {
  siteId: SiteId
  categoryId: string
  productNumber: number
  video: string
  pictures: [string, string, string]
}

const overlays = ['base', 'hero', 'service', 'about']
const positions = ['left', 'right', 'top', 'bottom', 'center']
const margins = ['small', 'medium', 'large', 'none', 'category_hero']

/** Introductions, carousels, boards, stages with goods, recipes and specs: each type in each of its forms. */
export function buildStoryExamples({
  siteId,
  categoryId,
  productNumber,
  video,
  pictures
}: StoryChoice): ComponentDraft[] {
  const link = `/shop/${categoryId}`
  const productId = buildProductId(siteId, productNumber)
  const [first, second, third] = pictures.map(pictureId => ({
    pictureId,
    alt: t('Beispielbild', 'Sample picture')
  }))
  const images = [first, second, third]
  const words = {
    headline: t('Überschrift', 'Headline'),
    subline: t('Unterzeile', 'Subline'),
    text: t(
      '<p>Ein Satz, der erklärt, worum es geht.</p>',
      '<p>A sentence that says what this is about.</p>'
    ),
    buttonText: t('Ansehen', 'See'),
    buttonLink: link
  }
  return [
    ...overlays.map((overlay, index) =>
      component('fullWidthIntro', {
        ...words,
        overlay,
        image: images[index % images.length],
        links:
          overlay === 'service'
            ? [
                { text: t('Kontakt', 'Contact'), link: '/service' },
                { text: t('Bestellung', 'Orders'), link: '/about-your-order' }
              ]
            : []
      })
    ),
    component('landingHeader', {
      ...words,
      text: t('Für Seiten mit einem Anliegen.', 'For pages with one concern.'),
      image: second,
      theme: 'light brown',
      links: [{ text: t('Zum Anker', 'To the anchor'), link: '/demo#anker' }]
    }),
    component('anchor', { id: 'anker' }),
    component('galleryText', { ...words, images: [first, second] }),
    component('galleryText', { ...words, images: [...images, first], imagePosition: 'right' }),
    component('moodBoard', {
      headline: t('Stimmungstafel', 'Mood board'),
      items: [
        { image: first, title: t('Groß', 'Large'), size: 'large', link },
        { image: second, size: 'small' },
        {
          title: t('Nur Worte', 'Words only'),
          text: t('Auf farbigem Grund', 'On a coloured background'),
          theme: 'blue'
        },
        { image: third, title: t('Breit', 'Wide'), size: 'wide' }
      ]
    }),
    component(
      'contentWithBackground',
      { ...words, image: second, theme: 'light brown', align: 'right' },
      { content: [component('customLink', { text: t('Ein Verweis darin', 'A link within'), link })] }
    ),
    component('cloudinaryVideo', {
      video: { videoId: video },
      poster: first,
      caption: t('Läuft auf Knopfdruck', 'Plays at the press of a button')
    }),
    component('cardBannerCarousel', {
      headline: t('Karten in jeder Lage', 'Cards in every position'),
      cards: positions.map((image_position, index) => ({
        imageUrl: images[index % images.length],
        title: image_position,
        description: t('Bild in dieser Lage.', 'The picture in this position.'),
        url: link,
        linkText: t('Ansehen', 'See'),
        extras: { color: ['blue', 'beige', 'green'][index % 3], margin_type: margins[index], image_position }
      }))
    }),
    component('sliderCarousel', {
      headline: t('Schieber', 'Slider'),
      slides: [first, second, third, first, second].map((image, index) => ({
        image,
        title: t('Seite {number}', 'Slide {number}', { number: index + 1 }),
        text: t('Drei nebeneinander, auf dem Telefon eine.', 'Three side by side, one on a phone.'),
        link
      }))
    }),
    component('accordion', {
      items: images.map((image, index) => ({
        id: `picture-${index}`,
        headlineIndex: `0${index + 1}`,
        headline: t('Mit Bild {number}', 'With picture {number}', { number: index + 1 }),
        contentText: t('<p>Das Bild wechselt mit.</p>', '<p>The picture changes with it.</p>'),
        imagePath: image,
        imageAlt: t('Bild {number}', 'Picture {number}', { number: index + 1 }),
        regions:
          index === 2
            ? [
                {
                  id: 'more',
                  components: [
                    {
                      id: 'more-button',
                      type_id: 'button',
                      data: { text: t('Mehr', 'More'), link, variant: 'secondary' }
                    }
                  ]
                }
              ]
            : undefined
      }))
    }),
    component('machineCommerceStage', {
      productId,
      text: t('Bühne mit Preis und Kauf.', 'A stage with price and purchase.'),
      facts: [{ label: t('Angabe', 'Fact'), value: '19' }]
    }),
    component('commerceBox', { productId, text: t('Ein Produkt, ein Satz.', 'One product, one sentence.') }),
    component(
      'hotSpotCanvas',
      { headline: t('Bild mit Punkten', 'Picture with spots'), image: first },
      {
        spots: [
          component('hotSpotBubble', {
            x: 25,
            y: 40,
            headline: t('Ein Punkt', 'A spot'),
            text: t('Mit Text.', 'With a text.')
          }),
          component('hotSpotBubble', { x: 70, y: 60, productId })
        ]
      }
    ),
    component('recipe', {
      name: t('Ein Rezept', 'A recipe'),
      cookMinimumTime: 10,
      cookMaximumTime: 15,
      recipeYield: t('2 Tassen', '2 cups'),
      ingredient_1: t('Das Produkt', 'The product'),
      ingredient_product_1: productId,
      recipe_1: t('Aufgießen.', 'Brew.'),
      recipe_2: t('Trinken.', 'Drink.'),
      additionalText: t(
        '<p>Beim zweiten Mal gelingt es besser.</p>',
        '<p>It works better the second time.</p>'
      )
    }),
    component('productSpecs', { capacity: '1 l', height: '29 cm', energySavingMode: true, plugType: 'EU' }),
    component('specLinks', {
      headline: t('Weiteres', 'More'),
      links: [{ text: t('Hilfe', 'Help'), link: '/service' }]
    }),
    component('jsonLd', { json: { '@context': 'https://schema.org', '@type': 'WebPage', name: 'demo' } }),
    component(
      'grid2',
      {},
      {
        left: [
          component('headlineSubline', {
            headline: t('Zwei Spalten', 'Two columns'),
            subline: t('Überschrift mit Unterzeile', 'A headline with a subline'),
            level: 3
          })
        ],
        right: [component('text', { text: t('<p>Text daneben</p>', '<p>Text beside it</p>') })]
      }
    ),
    component(
      'grid3',
      {},
      Object.fromEntries(
        [1, 2, 3].map(column => [
          `column${column}`,
          [component('richText', { html: t('<p>Spalte {column}</p>', '<p>Column {column}</p>', { column }) })]
        ])
      )
    ),
    component('coffeeCategoryGrid', {
      items: [{ categoryId, title: t('Eine Kategorie', 'A category'), text: '', image: first }]
    }),
    component('navItem', { text: t('Navigationspunkt', 'Navigation item'), link: '/demo' }),
    component('spacer', { mobile: 1, desktop: 8, display: 'block' })
  ]
}
