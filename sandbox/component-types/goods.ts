import {
  button,
  category,
  choice,
  headline,
  html,
  json,
  link,
  linkEntry,
  list,
  number,
  picture,
  product,
  products,
  subline,
  text,
  theme,
  type ComponentType
} from './component-type'

const ANYWHERE = 'any region of a page'

const wanted = [
  text('recommender', 'The recommender’s name in the personalization service.', {
    fallback: 'the component’s own'
  }),
  text('zone', 'The place that the service knows the row by, such as `not-found`.'),
  product('productId', 'The product that they are to go with.'),
  products('productIds', 'The products that they are to go with.'),
  category('categoryId', 'The fallback category, while the service has no recommendations.', {
    fallback: 'the whole shop'
  })
]
const row = [
  headline,
  link('link', 'Where the link beside the heading leads.'),
  text('linkText', 'That link’s words.')
]
const specNames = [
  'color',
  'materials',
  'height',
  'width',
  'depth',
  'weight',
  'plugType',
  'capsuleWarning',
  'capacity',
  'energySavingMode',
  'voltageRating',
  'power',
  'pressure',
  'tempAdjustmant',
  'strengthAdjustment',
  'quantityAdjustment',
  'modelVersion',
  'weeeNumber',
  'waterTankSensor',
  'waterHardness',
  'waterTank',
  'cableLength',
  'dishwasherSafe'
]

