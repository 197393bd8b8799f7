import type { Attribute, ComponentType } from '../../component-types/component-type'
import type { ContentProblem } from '../../domain/content/content-edit-error'

type Data = Record<string, unknown>

/** How an attribute is entered. A value of another kind is edited as JSON, so that nothing is lost. */
export type Control = 'line' | 'lines' | 'number' | 'switch' | 'select' | 'picture' | 'json'

export interface Field {
  /** Undefined for an attribute that the type does not define. */
  attribute?: Attribute
  name: string
  control: Control
  value: string
  /** Of a picture: its description. */
  alt?: string
}

const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isScalar = (value: unknown) => ['string', 'number', 'boolean', 'undefined'].includes(typeof value)

const writeJson = (value: unknown) => (value === undefined ? '' : JSON.stringify(value, null, 2))

function findControl({ kind }: Attribute, value: unknown): Control {
  if (kind === 'picture')
    return value === undefined || (isObject(value) && typeof value.pictureId === 'string')
      ? 'picture'
      : 'json'
  if (kind === 'list' || kind === 'json' || kind === 'products' || !isScalar(value)) return 'json'
  if (kind === 'html') return 'lines'
  if (kind === 'number') return 'number'
  if (kind === 'flag') return 'switch'
  return kind === 'choice' || kind === 'theme' ? 'select' : 'line'
}

function buildField(name: string, value: unknown, attribute?: Attribute): Field {
  const control = attribute ? findControl(attribute, value) : 'json'
  if (control === 'picture') {
    const { pictureId = '', alt = '' } = isObject(value) ? value : {}
    return { name, attribute, control, value: String(pictureId), alt: String(alt) }
  }
  return {
    name,
    attribute,
    control,
    value: control === 'json' ? writeJson(value) : value === undefined ? '' : String(value)
  }
}

/** A field for each attribute of a component, those that its type does not define last. */
export function listFields(type: ComponentType | undefined, data: Data): Field[] {
  const attributes = type?.attributes ?? []
  const defined = new Set(attributes.map(({ name }) => name))
  // A value under a former name stays there and is edited as its attribute.
  const findName = ({ name, formerly = [] }: Attribute) =>
    name in data ? name : (formerly.find(each => each in data && !defined.has(each)) ?? name)
  const fields = attributes.map(attribute => {
    const name = findName(attribute)
    return buildField(name, data[name], attribute)
  })
  const listed = new Set(fields.map(({ name }) => name))
  return [
    ...fields,
    ...Object.keys(data)
      .filter(name => !listed.has(name) && !defined.has(name))
      .map(name => buildField(name, data[name]))
  ]
}

/** The form names its fields so that they differ from the editor's own fields. */
export const nameInput = (name: string, part?: 'alt') => `attribute ${name}${part ? ` ${part}` : ''}`

/** The fields as they were typed. */
export const fillFields = (fields: Field[], form: Record<string, string>): Field[] =>
  fields.map(field => ({
    ...field,
    value: form[nameInput(field.name)] ?? field.value,
    ...(field.alt !== undefined && { alt: form[nameInput(field.name, 'alt')] ?? field.alt })
  }))

/** Says where a text stops being JSON. */
function explainJson(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return `is not valid JSON: ${message.replace(/^Unexpected/, 'unexpected')}.`
}

function parseField({ name, control, value, alt, attribute }: Field, before: unknown): unknown {
  // Browsers send line ends of their own.
  const text = value.replace(/\r\n/g, '\n')
  if (text.trim() === '') return undefined
  if (control === 'json') return JSON.parse(text)
  if (control === 'picture')
    return { ...(isObject(before) ? before : {}), pictureId: text.trim(), alt: alt ?? '' }
  if (control === 'switch') return text === 'true'
  if (control === 'number') return Number.isFinite(Number(text)) ? Number(text) : text.trim()
  // An unchanged number or switch keeps its type.
  if (text === String(before)) return before
  return attribute?.kind === 'html' || name === 'text' ? text : text.trim()
}

/** The attributes of the fields, without empty ones. `problems` names unreadable ones. */
export function parseFields(fields: Field[], before: Data): { data: Data; problems: ContentProblem[] } {
  const problems: ContentProblem[] = []
  const entries = fields.flatMap(field => {
    try {
      const value = parseField(field, before[field.name])
      return value === undefined ? [] : [[field.name, value] as const]
    } catch (error) {
      problems.push({ name: field.name, message: explainJson(error) })
      return []
    }
  })
  // Their former order, so that a form without changes changes nothing.
  const order = Object.keys(before)
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  const sorted = [...entries].sort(([a], [b]) => place(a) - place(b))
  return { data: Object.fromEntries(sorted), problems }
}
