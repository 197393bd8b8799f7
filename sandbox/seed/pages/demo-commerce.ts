import type { SiteId } from '../../domain/sites/site'
import { t } from '../localized'
import { buildProductId } from '../products/base-product'
import { component, type ComponentDraft } from './build-pages'
import {
  buildNewsletterBanner,
  buildNewsletterPopup,
  buildSignUpBlock,
  jasminNewsletter,
  puroNewsletter
} from './newsletter-pages'

interface CommerceChoice {
  siteId: SiteId
  categoryId: string
  productNumber: number
  /** A set of the site. */
  setNumber: number
  couponCode: string
  picture: string
}

/** Where the examples of stores are looked for: both brands have two there. */
const HAMBURG = { postalCode: '20095', countryCode: 'DE' }

const bannerColors = ['black', 'green', 'brown', 'jasmin_lightGreen', 'jasmin_darkGreen', 'jasmin_red']
const cartThemes = ['light green', 'dark green', 'red', 'light brown']

/** Banners, popups, recommendations, products at length, stores and service: each type once. */
export function buildCommerceExamples(
  choice: CommerceChoice
): Record<'banner' | 'modal' | 'content', ComponentDraft[]> {
  const { categoryId, picture } = choice
  const link = `/shop/${categoryId}`
  return {
    banner: [
      component('topNewsBanner', {
        items: [
          {
            text: t('Neu im Regal', 'New on the shelf'),
            link,
            textLink: t('Ansehen', 'See')
          },
          {
            text: t('{returnDays} Tage Rückgabe', '{returnDays}-day returns')
          },
          {
            text: t('Fragen? Täglich von {serviceHours}', 'Questions? Daily from {serviceHours}'),
            link: '/service'
          }
        ],
        delay: 5000,
        backgroundColor: 'black'
      })
    ],
    modal: [
      component('popupContent', {
        headline: t('Ein Fenster über der Seite', 'A window over the page'),
        description: t(
          '<p>Bild, Überschrift, Text und eine Schaltfläche. Wer es schließt, sieht es ein Jahr lang nur noch über seinen Anker.</p>',
          '<p>Picture, headline, text and a button. Anyone who closes it sees it for a year only by its anchor.</p>'
        ),
        image: { pictureId: picture, alt: '' },
        imageAlt: t('Beispielbild', 'Sample picture'),
        buttonTitle: t('Zur Kategorie', 'View the category'),
        link
      }),
      // Without a delay it opens at #newsletter only.
      buildNewsletterPopup(choice.siteId === 'jasmin' ? jasminNewsletter : puroNewsletter)
    ],
    content: [
      ...buildFrameExamples(link),
      ...buildBanners(choice),
      ...buildProductRows(choice),
      ...buildService(),
      ...buildNewsletterExamples(choice)
    ]
  }
}

function buildNewsletterExamples({ siteId }: CommerceChoice): ComponentDraft[] {
  const headline = t('Anmeldung als Block', 'Sign-up as a block')
  return [
    buildNewsletterBanner(siteId === 'jasmin' ? jasminNewsletter : puroNewsletter),
    buildSignUpBlock(headline, 'light'),
    buildSignUpBlock(headline, 'dark'),
    component('unsubscribeForm', { headline: t('Abmeldung', 'Unsubscription') })
  ]
}

function buildFrameExamples(link: string): ComponentDraft[] {
  return [
    component('header', {
      items: [
        { text: t('Versprechen im Kopf', 'A promise in the header'), link },
        { text: t('Und noch eines', 'And another one') }
      ]
    }),
    component('footer', {
      headline: t('Block im Fuß', 'A block of the footer'),
      text: t('<p>Text, Verweise und andere Orte.</p>', '<p>Text, links and other places.</p>'),
      links: [{ text: t('Hilfe', 'Help'), link: '/service' }],
      socialLinks: [{ network: 'instagram', text: 'Instagram', link: '/press' }]
    }),
    component('dynamicTagLink', {
      text: t('Verweis als Überschrift', 'A link that is a heading'),
      link,
      tag: 'h3'
    }),
    component('customLink', { text: t('Fenster öffnen', 'Open the window'), link: '/demo#popupContent' })
  ]
}