/** Products and categories among other content. */
export const goods: ComponentType[] = [
  {
    ids: ['productTile'],
    name: 'Product tile',
    says: 'One product as lists show it, with price and basket button.',
    place: 'the regions of a grid, or any region of a page',
    attributes: [product('productId', 'The product.', { required: true })]
  },
  {
    ids: ['productCarousel'],
    name: 'Row of products',
    says: 'Products beside each other: chosen ones, or the first of a category.',
    place: ANYWHERE,
    oneOf: ['productIds', 'categoryId'],
    attributes: [
      ...row,
      products('productIds', 'The products in their order; they go before the category.'),
      category('categoryId', 'The category whose first products are shown.'),
      number('limit', 'How many of a category.', { min: 1, max: 24, fallback: '10' })
    ]
  },
  {
    ids: ['einsteinRecommendations'],
    name: 'Recommendations',
    says: 'Products for this shopper.',
    place: ANYWHERE,
    attributes: [...row, ...wanted, number('limit', 'How many.', { min: 1, max: 24, fallback: '8' })]
  },
  {
    ids: ['customRecommendation'],
    name: 'Recommendations for products',
    says: 'Products that go with those that are named.',
    place: ANYWHERE,
    attributes: [...row, ...wanted, number('limit', 'How many.', { min: 1, max: 24, fallback: '8' })]
  },
  {
    ids: ['discovery'],
    name: 'Discovery',
    says: 'Four products beside a few words.',
    place: ANYWHERE,
    attributes: [headline, subline, html('text', 'The text.'), ...button, theme('theme', 'tint'), ...wanted]
  },
  {
    ids: ['categoryGrid', 'coffeeCategoryGrid'],
    name: 'Categories',
    says: 'Tiles that lead to categories or pages.',
    place: ANYWHERE,
    attributes: [
      headline,
      list(
        'items',
        'The tiles; each needs a category or a target.',
        [
          category('categoryId', 'The category.'),
          link('link', 'Another target, which goes before the category.'),
          text('title', 'The tile’s title.', { required: true }),
          text('text', 'A line below it.'),
          picture('image', 'The picture.')
        ],
        { required: true }
      )
    ]
  },
  {
    ids: ['editorialTile'],
    name: 'Editorial tile',
    says: 'A picture with words between the products of a list, as wide as two of them.',
    place: '`listTile` of a category’s page',
    attributes: [
      text('headline', 'The heading.', { required: true }),
      text('text', 'A sentence without markup.'),
      picture('image', 'The picture.', { required: true }),
      link('link', 'Where it leads when clicked.', { required: true }),
      text('linkText', 'The link’s words.', { required: true })
    ]
  },
  {
    ids: ['sampler'],
    name: 'Sampler with moods',
    says: 'A large picture with words, and moods as chips that lead to lists.',
    place: ANYWHERE,
    oneOf: ['headline', 'text', 'image', 'moods'],
    attributes: [
      headline,
      text('subline', 'A line above the heading.'),
      text('text', 'A paragraph without markup.'),
      picture('image', 'The picture.'),
      list('moods', 'The chips; a filtered list is a good target.', linkEntry),
      ...button,
      theme('theme', 'beige')
    ]
  },
  {
    ids: ['finder'],
    name: 'Finder',
    says: 'Up to three questions whose answers filter a list; visitors may choose several answers, or none.',
    place: ANYWHERE,
    attributes: [
      headline,
      text('text', 'A paragraph without markup.'),
      category('categoryId', 'The category whose list is filtered.', { required: true }),
      list(
        'questions',
        'The questions; each needs an answer.',
        [
          text('text', 'The question.', { required: true }),
          text('attributeId', 'The attribute that lists are filtered by, such as `c_caffeine`.', {
            required: true
          }),
          list(
            'answers',
            'The answers.',
            [
              text('text', 'The answer.', { required: true }),
              text('values', 'Values of the attribute, several with a bar between them: `low|none`.', {
                required: true
              })
            ],
            { required: true }
          )
        ],
        { required: true, most: 3 }
      ),
      text('buttonText', 'The words of the button that shows the list.', { required: true }),
      theme('theme', 'tint')
    ]
  },
  {
    ids: ['machineCommerceStage'],
    name: 'Stage with a product',
    says: 'A stage with price and basket button; what is left empty comes from the product.',
    place: '`topRegion`, or any region of a page',
    oneOf: ['productId', 'headline', 'text', 'image', 'buttonText'],
    attributes: [
      product('productId', 'The product.'),
      headline,
      text('subline', 'A line above the heading.'),
      text('text', 'A paragraph without markup.'),
      picture('image', 'The picture.'),
      ...button,
      theme('theme', 'the brand’s own'),
      choice('layout', 'Side of the text; `full` puts it over the picture.', ['left', 'right', 'full'], {
        fallback: 'left'
      }),
      list(
        'facts',
        'Figures below the text.',
        [
          text('label', 'What it says.', { required: true }),
          text('value', 'The figure.', { required: true })
        ],
        { most: 4 }
      )
    ]
  },
  {
    ids: ['commerceBox'],
    name: 'Box with a product',
    says: 'One product with a sentence and a basket button.',
    place: ANYWHERE,
    attributes: [
      product('productId', 'The product.', { required: true }),
      text('subline', 'A line above the heading.'),
      text('headline', 'The heading.', { fallback: 'the product’s name' }),
      picture('image', 'The picture.', { fallback: 'the product’s', formerly: ['imageUrl'] }),
      text('text', 'A paragraph without markup.'),
      theme('theme', 'tint'),
      choice('imagePosition', 'Side of the picture.', ['left', 'right'], { fallback: 'left' })
    ]
  },
  {
    ids: ['productDetails'],
    name: 'Details of a product',
    says: 'Description and details of a product, as its own page shows them.',
    place: ANYWHERE,
    attributes: [product('productId', 'The product.', { required: true }), headline]
  },
  {
    ids: ['productSetTeaser'],
    name: 'Set of products',
    says: 'A set with what is in it.',
    place: ANYWHERE,
    attributes: [
      product('productId', 'The set.', { required: true }),
      text('headline', 'The heading.', { fallback: 'the set’s name' }),
      text('text', 'A paragraph without markup.'),
      theme('theme', 'tint')
    ]
  },
  {
    ids: ['productSpecs'],
    name: 'Table of details',
    says: 'A table of technical details: those of a product, or those that the editor fills in, which win.',
    place: ANYWHERE,
    oneOf: ['productId', 'specs', ...specNames],
    attributes: [
      headline,
      product('productId', 'The product whose details are shown.'),
      ...specNames.map(name => json(name, 'A text, a number, a list of texts, or `true` and `false`.')),
      json('specs', 'An object with any of the details.')
    ]
  },
  {
    ids: ['specLinks'],
    name: 'Links to details',
    says: 'Links to manuals, data sheets and spare parts.',
    place: ANYWHERE,
    attributes: [
      headline,
      list('links', 'The links.', [...linkEntry, text('note', 'A line below the words.')], { required: true })
    ]
  },
  {
    ids: ['cartPromotionSlot'],
    name: 'Note in the cart',
    says: 'A note with picture and button above the lines of the cart.',
    place: '`topRegion` of the page `cart`, or any region of a page',
    oneOf: ['headline', 'text', 'image', 'buttonText'],
    attributes: [
      headline,
      html('text', 'The text.'),
      picture('image', 'The picture.'),
      ...button,
      theme('theme', 'light green', { choices: ['light green', 'dark green', 'red', 'light brown'] })
    ]
  }
]
