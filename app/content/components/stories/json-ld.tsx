import { serializeStructuredData } from '../../../page-head/structured-data'
import type { Attributes } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'
import { STRUCTURED_DATA } from '../../page/clean-markup'
import { StructuredDataScript } from '../../structured-data-script'

const SCHEMA_ORG = /^https?:\/\/schema\.org\/?$/

/** Longer ones are a mistake that every visitor would have to download. */
const LONGEST = 20_000

/**
 * An editor's structured data, as text or as an object, serialized for a script
 * element; undefined unless it is valid JSON in which every object names
 * schema.org as its context.
 */
export function readJsonLd(data: Attributes): string | undefined {
  const given = STRUCTURED_DATA.map(name => data[name]).find(value => value !== undefined)
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

const isSchemaOrg = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && '@context' in entry && namesSchemaOrg(entry['@context'])

/** As a text, as the vocabulary of the context, or as one context among others. */
function namesSchemaOrg(context: unknown): boolean {
  if (typeof context === 'string') return SCHEMA_ORG.test(context)
  if (Array.isArray(context)) return context.some(namesSchemaOrg)
  return (
    typeof context === 'object' &&
    context !== null &&
    '@vocab' in context &&
    typeof context['@vocab'] === 'string' &&
    SCHEMA_ORG.test(context['@vocab'])
  )
}

interface JsonLdProps {
  json: string
}

const JsonLd = ({ attributes: { json } }: ContentProps<JsonLdProps>) => <StructuredDataScript json={json} />

export const jsonLdType = defineContentType<JsonLdProps>({
  typeIds: ['jsonLd'],
  parse: data => {
    const json = readJsonLd(data)
    return json === undefined ? undefined : { json }
  },
  Component: JsonLd
})
