import type { MessageFormatElement } from 'react-intl'
import { writeNumber } from './write-number'

/** The values of a message: texts, numbers, elements, and functions that wrap the content of tags. */
export type MessageValues = Record<string, unknown>

/** Kinds of elements of a compiled message, as the compiler numbers them. */
const LITERAL = 0
const ARGUMENT = 1
const NUMBER = 2
const SELECT = 5
const PLURAL = 6
const NUMBER_SIGN = 7
const TAG = 8

/** The kinds that our catalogues use; a test holds them to these. */
export const KNOWN_KINDS: readonly number[] = [LITERAL, ARGUMENT, NUMBER, SELECT, PLURAL, NUMBER_SIGN, TAG]

/** The parts of a compiled message as read by this file: the compiler's output of the kinds above. */
interface Element {
  type: number
  value?: string
  /** The number format of a placeholder; our messages have none. */
  style?: unknown
  offset?: number
  options?: Record<string, { value: Element[] }>
  children?: Element[]
}

const plurals = new Map<string, Intl.PluralRules>()

function findPlural(locale: string, number: number): string {
  let rules = plurals.get(locale)
  if (!rules) plurals.set(locale, (rules = new Intl.PluralRules(locale)))
  return rules.select(number)
}

/**
 * Fills in a compiled message: a text, or a list where it holds anything that is not text.
 *
 * @throws Error for a value that is missing or of the wrong kind.
 */
export function composeMessage(
  message: readonly MessageFormatElement[],
  locale: string,
  values: MessageValues
): unknown {
  const parts = composeParts(message as unknown as readonly Element[], locale, values)
  return parts.length > 1 ? parts : (parts[0] ?? '')
}

function composeParts(
  elements: readonly Element[],
  locale: string,
  values: MessageValues,
  counted?: number
): unknown[] {
  const parts: unknown[] = []
  for (const element of elements)
    for (const part of composeElement(element, locale, values, counted)) {
      const last = parts.length - 1
      // Neighbouring texts are one, as one text node in the page.
      if (typeof part === 'string' && typeof parts[last] === 'string') parts[last] += part
      else parts.push(part)
    }
  return parts
}

function composeElement(
  element: Element,
  locale: string,
  values: MessageValues,
  counted: number | undefined
): unknown[] {
  const { type, value: name = '', options = {}, offset = 0, children = [] } = element
  if (type === LITERAL) return [name]
  if (type === NUMBER_SIGN) return [counted === undefined ? '' : writeNumber(locale, counted)]
  if (!Object.hasOwn(values, name)) throw new Error(`No value for "${name}"`)
  const value = values[name]
  if (type === ARGUMENT) return [writeValue(value)]
  if (type === NUMBER && !element.style) return [writeNumber(locale, Number(value))]
  if (type === SELECT) {
    const option = Object.hasOwn(options, String(value)) ? options[String(value)] : options.other
    return option ? composeParts(option.value, locale, values, counted) : []
  }
  if (type === PLURAL) {
    const number = Number(value)
    const option = options[`=${number}`] ?? options[findPlural(locale, number - offset)] ?? options.other
    return option ? composeParts(option.value, locale, values, number - offset) : []
  }
  if (type === TAG && typeof value === 'function') {
    const wrapped: unknown = value(composeParts(children, locale, values, counted))
    return Array.isArray(wrapped) ? wrapped : [wrapped]
  }
  throw new Error(`Unusable value for "${name}"`)
}

function writeValue(value: unknown): unknown {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return value || ''
}
