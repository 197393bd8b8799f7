import { Helmet } from 'react-helmet'

/**
 * Data as the content of a script element: no "<" survives, so no text in it can
 * end the element or begin a comment.
 */
export const serializeStructuredData = (data: unknown): string =>
  JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')

/** Structured data in the head of the page; `json` comes from `serializeStructuredData`. */
export const StructuredDataScript = ({ json }: { json: string }) => (
  <Helmet>
    <script type="application/ld+json">{json}</script>
  </Helmet>
)
