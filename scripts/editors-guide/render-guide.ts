import type { Attribute, ComponentType } from '../../sandbox/component-types/component-type'

/** Where the pictures of the components lie, seen from the guide. */
export const PICTURE_FOLDER = 'images/components'

/** They place, space or describe, belong to a picture of another, or wait to open over the page. */
export const UNSEEN: ReadonlySet<string> = new Set([
  'anchor',
  'spacer',
  'jsonLd',
  'hotSpotBubble',
  'popupContent',
  'newsletterPopup'
])

export const pictureOf = ({ ids }: ComponentType): string => `${PICTURE_FOLDER}/${ids[0]}.jpg`

const KINDS: Record<Attribute['kind'], string> = {
  text: 'text',
  html: 'text with markup',
  number: 'number',
  flag: 'yes or no',
  choice: 'choice',
  theme: 'background',
  picture: 'picture',
  link: 'link',
  product: 'product id',
  products: 'product ids',
  category: 'category id',
  list: 'list',
  json: 'JSON'
}

/** Markdown reads a bar as the end of a table's cell. */
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

const asCode = (words: readonly string[]) => words.map(word => `\`${word}\``).join(', ')

function describeLimits({ choices, kind, min, max, words, most, formerly, fallback }: Attribute): string {
  return [
    kind === 'choice' && choices && `One of ${asCode(choices)}.`,
    min !== undefined && max !== undefined && `${min} to ${max}${words ? `, or ${asCode(words)}` : ''}.`,
    most !== undefined && `At most ${most}.`,
    fallback !== undefined && `Empty: ${fallback}.`,
    formerly && `Also read from ${asCode(formerly)}.`
  ]
    .filter(Boolean)
    .join(' ')
}

function listRows(attributes: readonly Attribute[], prefix = ''): string[] {
  return attributes.flatMap(attribute => {
    const { name, kind, says, required, entries = [] } = attribute
    const words = [says, required && '**Needed.**', describeLimits(attribute)].filter(Boolean).join(' ')
    return [
      `| \`${prefix}${name}\` | ${KINDS[kind]} | ${cell(words)} |`,
      ...listRows(entries, `${prefix}${name}[].`)
    ]
  })
}

function renderType(type: ComponentType, hasPicture: boolean): string {
  const { ids, name, says, place, oneOf, attributes, regions } = type
  const table =
    attributes.length === 0
      ? 'No attributes.'
      : ['| Attribute | Kind | What it does |', '|---|---|---|', ...listRows(attributes)].join('\n')
  return [
    `### ${name}`,
    hasPicture && `![${name}, as editors see it](${pictureOf(type)})`,
    says,
    `Type ${asCode(ids)}. Place: ${place}.${oneOf ? ` Without any of ${asCode(oneOf)} nothing is shown.` : ''}`,
    regions && `Regions inside: ${regions.says}${regions.ids ? ` (${asCode(regions.ids)})` : ''}`,
    table
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** The themes as a choice in one place: every attribute of that kind takes the same. */
function listThemes(types: readonly ComponentType[]): readonly string[] {
  const all = types.flatMap(({ attributes }) => attributes)
  return all.find(({ kind }) => kind === 'theme')?.choices ?? []
}

/**
 * The part of the guide that lists the components.
 *
 * @param hasPicture of a type: whether its picture is there.
 */
export function renderComponents(
  groups: readonly { name: string; types: readonly ComponentType[] }[],
  hasPicture: (type: ComponentType) => boolean
): string {
  const themes = listThemes(groups.flatMap(({ types }) => types))
  return [
    `Backgrounds: ${asCode(themes)}.`,
    ...groups.map(({ name, types }) =>
      [`## ${name}`, ...types.map(type => renderType(type, hasPicture(type)))].join('\n\n')
    )
  ].join('\n\n')
}

const BEGIN = '<!-- components: written by npm run guide -->'
const END = '<!-- end of the components -->'

/** The guide with its list of components replaced; throws where it has no place for one. */
export function replaceComponents(guide: string, components: string): string {
  const [begin, end] = [guide.indexOf(BEGIN), guide.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error('The guide has no place for its components')
  return `${guide.slice(0, begin + BEGIN.length)}\n\n${components}\n\n${guide.slice(end)}`
}
