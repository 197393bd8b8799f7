import { defineContentType, type ContentProps } from '../../content-type'
import { StructuredDataScript } from '../../structured-data-script'
import { readJsonLd } from './read-json-ld'

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
