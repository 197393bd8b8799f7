import type { CleanHtml } from '../ui/rich-text/clean-html'
import { findHtml, findText } from './page/markup'

/**
 * Reads the raw attributes of a content component. Merchandisers leave things
 * half-filled: a missing value or one of the wrong kind is undefined, never an error.
 */
export type Attributes = Record<string, unknown>

export interface ContentPicture {
  src: string
  alt: string
}

/** Plain text; tags are removed. */
export const readText = (attributes: Attributes, name: string): string | undefined =>
  dropBlank(findText(attributes[name]))

/** Markup; the content system's responses are sanitized where they enter the shop (page/clean-markup.ts). */
export const readHtml = (attributes: Attributes, name: string): CleanHtml | undefined =>
  dropBlank(findHtml(attributes[name]))

const dropBlank = <Text extends string>(text: Text | undefined): Text | undefined =>
  text?.trim() ? text : undefined

export function readNumber(attributes: Attributes, name: string): number | undefined {
  const value = attributes[name]
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** A boolean, also as the text "true" or "false". */
export function readFlag(attributes: Attributes, name: string): boolean | undefined {
  const value = attributes[name]
  if (typeof value === 'boolean') return value
  const choice = readChoice(attributes, name, ['true', 'false'])
  return choice && choice === 'true'
}

/** One of the allowed values, case-insensitive. */
export function readChoice<Choice extends string>(
  attributes: Attributes,
  name: string,
  choices: readonly Choice[]
): Choice | undefined {
  const value = readText(attributes, name)?.toLowerCase()
  return choices.find(choice => choice.toLowerCase() === value)
}

export function readList(attributes: Attributes, name: string): Attributes[] {
  const value = attributes[name]
  return Array.isArray(value) ? value.filter(isAttributes) : []
}

export function readTexts(attributes: Attributes, name: string): string[] {
  const value = attributes[name]
  const texts: unknown[] = Array.isArray(value) ? value.filter(entry => typeof entry !== 'number') : []
  return texts.flatMap(entry => findText(entry) ?? [])
}

/** The address of a resource, on this host or absolute; undefined for any other text. */
export function readAddress(attributes: Attributes, name: string): string | undefined {
  const text = readText(attributes, name)
  return text && /^(https?:\/)?\//i.test(text) ? text : undefined
}

/** A picture as the content system delivers it: an object with link or disBaseLink, or a plain address. */
export function readPicture(attributes: Attributes, name: string): ContentPicture | undefined {
  const value = attributes[name]
  const given = isAttributes(value) ? value : { link: value }
  const src = readAddress(given, 'disBaseLink') ?? readAddress(given, 'link') ?? readAddress(given, 'url')
  return src ? { src, alt: readText(given, 'alt') ?? '' } : undefined
}

export const isAttributes = (value: unknown): value is Attributes =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

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
