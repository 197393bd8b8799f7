/**
 * Kinds of values that an editor enters. `html` is text with markup, `link` a path of the shop or a whole
 * address, `json` anything.
 */
export type AttributeKind =
  | 'text'
  | 'html'
  | 'number'
  | 'flag'
  | 'choice'
  | 'theme'
  | 'picture'
  | 'link'
  | 'product'
  | 'products'
  | 'category'
  | 'list'
  | 'json'

export interface Attribute {
  name: string
  kind: AttributeKind
  /** Its effect, as a sentence. */
  says: string
  required?: boolean
  /** The shop's default for an empty value, as text. */
  fallback?: string
  /** Of a choice. */
  choices?: readonly string[]
  /** Of a number. */
  min?: number
  max?: number
  /** A number may also be one of these words, and a switch a number. */
  words?: readonly string[]
  /** Older names, which the shop reads where this one is empty. */
  formerly?: readonly string[]
  /** Of a list: the attributes of each entry, and how many of them are shown. */
  entries?: readonly Attribute[]
  most?: number
}

/** Regions inside a component; their ids are free where `ids` is missing. */
export interface InnerRegions {
  says: string
  ids?: readonly string[]
}

export interface ComponentType {
  /** Its type ids; the first is its usual one. */
  ids: readonly [string, ...string[]]
  name: string
  /** Its purpose. */
  says: string
  /** Its allowed places, as text. */
  place: string
  /** Without any of these nothing is shown. */
  oneOf?: readonly string[]
  attributes: readonly Attribute[]
  regions?: InnerRegions
  /** Its picture in the editor's guide and its place on a real page may be missing; `npm run pending` lists it. */
  isNew?: true
}

type More = Partial<Omit<Attribute, 'name' | 'kind' | 'says'>>

const attribute =
  (kind: AttributeKind) =>
  (name: string, says: string, more: More = {}): Attribute => ({ name, kind, says, ...more })

export const text = attribute('text')
export const html = attribute('html')
export const number = attribute('number')
export const flag = attribute('flag')
export const picture = attribute('picture')
export const link = attribute('link')
export const product = attribute('product')
export const products = attribute('products')
export const category = attribute('category')
export const json = attribute('json')

export const choice = (
  name: string,
  says: string,
  choices: readonly string[],
  more: More = {}
): Attribute => ({
  name,
  kind: 'choice',
  says,
  choices,
  ...more
})

export const list = (
  name: string,
  says: string,
  entries: readonly Attribute[],
  more: More = {}
): Attribute => ({
  name,
  kind: 'list',
  says,
  entries,
  ...more
})

/** The coloured grounds of the design system, as editors write them. */
const THEMES = [
  'surface',
  'tint',
  'light green',
  'light brown',
  'blue',
  'beige',
  'green',
  'dark green',
  'brown',
  'red',
  'espresso',
  'black',
  'primary'
]

export const theme = (name: string, fallback: string, more: More = {}): Attribute => ({
  name,
  kind: 'theme',
  says: 'The colour of the background; dark ones turn text and buttons light.',
  choices: THEMES,
  fallback,
  ...more
})

export const headline = text('headline', 'The heading.')
export const subline = text('subline', 'A line beside the heading.')

/** A button shows when both are filled. */
export const button = [
  text('buttonText', 'The button’s words; without a target there is no button.'),
  link('buttonLink', 'Where the button leads.')
]

/** Of components that took over pages of an older editor. */
export const ownPicture = picture('image', 'The picture.', { formerly: ['imageUrl'] })

/** An entry of a list of links. */
export const linkEntry = [
  text('text', 'The link’s words.', { required: true }),
  link('link', 'Where it leads when clicked.', { required: true })
]