function buildBanners({ couponCode, categoryId, picture }: CommerceChoice): ComponentDraft[] {
  return [
    ...bannerColors.map((backgroundColor, index) =>
      component('topInfoBanner', {
        headline: t('Angebot der Woche, {number}', 'Offer of the week, {number}', { number: index + 1 }),
        textContent: t('<p>Mit Code im Warenkorb</p>', '<p>With the code in your basket</p>'),
        backgroundColor,
        customCssClass: '',
        displayInfoBannerByDefault: true,
        ...(index === 0 ? { countdownDate: '2027-12-31T23:59' } : {}),
        ...(index < 2 ? { couponCode } : {}),
        link: `/shop/${categoryId}`,
        textLink: t('Zum Angebot', 'View the offer')
      })
    ),
    ...cartThemes.map((theme, index) =>
      component('cartPromotionSlot', {
        headline: t('Noch etwas dazu, {number}?', 'Something to go with it, {number}?', {
          number: index + 1
        }),
        text: t('Ein Hinweis im Warenkorb.', 'A note in the basket.'),
        image: { pictureId: picture, alt: '' },
        buttonText: t('Ansehen', 'See'),
        buttonLink: `/shop/${categoryId}`,
        theme
      })
    )
  ]
}

function buildProductRows({
  siteId,
  categoryId,
  productNumber,
  setNumber,
  picture
}: CommerceChoice): ComponentDraft[] {
  const productId = buildProductId(siteId, productNumber)
  return [
    component('productDetails', { productId, headline: t('Im Einzelnen', 'In detail') }),
    component('productSetTeaser', {
      productId: buildProductId(siteId, setNumber),
      headline: t('Fertig zusammengestellt', 'Put together for you'),
      theme: 'light brown'
    }),
    component('einsteinRecommendations', {
      headline: t('Vielleicht das Nächste', 'Perhaps the next one'),
      limit: 8
    }),
    component('customRecommendation', {
      headline: t('Passt dazu', 'Goes well with this'),
      zone: 'product-detail',
      productId,
      categoryId,
      limit: 8
    }),
    component('sampler', {
      headline: t('Erst probieren', 'Try first'),
      subline: t('Zum Kennenlernen', 'To try'),
      text: t('Ein großes Bild, Worte und Stimmungen.', 'A large picture, words and moods.'),
      image: { pictureId: picture, alt: '' },
      moods: [
        {
          text: t('Ohne Koffein', 'Without caffeine'),
          link: `/shop/${categoryId}?refine=c_caffeine%3Dnone%7Cdecaf`
        }
      ],
      buttonText: t('Alle', 'All'),
      buttonLink: `/shop/${categoryId}`,
      theme: 'beige'
    }),
    component('finder', {
      headline: t('Was passt?', 'What fits?'),
      text: t('Antworten filtern eine Liste.', 'Answers filter a list.'),
      categoryId,
      questions: [
        {
          text: t('Mit Koffein?', 'With caffeine?'),
          attributeId: 'c_caffeine',
          answers: [
            { text: t('Ja', 'Yes'), values: 'medium|high' },
            { text: t('Lieber nicht', 'Rather not'), values: 'none|decaf|low' }
          ]
        }
      ],
      buttonText: t('Passende zeigen', 'Show what fits'),
      theme: 'tint'
    }),
    component('discovery', {
      headline: t('Entdecken', 'Discover'),
      subline: t('Zum Weiterstöbern', 'To browse on'),
      text: t('<p>Vier Produkte neben ein paar Worten.</p>', '<p>Four products beside a few words.</p>'),
      buttonText: t('Alle', 'All'),
      buttonLink: `/shop/${categoryId}`,
      categoryId,
      theme: 'light green'
    })
  ]
}

function buildService(): ComponentDraft[] {
  return [
    component('storeLocator', { ...HAMBURG, limit: 6 }),
    component('packstationFinder', {}),
    component('serviceSearch', {
      headline: t('Antworten finden', 'Find answers'),
      text: t('Durchsucht die Fragen dieser Seite.', 'Searches the questions of this page.')
    }),
    component('serviceContact', {
      headline: t('Lieber persönlich?', 'Prefer to talk to someone?'),
      text: t('Wir sind täglich da.', 'We are here every day.'),
      hours: t('Von {serviceHours}, kostenfrei', '{serviceHours}, free of charge')
    })
  ]
}
