import {
  button,
  choice,
  flag,
  headline,
  html,
  json,
  link,
  list,
  number,
  picture,
  text,
  theme,
  type ComponentType
} from './component-type'

const ANYWHERE = 'any region of a page'
const BANNER = '`banner` of the page `global`, or any region of a page'
const MODAL = '`modal` of the page, or of `global` for every page'

/** Answers, contact, stores, banners, windows and the newsletter. */
export const service: ComponentType[] = [
  {
    ids: ['accordion'],
    name: 'Questions and answers',
    says: 'Lines that open; search engines and the service search read them too.',
    place: ANYWHERE,
    attributes: [
      headline,
      list(
        'items',
        'The lines; each needs an answer, a picture or a region.',
        [
          text('id', 'Its name in addresses.', { fallback: 'its number' }),
          text('headline', 'The question.', { required: true }),
          text('headlineIndex', 'A number or letter in front of it.'),
          html('contentText', 'The answer.'),
          picture('imagePath', 'A picture.', { formerly: ['image'] }),
          text('imageAlt', 'What the picture shows.'),
          json('regions', 'Components below the answer: `[{"id", "components": […]}]`.')
        ],
        { required: true }
      )
    ]
  },
  {
    ids: ['contactBox'],
    name: 'Contact',
    says: 'Phone and e-mail in a few lines; the site’s own where both are empty.',
    place:
      'the footer’s columns (`column1` to `column4` of the page `global`, or `column1-jasmin` and so on for one tenant only), or any region of a page',
    attributes: [
      headline,
      text('phone', 'The number.'),
      text('email', 'The e-mail address.'),
      text('hours', 'When somebody answers.')
    ]
  },
  {
    ids: ['serviceContact'],
    name: 'Ways of contact',
    says: 'All ways to reach the service, with the contact form. What is empty comes from the site.',
    place: ANYWHERE,
    attributes: [
      headline,
      text('text', 'A paragraph without markup.'),
      text('phone', 'The number.'),
      text('email', 'The e-mail address.'),
      text('hours', 'When somebody answers.'),
      text('anchor', 'The name by which links lead here.'),
      ...button,
      flag('hasForm', 'Whether the contact form follows below.')
    ]
  },
  {
    ids: ['serviceSearch'],
    name: 'Search of answers',
    says: 'Searches the questions and answers of its page.',
    place: ANYWHERE,
    attributes: [
      headline,
      text('text', 'A paragraph without markup.'),
      text('placeholder', 'The text in the empty field.')
    ]
  },
  {
    ids: ['packstationFinder'],
    name: 'Packstation finder',
    says: 'Finds parcel lockers near a place.',
    place: ANYWHERE,
    attributes: []
  },
  {
    ids: ['storeLocator'],
    name: 'Store finder',
    says: 'Finds shops; with a place it shows those near it at once.',
    place: ANYWHERE,
    attributes: [
      text('headline', 'The headline; `{storeCity}` is the town of the first shop.'),
      text('postalCode', 'The place’s postal code, with its country.'),
      text(
        'countryCode',
        'The country, such as `DE`. Readers of another country that the shop delivers to start there.'
      ),
      number('latitude', 'The place by its coordinates, which go before the postal code.', {
        min: -90,
        max: 90
      }),
      number('longitude', 'Its longitude.', { min: -180, max: 180 }),
      choice('distanceUnit', 'Kilometres or miles.', ['km', 'mi'], { fallback: 'as the country has it' }),
      number('limit', 'How many shops.', { min: 1, max: 200, fallback: '6' })
    ]
  },
  {
    ids: ['topNewsBanner'],
    name: 'News',
    says: 'Lines above the header that take turns; visitors can close them.',
    place: BANNER,
    attributes: [
      list(
        'items',
        'The lines.',
        [
          text('text', 'The line.', { required: true, formerly: ['headline'] }),
          link('link', 'Where it leads when clicked.'),
          text('textLink', 'The link’s words.')
        ],
        { required: true }
      ),
      number('delay', 'Milliseconds for which each shows.', {
        min: 1000,
        max: 2_147_483_647,
        fallback: '5000'
      }),
      theme('backgroundColor', 'primary')
    ]
  },
  {
    ids: ['topInfoBanner'],
    name: 'Offer',
    says: 'An offer with a code to copy and a countdown.',
    place: BANNER,
    oneOf: ['headline', 'textContent', 'couponCode'],
    attributes: [
      headline,
      html('textContent', 'The text.'),
      text('couponCode', 'The code that visitors copy.'),
      text('countdownDate', 'When it ends: `2027-12-31` or `2027-12-31T18:00`, in the time of Berlin.'),
      flag('displayInfoBannerByDefault', 'Whether it shows without a countdown, or after its end.', {
        fallback: 'yes'
      }),
      theme('backgroundColor', 'primary'),
      text('customCssClass', 'Classes of the page’s style, for campaigns that have their own.'),
      link('link', 'Where the link leads.'),
      text('textLink', 'The link’s words; beside a code, phones leave the link out.')
    ]
  },
  {
    ids: ['popupContent', 'popupContentWidget'],
    name: 'Window over the page',
    says: 'Opens after a while or by a link to `#popupContent`; closing it hides it for a year.',
    place: MODAL,
    oneOf: ['headline', 'description', 'image', 'buttonTitle'],
    attributes: [
      headline,
      html('description', 'The text.'),
      picture('image', 'The picture; `width` and `height` in it keep its shape.'),
      text('imageAlt', 'What the picture shows.'),
      text('buttonTitle', 'The button’s words.'),
      link('link', 'Where the button leads.'),
      number('openDelay', 'Milliseconds until it opens by itself; empty: by a link only.', {
        min: 0,
        max: 2_147_483_647
      })
    ]
  },
  {
    ids: ['newsletter'],
    name: 'Newsletter',
    says: 'The form for the newsletter.',
    place: ANYWHERE,
    attributes: [
      headline,
      html('text', 'The text.'),
      choice('mode', 'The colour of the background.', ['light', 'dark', 'default'], { fallback: 'default' })
    ]
  },
  {
    ids: ['newsletterPopup'],
    name: 'Newsletter in a window',
    says: 'The form in a window that opens after a while or by a link to `#newsletter`.',
    place: MODAL,
    attributes: [
      headline,
      html('text', 'The text.'),
      picture('image', 'The picture.'),
      number('openDelay', 'Milliseconds until it opens by itself; empty: by a link only.', {
        min: 0,
        max: 2_147_483_647
      })
    ]
  },
  {
    ids: ['topNewsletterBanner'],
    name: 'Newsletter above the header',
    says: 'A strip that opens to the form.',
    place: BANNER,
    attributes: [
      text('title', 'What shows while it is closed.', { fallback: 'the headline' }),
      headline,
      html('text', 'The text.'),
      html('footerText', 'Small print below the form.'),
      picture('image', 'The picture.'),
      text('imageAlt', 'What the picture shows.'),
      choice(
        'newsletterSource',
        'What is noted as the way of the sign-up.',
        ['form', 'popup', 'account', 'modal'],
        {
          fallback: 'modal'
        }
      ),
      theme('backgroundColor', 'primary')
    ]
  },
  {
    ids: ['unsubscribeForm'],
    name: 'Leaving the newsletter',
    says: 'The form to unsubscribe.',
    place: ANYWHERE,
    attributes: [headline, html('text', 'The text.')]
  }
]
