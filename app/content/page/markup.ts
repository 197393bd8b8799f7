import { escapeTags, readPlainText, type CleanHtml } from '../../ui/rich-text/clean-html'

/**
 * A text with markup in a page's data: sanitized where it entered the shop
 * (clean-markup.ts, which refuses such objects from elsewhere). A text without tags stays as it is.
 */
export interface Markup {
  cleanHtml: CleanHtml
}

const isMarkup = (value: unknown): value is Markup =>
  typeof value === 'object' && value !== null && 'cleanHtml' in value && typeof value.cleanHtml === 'string'

/** A text, a number or markup as plain text, for a place that shows no markup; undefined for anything else. */
export function findText(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  return isMarkup(value) ? readPlainText(value.cleanHtml) : undefined
}

/** The same for a place that shows markup. A text that was not sanitized shows its tags as characters. */
export function findHtml(value: unknown): CleanHtml | undefined {
  if (isMarkup(value)) return value.cleanHtml
  const text = findText(value)
  return text === undefined ? undefined : escapeTags(text)
}
