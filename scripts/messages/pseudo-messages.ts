import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  TYPE,
  type MessageFormatElement
} from '@formatjs/icu-messageformat-parser'

const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const ACCENTED = 'ÀßÇÐÉFĜĤÎĴĶĻMÑÖÞQŔŠŢÛVŴXÝŽàƀçðéƒĝĥîĵķļmñöþqŕšţûvŵxýž'
const VOWELS = new Set('AEIOUaeiou')

/** Accents every letter; vowels are doubled, which makes a text about 30 % longer and leaves it readable. */
const stretch = (text: string): string =>
  text.replace(/[A-Za-z]/g, letter => {
    const accented = ACCENTED[PLAIN.indexOf(letter)] ?? letter
    return VOWELS.has(letter) ? accented + accented : accented
  })

function disguise(element: MessageFormatElement): MessageFormatElement {
  if (isLiteralElement(element)) return { ...element, value: stretch(element.value) }
  if (isTagElement(element)) return { ...element, children: element.children.map(disguise) }
  if (isPluralElement(element) || isSelectElement(element)) {
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: option.value.map(disguise) }
    ])
    return { ...element, options: Object.fromEntries(options) as never }
  }
  return element
}

/**
 * The messages of the pseudo-locale (requirement 1.1): accented, longer and in brackets, so that a text
 * without accents is not translated, one without its brackets is cut off or joined from pieces. Arguments,
 * tags and plurals are unchanged.
 */
export function buildPseudoMessages(elements: MessageFormatElement[]): MessageFormatElement[] {
  const bracket = (value: string): MessageFormatElement => ({ type: TYPE.literal, value })
  return [bracket('['), ...elements.map(disguise), bracket(']')].reduce<MessageFormatElement[]>(
    (joined, element) => {
      const last = joined.at(-1)
      if (!last || !isLiteralElement(last) || !isLiteralElement(element)) return [...joined, element]
      return [...joined.slice(0, -1), { ...last, value: last.value + element.value }]
    },
    []
  )
}
