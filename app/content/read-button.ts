import { readText, type Attributes } from './attributes'

export interface ContentButton {
  text: string
  link: string
}

/** A button or text link; undefined while its text or its target is missing. */
export function readButton(
  attributes: Attributes,
  [textName, linkName]: readonly [string, string] = ['buttonText', 'buttonLink']
): ContentButton | undefined {
  const text = readText(attributes, textName)
  const link = readText(attributes, linkName)
  return text && link ? { text, link } : undefined
}

/** An editor's list of links: entries of text and target. */
export const LINK_NAMES = ['text', 'link'] as const
