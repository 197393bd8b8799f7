import { readText, type Attributes } from './attributes'

export interface ContentButton {
  text: string
  link: string
}

/** A button or text link; undefined while its words or its destination are missing. */
export function readButton(
  attributes: Attributes,
  [textName, linkName]: readonly [string, string] = ['buttonText', 'buttonLink']
): ContentButton | undefined {
  const text = readText(attributes, textName)
  const link = readText(attributes, linkName)
  return text && link ? { text, link } : undefined
}

/** A list of links as editors fill it in: entries of words and destination. */
export const LINK_NAMES = ['text', 'link'] as const
