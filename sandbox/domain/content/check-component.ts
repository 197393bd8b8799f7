import type { Attribute, ComponentType } from '../../component-types/component-type'
import { componentTypes, findComponentType } from '../../component-types/component-types'
import { ContentEditError, type ContentProblem } from './content-edit-error'
import type { ContentComponent, ContentRegion } from './content-page'
import { listPlaced } from './edit-regions'
import { checkSchedule } from './schedule'

type Data = Record<string, unknown>

/** More regions within components than this is a mistake; the shop stops at twelve. */
const DEEPEST = 10

const LINK = /^(?:\/|#|https?:\/\/|mailto:|tel:)/i

const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** "jasmin_lightGreen", "light-green" and "light green" are the same colour. */
const foldTheme = (text: string) =>
  text
    .replace(/^(jasmin|puro)_/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[\s_-]+/g, ' ')
    .toLowerCase()

function checkNumber(value: unknown, { min, max, words = [] }: Attribute): string | undefined {
  const text = String(value).trim()
  if (words.includes(text) || words.includes('*')) return undefined
  const amount = typeof value === 'boolean' ? NaN : Number(text.replace(/\s*(?:rem|%)$/, ''))
  if (!Number.isFinite(amount)) return 'has to be a number.'
  if (min !== undefined && amount < min) return `has to be ${min} at least.`
  if (max !== undefined && amount > max) return `has to be ${max} at most.`
  return undefined
}

const isPicture = (value: unknown): boolean =>
  typeof value === 'string' ||
  (isObject(value) &&
    ['pictureId', 'link', 'disBaseLink', 'url'].some(name => typeof value[name] === 'string'))

/** The error of a value that is not empty; undefined for a valid one. */
function checkValue(value: unknown, attribute: Attribute): string | undefined {
  const { kind, choices = [] } = attribute
  switch (kind) {
    case 'number':
      return checkNumber(value, attribute)
    case 'flag':
      return typeof value === 'boolean' || value === 'true' || value === 'false'
        ? undefined
        : 'has to be yes or no.'
    case 'choice':
      return typeof value === 'string' && choices.some(word => word.toLowerCase() === value.toLowerCase())
        ? undefined
        : `has to be one of ${choices.join(', ')}.`
    case 'theme':
      return typeof value === 'string' && choices.includes(foldTheme(value))
        ? undefined
        : `has to be one of ${choices.join(', ')}.`
    case 'picture':
      return isPicture(value) ? undefined : 'has to name a picture.'
    case 'products':
      return Array.isArray(value) && value.every(entry => typeof entry === 'string')
        ? undefined
        : 'has to be a list of product numbers.'
    case 'link':
      if (typeof value !== 'string') return 'has to be an address.'
      return LINK.test(value.trim()) ? undefined : 'has to begin with / or https://.'
    case 'list':
      return Array.isArray(value) ? undefined : 'has to be a list: [ … ].'
    case 'json':
      return undefined
    default:
      return typeof value === 'string' || typeof value === 'number' ? undefined : 'has to be a text.'
  }
}

function checkEntries(value: unknown, { name, kind, entries = [], most }: Attribute): ContentProblem[] {
  if (kind !== 'list' || !Array.isArray(value)) return []
  const tooMany = most !== undefined && value.length > most
  return [
    ...(tooMany ? [{ name, message: `takes ${most} entries at most; there are ${value.length}.` }] : []),
    ...value.flatMap((entry: unknown, index) => {
      const place = `entry ${index + 1}`
      const holdsPictures = entries.some(each => each.kind === 'picture')
      if (!isObject(entry))
        return holdsPictures && typeof entry === 'string'
          ? []
          : [{ name, message: `${place} has to be an object: { … }.` }]
      return checkAttributes(entry, entries).map(problem => ({
        name,
        message: `${place}: ${problem.name} ${problem.message}`
      }))
    })
  ]
}

function checkAttributes(data: Data, attributes: readonly Attribute[]): ContentProblem[] {
  return attributes.flatMap(attribute => {
    const { name, formerly = [], required } = attribute
    const value = data[name]
    if (isEmpty(value)) {
      const isMissing = required && formerly.every(former => isEmpty(data[former]))
      return isMissing ? [{ name, message: 'is needed.' }] : []
    }
    const message = checkValue(value, attribute)
    return message === undefined ? checkEntries(value, attribute) : [{ name, message }]
  })
}

/** Errors of a component's attributes; empty if the shop can show it. */
export function checkData({ attributes, oneOf = [] }: ComponentType, data: Data): ContentProblem[] {
  const [first] = oneOf
  const names = oneOf.flatMap(name => [
    name,
    ...(attributes.find(each => each.name === name)?.formerly ?? [])
  ])
  const lacksAll = first !== undefined && names.every(name => isEmpty(data[name]))
  return [
    ...(lacksAll ? [{ name: first, message: `or one of ${oneOf.slice(1).join(', ')} is needed.` }] : []),
    ...checkAttributes(data, attributes)
  ]
}

const measureDepth = (regions: ContentRegion[] = []): number =>
  regions.length === 0
    ? 0
    : 1 +
      Math.max(0, ...regions.flatMap(({ components }) => components.map(each => measureDepth(each.regions))))

const describeComponent = ({ type_id, id }: ContentComponent) => `${type_id} ${id}`

/**
 * Checks a whole page before it is kept.
 *
 * @throws ContentEditError, invalid, that names everything that is wrong.
 */
export function requireSoundRegions(regions: ContentRegion[]): void {
  if (measureDepth(regions) > DEEPEST)
    throw new ContentEditError('invalid', `Components are nested deeper than ${DEEPEST} levels.`)
  const components = listPlaced(regions).map(({ component }) => component)
  const ids = components.map(({ id }) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined)
    throw new ContentEditError('invalid', `The component id '${twice}' is there twice.`)
  const problems = components.flatMap(component => {
    const type = findComponentType(component.type_id)
    if (!type) {
      const known = componentTypes.flatMap(each => each.ids).join(', ')
      return [{ name: describeComponent(component), message: `is of no known type (${known}).` }]
    }
    const schedule = checkSchedule(component.schedule ?? {})
    return [
      ...checkData(type, component.data),
      ...(schedule === undefined ? [] : [{ name: 'schedule', message: schedule }])
    ].map(({ name, message }) => ({ name: `${describeComponent(component)}, ${name}`, message }))
  })
  if (problems.length > 0)
    throw new ContentEditError(
      'invalid',
      problems.map(({ name, message }) => `${name}: ${message}`).join(' '),
      problems
    )
}
