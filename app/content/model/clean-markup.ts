import { cleanHtml } from '../../ui/rich-text/clean-html'

/**
 * Makes every piece of markup in an answer of the content system safe, at any
 * depth: any text that holds a "<" may end up as HTML, whichever component shows it.
 */
export async function cleanMarkup<Value>(value: Value): Promise<Value> {
  return (await clean(value)) as Value
}

async function clean(value: unknown): Promise<unknown> {
  if (typeof value === 'string') return value.includes('<') ? cleanHtml(value) : value
  if (Array.isArray(value)) return Promise.all(value.map(clean))
  if (typeof value !== 'object' || value === null) return value
  const entries = await Promise.all(
    Object.entries(value).map(async ([key, entry]): Promise<[string, unknown]> => [key, await clean(entry)])
  )
  return Object.fromEntries(entries)
}
