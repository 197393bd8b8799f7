import type { Localized } from '../../texts/localized-text'
import { t } from '../localized'
import { component, type ComponentDraft, type PageDraft } from './build-pages'

interface NewsletterTexts {
  /** The subjects of the mails. */
  promise: Localized
  picture: { pictureId: string; alt: Localized }
}

const text = t(
  '<p>Neue Sorten, Rezepte und Angebote, zweimal im Monat. Wir schreiben erst, wenn Sie den Link in unserer ersten E-Mail angeklickt haben, und hören auf, sobald Sie es wünschen.</p>',
  '<p>New varieties, recipes and offers, twice a month. We will not write before you have followed the link in our first email, and we stop whenever you like.</p>'
)

/** The sign-up as a block of other pages. */
export const buildSignUpBlock = (headline: Localized, mode: 'light' | 'dark' | 'default'): ComponentDraft =>
  component('newsletter', { headline, text, mode })

/** The window that asks once, some seconds after a page was opened, or at `#newsletter`. */
export const buildNewsletterPopup = (
  { promise, picture }: NewsletterTexts,
  openDelay?: number
): ComponentDraft => component('newsletterPopup', { headline: promise, text, image: picture, openDelay })

/** The banner that can be folded, at the top of a page. */
export const buildNewsletterBanner = ({ promise, picture }: NewsletterTexts): ComponentDraft =>
  component('topNewsletterBanner', {
    title: t('Post von uns', 'News from us'),
    headline: promise,
    text,
    footerText: t(
      '<p>Genug davon? <a href="/newsletter/unsubscribe">Hier abmelden</a></p>',
      '<p>Had enough? <a href="/newsletter/unsubscribe">Unsubscribe here</a></p>'
    ),
    image: picture,
    imageAlt: picture.alt,
    newsletterSource: 'modal'
  })

/** Signing up, what follows from the mail's link, and the way out. */
export function buildNewsletterPages(texts: NewsletterTexts): PageDraft[] {
  return [
    {
      id: 'newsletter',
      title: t('Newsletter', 'Newsletter'),
      description: texts.promise,
      regions: {
        content: [
          component('headline', {
            headline: texts.promise,
            subline: t('Der Newsletter', 'The newsletter'),
            level: 1,
            align: 'left'
          }),
          buildSignUpBlock(t('Melden Sie sich an', 'Sign up'), 'default'),
          component('accordion', {
            items: [
              {
                id: 'how-often',
                headline: t('Wie oft schreiben Sie?', 'How often do you write?'),
                contentText: t(
                  '<p>Zweimal im Monat, vor Weihnachten einmal mehr. Nichts davon ist eilig.</p>',
                  '<p>Twice a month, and once more before Christmas. None of it is urgent.</p>'
                )
              },
              {
                id: 'my-address',
                headline: t('Was geschieht mit meiner Adresse?', 'What happens to my address?'),
                contentText: t(
                  '<p>Sie dient nur dem Newsletter. Verschickt wird er von unserem Dienstleister {mailService}; sonst erhält sie niemand. Wir sehen, welche Links angeklickt werden, wenn Sie dem zugestimmt haben; mehr dazu in der <a href="/privacy">Datenschutzerklärung</a>.</p>',
                  '<p>We use it for the newsletter only. Our service provider {mailService} sends it; nobody else receives your address. We see which links are followed if you have agreed to that; more in our <a href="/privacy">privacy policy</a>.</p>'
                )
              },
              {
                id: 'how-to-leave',
                headline: t('Wie melde ich mich ab?', 'How do I unsubscribe?'),
                contentText: t(
                  '<p>Mit dem Link am Ende jeder E-Mail oder auf der Seite <a href="/newsletter/unsubscribe">Newsletter abbestellen</a>.</p>',
                  '<p>By the link at the end of every email, or on the page <a href="/newsletter/unsubscribe">Unsubscribe</a>.</p>'
                )
              }
            ]
          })
        ]
      }
    },
    buildAnswerPage(
      'newsletter/confirmed',
      t('Ihre Anmeldung ist bestätigt', 'Your subscription is confirmed'),
      t(
        '<p>Schön, dass Sie dabei sind. Den nächsten Newsletter bekommen auch Sie.</p>',
        '<p>Good to have you with us. You will receive the next newsletter.</p>'
      ),
      { text: t('Zum Sortiment', 'Go to the shop'), link: '/shop' }
    ),
    buildAnswerPage(
      'newsletter/expired',
      t('Dieser Link gilt nicht mehr', 'This link is no longer valid'),
      t(
        '<p>Er wurde schon benutzt oder ist zu alt. Falls Sie noch keine Post bekommen, melden Sie sich bitte noch einmal an.</p>',
        '<p>It has already been used or is too old. If you are not receiving our newsletter yet, please sign up again.</p>'
      ),
      { text: t('Noch einmal anmelden', 'Sign up again'), link: '/newsletter' }
    ),
    buildAnswerPage(
      'stock-notice/confirmed',
      t('Wir schreiben Ihnen', 'We will write to you'),
      t(
        '<p>Sobald der Artikel wieder da ist, bekommen Sie von uns eine einzige E-Mail dazu.</p>',
        '<p>As soon as the product is back, we will send you a single email about it.</p>'
      ),
      { text: t('Zum Sortiment', 'Go to the shop'), link: '/shop' }
    ),
    buildAnswerPage(
      'stock-notice/expired',
      t('Dieser Link gilt nicht mehr', 'This link is no longer valid'),
      t(
        '<p>Er ist zu alt, oder der Artikel ist schon wieder da.</p>',
        '<p>It is too old, or the product is already back.</p>'
      ),
      { text: t('Zum Sortiment', 'Go to the shop'), link: '/shop' }
    ),
    {
      id: 'newsletter/unsubscribe',
      title: t('Newsletter abbestellen', 'Unsubscribe'),
      description: t('Keine Post mehr von uns.', 'No more mail from us.'),
      regions: {
        content: [
          component('unsubscribeForm', {
            headline: t('Newsletter abbestellen', 'Unsubscribe'),
            text: t(
              '<p>Nennen Sie uns die Adresse, an die wir nicht mehr schreiben sollen. Bestellungen bestätigen wir weiterhin.</p>',
              '<p>Tell us the address that we should no longer write to. We will still confirm your orders.</p>'
            )
          })
        ]
      }
    }
  ]
}

function buildAnswerPage(
  id: string,
  headline: Localized,
  html: Localized,
  button: { text: Localized; link: string }
): PageDraft {
  return {
    id,
    title: headline,
    description: headline,
    regions: {
      content: [
        component('headline', { headline, level: 1, align: 'left' }),
        component('richText', { html }),
        component('button', { ...button, variant: 'primary' })
      ]
    }
  }
}

export const jasminNewsletter: NewsletterTexts = {
  promise: t('Zweimal im Monat Tee im Postfach', 'Tea in your inbox, twice a month'),
  picture: {
    pictureId: 'jasmin-story-evening',
    alt: t('Hände um eine warme Tasse', 'Hands around a warm cup')
  }
}

export const puroNewsletter: NewsletterTexts = {
  promise: t('Zweimal im Monat frische Röstung im Postfach', 'A fresh roast in your inbox, twice a month'),
  picture: {
    pictureId: 'puro-story-crema',
    alt: t('Hände um eine warme Tasse', 'Hands around a warm cup')
  }
}
