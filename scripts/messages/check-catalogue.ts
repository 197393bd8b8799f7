import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  parse,
  type MessageFormatElement,
  type PluralElement
} from '@formatjs/icu-messageformat-parser'
import type { Words } from './catalogue-files'

/** Options for one number, such as "=0", belong to no category of the language. */
const isExact = (option: string) => option.startsWith('=')

function flattenElements(elements: MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap(element => {
    if (isPluralElement(element) || isSelectElement(element)) {
      return [element, ...Object.values(element.options).flatMap(({ value }) => flattenElements(value))]
    }
    return isTagElement(element) ? [element, ...flattenElements(element.children)] : [element]
  })
}

/** Everything that a message takes from the code: arguments and tags. */
function listArguments(elements: MessageFormatElement[]): string {
  const names = flattenElements(elements).flatMap(element => {
    if (isTagElement(element)) return [`<${element.value}>`]
    // Whether a number is written plainly, as a plural or in a format is the language's own affair.
    return isLiteralElement(element) || isPoundElement(element) ? [] : [`{${element.value}}`]
  })
  return [...new Set(names)].sort().join(' ') || 'none'
}

/** Errors in the forms of a plural: a language needs all of its categories and no other. */
function findPluralProblem(locale: string, { options, pluralType }: PluralElement): string | undefined {
  const wanted = new Intl.PluralRules(locale, { type: pluralType }).resolvedOptions().pluralCategories.sort()
  const given = Object.keys(options)
    .filter(option => !isExact(option))
    .sort()
  return given.join() === wanted.join()
    ? undefined
    : `has the plural forms ${given.join(', ')}, wants ${wanted.join(', ')}`
}

function findTextProblems(locale: string, text: string, source: string): string[] {
  if (!text.trim()) return ['is empty']
  let elements: MessageFormatElement[]
  try {
    elements = parse(text)
  } catch (error) {
    return [`is no ICU message: ${error instanceof Error ? error.message : String(error)}`]
  }
  const [own, wanted] = [listArguments(elements), listArguments(parse(source))]
  const plurals = flattenElements(elements)
    .filter(isPluralElement)
    .flatMap(plural => findPluralProblem(locale, plural) ?? [])
  return [...(own === wanted ? [] : [`takes ${own}, the code gives ${wanted}`]), ...plurals]
}

/**
 * Compares a catalogue with the English defaults of the code. `isComplete` is false for a catalogue
 * that only holds what differs from its base.
 *
 * @returns a line for every problem, beginning with the message's id: missing, not used (any more),
 * empty, no ICU message, other arguments or tags, plural forms that the language lacks or does not have.
 */
export function checkCatalogue(locale: string, words: Words, defaults: Words, isComplete: boolean): string[] {
  const missing = isComplete ? Object.keys(defaults).filter(id => !(id in words)) : []
  return [
    ...missing.map(id => `${id}: is missing`),
    ...Object.entries(words).flatMap(([id, text]) => {
      const source = defaults[id]
      const problems = source === undefined ? ['is not used'] : findTextProblems(locale, text, source)
      return problems.map(problem => `${id}: ${problem}`)
    })
  ]
}
