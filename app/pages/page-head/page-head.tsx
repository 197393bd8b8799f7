import { Helmet } from 'react-helmet'
import { useSite } from '../../site/site-context'
import {
  buildAbsoluteAddress,
  buildAbsoluteImage,
  serializeStructuredData,
  type StructuredData
} from './structured-data'

export interface PageHeadProps {
  /** Without the shop's name, which is added. */
  title: string
  description?: string
  /** The page's one address, without site and locale. */
  path: string
  /** e.g. "noindex, follow"; nothing where the page may be indexed. */
  robots?: string
  /** Unscaled address of the picture that stands for the page elsewhere. */
  image?: string
  structuredData?: readonly StructuredData[]
}

/** What search engines and shared links learn of a page. */
export function PageHead({ title, description, path, robots, image, structuredData = [] }: PageHeadProps) {
  const site = useSite()
  const name = site.site.name
  const fullTitle = title.toLowerCase().includes(name.toLowerCase()) ? title : `${title} | ${name}`
  const address = buildAbsoluteAddress(site, path)
  return (
    <Helmet>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {robots && <meta name="robots" content={robots} />}
      <link rel="canonical" href={address} />
      <meta property="og:title" content={title} />
      <meta property="og:url" content={address} />
      {image && <meta property="og:image" content={buildAbsoluteImage(site, image)} />}
      {structuredData.map((data, index) => (
        <script key={index} type="application/ld+json">
          {serializeStructuredData(data)}
        </script>
      ))}
    </Helmet>
  )
}
