import { Helmet } from 'react-helmet'

/** Structured data in the head of the page; `json` comes from `serializeStructuredData`. */
export const StructuredDataScript = ({ json }: { json: string }) => (
  <Helmet>
    <script type="application/ld+json">{json}</script>
  </Helmet>
)
