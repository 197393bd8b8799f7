import type { Attributes } from '../../attributes'
import { serializeStructuredData } from '../../../site/serialize-structured-data'

const CONTEXT = /^https?:\/\/schema\.org\/?$/

/** Longer ones are a mistake, and every visitor would pay for it. */
const LONGEST = 20_000

/**
 * Structured data of an editor, as text or as an object, ready for a script
 * element; undefined unless it is valid JSON in which every object names
 * schema.org as its context.
 */
export function readJsonLd(data: Attributes): string | undefined {
  const given = data.json ?? data.jsonLd
  try {
    const parsed: unknown = typeof given === 'string' ? JSON.parse(given) : given
    const entries = Array.isArray(parsed) ? parsed : [parsed]
    if (entries.length === 0 || !entries.every(isSchemaOrg)) return undefined
    const text = serializeStructuredData(parsed)
    return text.length <= LONGEST ? text : undefined
  } catch {
    return undefined
  }
}

const isSchemaOrg = (entry: unknown): boolean => {
  if (typeof entry !== 'object' || entry === null || !('@context' in entry)) return false
  const context = entry['@context']
  return typeof context === 'string' && CONTEXT.test(context)
}
