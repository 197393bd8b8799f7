import {
  button,
  choice,
  flag,
  headline,
  html,
  json,
  link,
  linkEntry,
  list,
  number,
  ownPicture,
  picture,
  product,
  subline,
  text,
  theme,
  type ComponentType
} from './component-type'

const ANYWHERE = 'any region of a page'

const introduction = [headline, subline, html('text', 'The text.'), ownPicture, ...button]

/** Introductions, carousels, boards, videos and recipes. */
export const stories: ComponentType[] = [
  {
    ids: ['fullWidthIntro'],
    name: 'Introduction',
    says: 'A picture over the whole width with words on it.',
    place: '`topRegion`, or any region of a page',
    oneOf: ['headline', 'image', 'text', 'buttonText'],
    attributes: [
      ...introduction,
      choice('overlay', 'Position of the text on the picture.', ['base', 'hero', 'service', 'about'], {
        fallback: 'base'
      }),
      list('links', 'Links below the words.', linkEntry)
    ]
  },
  {
    ids: ['landingHeader'],
    name: 'Head of a landing page',
    says: 'Heading, words and a picture, with links to the page’s anchors.',
    place: '`topRegion`, or any region of a page',
    oneOf: ['headline', 'text', 'image', 'buttonText'],
    attributes: [
      headline,
      subline,
      text('text', 'A paragraph without markup.'),
      ownPicture,
      theme('theme', 'tint'),
      ...button,
      list('links', 'Links, usually to anchors of the page.', linkEntry)
    ]
  },
  {
    ids: ['galleryText'],
    name: 'Gallery and text',
    says: 'Up to four pictures beside a text.',
    place: ANYWHERE,
    oneOf: ['images', 'headline', 'text'],
    attributes: [
      list('images', 'The pictures.', [ownPicture], { most: 4 }),
      headline,
      html('text', 'The text.'),
      ...button,
      choice('imagePosition', 'Side of the pictures.', ['left', 'right'], { fallback: 'left' })
    ]
  },
  {
    ids: ['contentWithBackground'],
    name: 'Words on a background',
    says: 'Words on a colour or a picture, with other components below them.',
    place: ANYWHERE,
    attributes: [
      ownPicture,
      theme('theme', 'tint', { formerly: ['backgroundColor'] }),
      headline,
      html('text', 'The text.'),
      ...button,
      choice('align', 'How the words are aligned.', ['left', 'center', 'right'], { fallback: 'left' })
    ],
    regions: { says: 'Components below the text.' }
  },
  {
    ids: ['moodBoard'],
    name: 'Mood board',
    says: 'Tiles of different sizes with pictures or words.',
    place: ANYWHERE,
    attributes: [
      headline,
      text('text', 'A paragraph above the tiles.'),
      list(
        'items',
        'The tiles; each needs a picture, a title or a text.',
        [
          ownPicture,
          text('title', 'The tile’s title.'),
          text('text', 'The tile’s text.'),
          link('link', 'Where the tile leads.'),
          choice('size', 'How many fields it takes.', ['small', 'wide', 'tall', 'large'], {
            fallback: 'small'
          }),
          theme('theme', 'tint')
        ],
        { required: true, most: 12 }
      )
    ]
  },
  {
    ids: ['imageCarousel'],
    name: 'Carousel of pictures',
    says: 'Pictures over the whole width, one at a time; visitors can stop them.',
    place: ANYWHERE,
    attributes: [
      headline,
      list(
        'images',
        'The pictures.',
        [ownPicture, text('title', 'Words on the picture.'), link('link', 'Where it leads when clicked.')],
        { required: true, most: 5 }
      ),
      number('autoplay', 'Milliseconds between the pictures; `true` for 5000, `false` or 0 to stand still.', {
        min: 0,
        max: 60_000,
        words: ['true', 'false'],
        fallback: '5000'
      }),
      flag('pauseOnHover', 'Whether a mouse over it stops it.', { fallback: 'yes' }),
      number('transition', 'Milliseconds that a change takes.', { min: 0, max: 1000, fallback: '700' })
    ]
  },
  {
    ids: ['sliderCarousel'],
    name: 'Slider',
    says: 'Slides beside each other: three on a wide screen, one on a phone.',
    place: ANYWHERE,
    attributes: [
      headline,
      list('slides', 'The slides; each needs a picture, a title or a text.', [
        ownPicture,
        text('title', 'The slide’s title.'),
        text('text', 'The slide’s text.'),
        link('link', 'Where the slide leads.'),
        text('linkText', 'The link’s words; without them the whole slide is the link.')
      ])
    ],
    regions: { says: 'Components that are slides, after its own.' }
  },
  {
    ids: ['cardBannerCarousel'],
    name: 'Carousel of cards',
    says: 'Coloured cards with picture, words and a link.',
    place: ANYWHERE,
    attributes: [
      headline,
      list(
        'cards',
        'The cards; each needs a title, a text, a picture or a link.',
        [
          ownPicture,
          text('title', 'The card’s title.'),
          text('description', 'The card’s text.'),
          link('url', 'Where the card leads.'),
          text('linkText', 'The link’s words.', { fallback: 'the title' }),
          choice('color', 'The colour of the card.', ['blue', 'beige', 'green'], { fallback: 'green' }),
          choice(
            'margin_type',
            'The room around the words.',
            ['category_hero', 'small', 'medium', 'large', 'none'],
            { fallback: 'medium' }
          ),
          choice('image_position', 'Position of the picture.', ['left', 'center', 'right', 'top', 'bottom'], {
            fallback: 'left'
          }),
          json('extras', 'Colour, room and position may be in an object of this name instead.')
        ],
        { required: true }
      )
    ]
  },
  {
    ids: ['cloudinaryVideo'],
    name: 'Video',
    says: 'A video that visitors start, or a silent one that repeats while it is in view.',
    place: ANYWHERE,
    attributes: [
      json('video', 'The video of the media library, or its address.', { required: true, formerly: ['url'] }),
      picture('poster', 'What shows before it starts.', { fallback: 'a frame of the video' }),
      text('title', 'What it shows, for screen readers.', { fallback: 'the poster’s description' }),
      text('caption', 'A line below it.'),
      link('captions', 'The address of its subtitles.'),
      flag('autoplay', 'Plays silently and repeats while it is in view.', { fallback: 'no' }),
      number('ratio', 'Width over height.', { min: 0.4, max: 4, fallback: '1.78' })
    ]
  },
  {
    ids: ['hotSpotCanvas'],
    name: 'Picture with spots',
    says: 'A picture with spots that open.',
    place: ANYWHERE,
    attributes: [
      headline,
      text('text', 'A paragraph above it.'),
      picture('image', 'The picture.', { required: true, formerly: ['imageUrl'] }),
      number('ratio', 'Width over height of the picture.', { min: 0.4, max: 4, fallback: '1.78' }),
      list('hotspots', 'Spots, with the attributes of the component “Spot”.', [])
    ],
    regions: { says: 'Components “Spot”, after its own.' }
  },
  {
    ids: ['hotSpotBubble'],
    name: 'Spot',
    says: 'A spot on a picture: words, a product or both.',
    place: 'the regions of “Picture with spots” only',
    oneOf: ['headline', 'title', 'text', 'productId'],
    attributes: [
      number('x', 'Percent from the left.', { min: 0, max: 100, fallback: '50', formerly: ['left'] }),
      number('y', 'Percent from the top.', { min: 0, max: 100, fallback: '50', formerly: ['top'] }),
      text('headline', 'The heading.', { formerly: ['title'] }),
      text('text', 'The text.'),
      product('productId', 'The product that it shows.'),
      text('linkText', 'The link’s words.'),
      link('link', 'Where the link leads.')
    ]
  },
  {
    ids: ['recipe'],
    name: 'Recipe',
    says: 'A whole recipe, which search engines can read too.',
    place: ANYWHERE,
    attributes: [
      text('name', 'The recipe’s name.', { required: true, formerly: ['headline'] }),
      text('description', 'A sentence about it.'),
      ownPicture,
      text('recipeYield', 'For how many, such as “4 glasses”.'),
      number('cookTime', 'Minutes, or words.', { min: 1, max: 9999, words: ['*'] }),
      number('cookMinimumTime', 'Minutes at least.', { min: 1, max: 9999 }),
      number('cookMaximumTime', 'Minutes at most.', { min: 1, max: 9999 }),
      ...Array.from({ length: 8 }, (_, index) => [
        text(`ingredient_${index + 1}`, `Ingredient ${index + 1}.`),
        product(`ingredient_product_${index + 1}`, `The product that ingredient ${index + 1} is.`)
      ]).flat(),
      ...Array.from({ length: 10 }, (_, index) => text(`recipe_${index + 1}`, `Step ${index + 1}.`)),
      html('additionalText', 'A tip.'),
      link('canonicalUrl', 'The recipe’s own address, where it is on several pages.')
    ]
  },
  {
    ids: ['jsonLd'],
    name: 'Data for search engines',
    says: 'Data of schema.org; it shows nothing.',
    place: ANYWHERE,
    attributes: [
      json('json', 'One entry or several with `@context` https://schema.org, at most 20,000 characters.', {
        required: true,
        formerly: ['jsonLd']
      })
    ]
  }
]
