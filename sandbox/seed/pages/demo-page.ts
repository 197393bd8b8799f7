import type { SiteId } from '../../domain/sites/site'
import { componentTypes } from '../../component-types/component-types'
import { t } from '../localized'
import { buildProductId } from '../products/base-product'
import { buildExample } from './build-example'
import { component, type ComponentDraft, type PageDraft } from './build-pages'
import { buildCommerceExamples } from './demo-commerce'
import { buildStoryExamples } from './demo-story'

interface DemoChoice {
  siteId: SiteId
  categoryId: string
  productNumber: number
  video: string
  pictures: [string, string, string]
  setNumber: number
  couponCode: string
}

const themes = ['light green', 'dark green', 'light brown', 'red', 'espresso']

/** Every component type once, for editors to look at. */
export function buildDemoPage(choice: DemoChoice): PageDraft {
  const { siteId, categoryId, productNumber, pictures } = choice
  const [first, second, third] = pictures.map(pictureId => ({
    pictureId,
    alt: t('Beispielbild', 'Sample picture')
  }))
  const link = `/shop/${categoryId}`
  const productTile = component('productTile', { productId: buildProductId(siteId, productNumber) })
  const content: ComponentDraft[] = [
    ...themes.map(theme =>
      component('stage', {
        headline: t('Bühne', 'Stage'),
        subline: theme,
        text: t('Bild, Text und eine Schaltfläche.', 'A picture, a text and a button.'),
        image: first,
        buttonText: t('Ansehen', 'See'),
        buttonLink: link,
        theme,
        layout: 'left'
      })
    ),
    component('cardPlace', {
      image: first,
      headline: t('Überschrift', 'Headline'),
      text: t('Bild, Text und eine Schaltfläche.', 'A picture, a text and a button.'),
      link,
      linkText: t('Ansehen', 'See')
    }),
    component('headline', {
      headline: t('Überschrift', 'Headline'),
      subline: t('Mit Unterzeile', 'With a subline'),
      level: 2,
      align: 'center'
    }),
    component('richText', {
      html: t(
        '<h3>Fließtext</h3><p>Mit <strong>Betonung</strong>, <em>Nuance</em> und <a href="/service">Verweis</a>.</p><ol><li>Erstens</li><li>Zweitens</li></ol>',
        '<h3>Running text</h3><p>With <strong>emphasis</strong>, <em>nuance</em> and a <a href="/service">link</a>.</p><ol><li>First</li><li>Second</li></ol>'
      )
    }),
    component('image', {
      image: second,
      link,
      caption: t('Bild mit Unterschrift', 'Picture with a caption'),
      ratio: '16/9'
    }),
    component('imageText', {
      image: third,
      headline: t('Bild und Text', 'Picture and text'),
      text: t(
        '<p>Nebeneinander, auf dem Telefon untereinander.</p>',
        '<p>Side by side, stacked on a phone.</p>'
      ),
      buttonText: t('Weiter', 'Continue'),
      buttonLink: link,
      imagePosition: 'right'
    }),
    component('imageCarousel', {
      images: [first, second, third].map((image, index) => ({
        image,
        link,
        title: t('Bild {number}', 'Picture {number}', { number: index + 1 })
      })),
      autoplay: 5000
    }),
    component('grid', { columns: 4 }, { grid: [productTile, productTile, productTile, productTile] }),
    component('productCarousel', {
      headline: t('Produkte', 'Products'),
      categoryId,
      limit: 8,
      link,
      linkText: t('Alle', 'All')
    }),
    component('categoryGrid', {
      headline: t('Kategorien', 'Categories'),
      items: [{ categoryId, title: t('Eine Kategorie', 'A category'), text: '', image: first }]
    }),
    component('cardBannerCarousel', {
      headline: t('Karten', 'Cards'),
      cards: ['blue', 'beige', 'green'].map((color, index) => ({
        image: [first, second, third][index],
        title: t('Karte', 'Card'),
        description: t('Text auf farbigem Grund.', 'Text on a coloured background.'),
        url: link,
        linkText: t('Ansehen', 'See'),
        color,
        margin_type: 'medium',
        image_position: 'top'
      }))
    }),
    component('accordion', {
      items: [
        {
          id: 'one',
          headline: t('Erste Frage', 'First question'),
          contentText: t('<p>Erste Antwort.</p>', '<p>First answer.</p>')
        },
        {
          id: 'two',
          headline: t('Zweite Frage', 'Second question'),
          contentText: t('<p>Zweite Antwort.</p>', '<p>Second answer.</p>')
        }
      ]
    }),
    component('uspBar', {
      items: ['leaf', 'truck', 'return', 'support', 'lock', 'gift', 'cup'].map(icon => ({
        icon,
        title: t('Vorteil', 'Benefit'),
        text: icon
      }))
    }),
    component('linkList', {
      headline: t('Linkliste', 'List of links'),
      links: [{ text: t('Erster', 'First'), link }]
    }),
    component('contactBox', {
      headline: t('Kontakt', 'Contact'),
      phone: '00800 0000 0000',
      email: 'service@demo.example',
      hours: '7–22'
    }),
    component('spacer', { size: 'large' }),
    component('customLink', { text: t('Einfacher Verweis', 'Plain link'), link }),
    component('button', { text: t('Schaltfläche', 'Button'), link, variant: 'primary' })
  ]
  const commerce = buildCommerceExamples({ ...choice, picture: pictures[0] })
  const examples = [...content, ...buildStoryExamples(choice), ...commerce.content]
  const shown = listTypes([...commerce.banner, ...commerce.modal, ...examples])
  return {
    id: 'demo',
    title: t('Bausteine', 'Components'),
    description: t('Alle Bausteine für Inhaltsseiten.', 'All components for content pages.'),
    regions: {
      banner: commerce.banner,
      modal: commerce.modal,
      content: [...examples, ...buildOtherExamples(choice, shown)]
    }
  }
}

/** Another name of `popupContent`, opened by the same anchor: one page cannot show both at a time. */
const SHOWN_UNDER_ANOTHER_NAME = 'popupContentWidget'

/** Examples of the components that no example above is about; their pages' region is where they are tried first. */
function buildOtherExamples(choice: DemoChoice, shown: ReadonlySet<string>): ComponentDraft[] {
  return componentTypes.flatMap(type =>
    type.ids
      .filter(id => !shown.has(id) && id !== SHOWN_UNDER_ANOTHER_NAME)
      .map(id => buildExample(id, type, choice))
  )
}

const listTypes = (components: readonly ComponentDraft[]): Set<string> =>
  new Set(components.flatMap(({ type, regions = {} }) => [type, ...listTypes(Object.values(regions).flat())]))
