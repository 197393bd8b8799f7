import { Head } from '../page-head/head'

/** Structured data in the head of the page; `json` comes from `serializeStructuredData`. */
export const StructuredDataScript = ({ json }: { json: string }) => (
  <Head>
    <script type="application/ld+json">{json}</script>
  </Head>
)
