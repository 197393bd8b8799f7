import { cleanHtml } from '../../ui/rich-text/clean-html'

/** What is nested deeper is dropped: no component reads it, and it would exhaust the stack, here or when it is written into the page. */
const DEEPEST = 64

/**
 * Makes every piece of markup in an answer of the content system safe, at any
 * depth: any text that holds a "<" may end up as HTML, whichever component shows it.
 */
export async function cleanMarkup<Value>(value: Value): Promise<Value> {
  return (await clean(value, 0)) as Value
}

async function clean(value: unknown, depth: number): Promise<unknown> {
  if (typeof value === 'string') return value.includes('<') ? cleanHtml(value) : value
  if (typeof value !== 'object' || value === null) return value
  if (depth > DEEPEST) return undefined
  if (Array.isArray(value)) return Promise.all(value.map(entry => clean(entry, depth + 1)))
  const entries = await Promise.all(
    Object.entries(value).map(async ([key, entry]): Promise<[string, unknown]> => [
      key,
      await clean(entry, depth + 1)
    ])
  )
  return Object.fromEntries(entries)
}
