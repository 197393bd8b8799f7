import {
  button,
  choice,
  headline,
  html,
  link,
  linkEntry,
  list,
  number,
  picture,
  flag,
  text,
  theme,
  type ComponentType
} from './component-type'

const ANYWHERE = 'any region of a page'

/** Text, links and pictures on their own, and what orders them. */
export const basics: ComponentType[] = [
  {
    ids: ['stage'],
    name: 'Stage',
    says: 'The opening of a page: picture, heading, text and a button. First on a page, its headline is the page’s heading.',
    place: '`topRegion`, or any region of a page',
    oneOf: ['headline', 'text', 'image', 'buttonText'],
    attributes: [
      headline,
      text('subline', 'A line above the heading.'),
      text('text', 'A paragraph without markup.'),
      picture('image', 'The picture.'),
      ...button,
      theme('theme', 'the brand’s own'),
      choice('layout', 'Side of the text; `full` puts it over the picture.', ['left', 'right', 'full'], {
        fallback: 'left'
      })
    ]
  },
  {
    ids: ['headline', 'headlineSubline'],
    name: 'Headline',
    says: 'A heading between other components.',
    place: ANYWHERE,
    attributes: [
      text('headline', 'The heading.', { required: true }),
      text('subline', 'A line below the heading.'),
      number('level', 'Its level in the page’s outline; 1 for the page’s own heading only.', {
        min: 1,
        max: 3,
        fallback: '2'
      }),
      choice('align', 'How it is aligned.', ['left', 'center'], { fallback: 'left' })
    ]
  },
  {
    ids: ['richText', 'text'],
    name: 'Text',
    says: 'Running text with headings, lists, tables and links, in lines of a length that reads well.',
    place: ANYWHERE,
    attributes: [
      html('html', 'The text; scripts and styles in it are taken out.', {
        required: true,
        formerly: ['text']
      })
    ]
  },
  {
    ids: ['button'],
    name: 'Button',
    says: 'A link that looks like a button.',
    place: ANYWHERE,
    attributes: [
      ...linkEntry,
      choice('variant', 'How much it stands out.', ['primary', 'secondary', 'quiet'], { fallback: 'primary' })
    ]
  },
  {
    ids: ['customLink'],
    name: 'Link',
    says: 'A plain link; one to `#popupContent` or `#newsletter` opens that window.',
    place: ANYWHERE,
    attributes: linkEntry
  },
  {
    ids: ['dynamicTagLink'],
    name: 'Link in an element',
    says: 'A link that is a heading or running text.',
    place: ANYWHERE,
    attributes: [
      text('text', 'The words.', { required: true }),
      link('link', 'Where it leads; words alone without it.'),
      choice('tag', 'The element around it.', ['h1', 'h2', 'h3', 'h4', 'p', 'span', 'div'], { fallback: 'p' })
    ]
  },
  {
    ids: ['linkList'],
    name: 'List of links',
    says: 'Links below each other under a small heading.',
    place:
      'the footer’s columns (`column1` to `column4` of the page `global`, or `column1-jasmin` and so on for one tenant only), or any region of a page',
    attributes: [headline, list('links', 'The links.', linkEntry, { required: true })]
  },
  {
    ids: ['navItem'],
    name: 'Navigation item',
    says: 'A link that shows when it leads to the page itself.',
    place: '`navfooter` of the page `global`, or any region of a page',
    attributes: linkEntry
  },
  {
    ids: ['anchor'],
    name: 'Anchor',
    says: 'A place to which links such as `/service#contact` lead; it shows nothing.',
    place: ANYWHERE,
    attributes: [
      text('anchor', 'Its name: a letter first, then letters, digits, `-` and `_`, at most 64.', {
        required: true,
        formerly: ['id', 'name']
      })
    ]
  },
  {
    ids: ['spacer'],
    name: 'Space',
    says: 'Room between components.',
    place: ANYWHERE,
    attributes: [
      number('size', 'The room in rem, in steps of a half.', {
        min: 0,
        max: 8,
        words: ['none', 'small', 'medium', 'large'],
        fallback: '2'
      }),
      number('mobile', 'The room on phones.', { min: 0, max: 8, fallback: 'size' }),
      number('desktop', 'The room on wide screens.', { min: 0, max: 8, fallback: 'size' }),
      choice('display', '`inline` between words instead of blocks.', ['block', 'inline'], {
        fallback: 'block'
      })
    ]
  },
  {
    ids: ['image'],
    name: 'Picture',
    says: 'One picture, with or without a caption.',
    place: ANYWHERE,
    attributes: [
      picture('image', 'The picture.', { required: true }),
      link('link', 'Where it leads when clicked.'),
      text('caption', 'A line below it.'),
      text('ratio', 'Width and height such as `16/9` or `4:3`, between 1:5 and 5:1.', { fallback: '16/9' }),
      flag(
        'forceScale',
        'Saves data on phones: a picture that is not wider than high is sent at half its width there.',
        {
          fallback: 'no'
        }
      )
    ]
  },
  {
    ids: ['imageText'],
    name: 'Picture and text',
    says: 'Side by side; below each other on a phone.',
    place: ANYWHERE,
    oneOf: ['image', 'headline', 'text'],
    attributes: [
      picture('image', 'The picture.'),
      headline,
      html('text', 'The text.'),
      ...button,
      choice('imagePosition', 'Side of the picture.', ['left', 'right'], { fallback: 'left' })
    ]
  },
  {
    ids: ['grid', 'grid2'],
    name: 'Grid',
    says: 'Columns. With one region its components are the cells, with several each region is a column.',
    place: ANYWHERE,
    attributes: [number('columns', 'How many columns.', { min: 2, max: 4, fallback: '2' })],
    regions: { says: 'A column each, or one with all cells.' }
  },
  {
    ids: ['grid3'],
    name: 'Grid of three',
    says: 'As the grid, with three columns.',
    place: ANYWHERE,
    attributes: [number('columns', 'How many columns.', { min: 2, max: 4, fallback: '3' })],
    regions: { says: 'A column each, or one with all cells.' }
  },
  {
    ids: ['cardPlace'],
    name: 'Place for a card',
    says: 'A banner that lends its room to cards of the marketing tool. Anyone who gets none sees the banner itself.',
    place: 'directly below or above the component that the cards are anchored to',
    oneOf: ['image', 'headline', 'text'],
    attributes: [
      picture('image', 'The picture; with one there is room for a card with a picture.'),
      text('headline', 'A heading.'),
      text('text', 'A line below it.'),
      link('link', 'Where the banner leads.'),
      text('linkText', 'The link’s words; without a target they are not shown.')
    ]
  },
  {
    ids: ['uspBar'],
    name: 'Promises',
    says: 'A row of promises, each with an icon.',
    place: '`footer` of the page `global`, or any region of a page',
    attributes: [
      list(
        'items',
        'The promises.',
        [
          text(
            'icon',
            'The icon’s name, such as `truck`, `lock`, `leaf`, `return`, `gift`, `cup` or `support`.',
            {
              fallback: 'check'
            }
          ),
          text('title', 'The promise.', { required: true }),
          text('text', 'A line below it.')
        ],
        { required: true }
      )
    ]
  },
  {
    ids: ['header'],
    name: 'Strip of the header',
    says: 'Short promises, one after the other.',
    place: '`header` of the page `global`, or any region of a page',
    oneOf: ['text', 'items'],
    attributes: [
      text('text', 'One promise.'),
      link('link', 'Where it leads when clicked.'),
      list('items', 'More promises.', [
        text('text', 'The promise.', { required: true }),
        link('link', 'Where it leads when clicked.')
      ])
    ]
  },
  {
    ids: ['footer'],
    name: 'Block of the footer',
    says: 'Text, links and the brand’s other places.',
    place:
      'the footer’s columns (`column1` to `column4` of the page `global`, or `column1-jasmin` and so on for one tenant only), or any region of a page',
    oneOf: ['text', 'links', 'socialLinks'],
    attributes: [
      headline,
      html('text', 'The text.'),
      list('links', 'Links below the text.', linkEntry),
      list('socialLinks', 'Places elsewhere.', [
        choice(
          'network',
          'The network, which gives the icon.',
          ['facebook', 'instagram', 'pinterest', 'youtube'],
          {
            required: true
          }
        ),
        link('link', 'Its address.', { required: true }),
        text('text', 'Its name for screen readers.', { fallback: 'the network' })
      ])
    ]
  }
]
