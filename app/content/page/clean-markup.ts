import { cleanHtml } from '../../ui/rich-text/clean-html'
import type { Markup } from './markup'

/** Deeper nesting is dropped: no component reads it, and it would exhaust the stack, here or when the page is serialized. */
const DEEPEST = 64

/** Machine-readable attributes: markup in them is data and never rendered as HTML. */
export const STRUCTURED_DATA = ['json', 'jsonLd'] as const

const MARK: keyof Markup = 'cleanHtml'

/**
 * Sanitizes all markup in a response of the content system, at any depth: a text that
 * contains tags becomes `Markup`, for whichever component shows it, as HTML or as plain text. Texts
 * without tags stay, structured data becomes text.
 */
export async function cleanMarkup(value: unknown): Promise<unknown> {
  return clean(value, 0)
}

async function clean(value: unknown, depth: number): Promise<unknown> {
  if (typeof value === 'string') {
    return hasTags(value) ? ({ cleanHtml: await cleanHtml(value) } satisfies Markup) : value
  }
  if (typeof value !== 'object' || value === null) return value
  if (depth > DEEPEST) return undefined
  if (Array.isArray(value)) return Promise.all(value.map(entry => clean(entry, depth + 1)))
  const entries = await Promise.all(
    Object.entries(value)
      // Only what was sanitized here may claim to be.
      .filter(([key]) => key !== MARK)
      .map(async ([key, entry]): Promise<[string, unknown]> => [
        key,
        isStructuredData(key) ? writeData(entry) : await clean(entry, depth + 1)
      ])
  )
  return Object.fromEntries(entries)
}

const isStructuredData = (name: string): boolean => STRUCTURED_DATA.some(known => known === name)

function writeData(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  try {
    return JSON.stringify(value)
  } catch {
    // Nested too deep to be written.
    return undefined
  }
}

/** The start of a tag or a comment, as browsers parse it; any other "<" is text. */
const TAG_START = /<(?=\/?[a-z]|[!?])/i

/** True where a text contains a complete tag: "Tee <br> Kaffee", but not "Tee < 3 €" or "a<b". */
export function hasTags(text: string): boolean {
  const start = text.search(TAG_START)
  return start >= 0 && text.includes('>', start)
}
