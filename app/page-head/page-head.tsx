import { Head } from './head'
import { listAlternates } from '../visit/site/alternates'
import {
  serializeStructuredData,
  buildAbsoluteAddress,
  buildAbsoluteImage,
  type StructuredData
} from './structured-data'
import { useSite } from '../visit/site/site-context'

export interface PageHeadProps {
  /** Without the shop's name, which is appended; a page without a title has the name alone. */
  title: string
  description?: string
  keywords?: string
  /** The page's one address, without site and locale. */
  path: string
  /** The path in other locales (by id) where it differs; null where a locale lacks the page. */
  pathsByLocale?: Readonly<Record<string, string | null>>
  /** e.g. "noindex, follow"; nothing where the page may be indexed. */
  robots?: string
  /** The Open Graph type: a product, or an ordinary page. */
  kind?: 'website' | 'product'
  /** Unscaled address of the picture shown when the page is shared. */
  image?: string
  structuredData?: readonly StructuredData[]
}

/** Title, description and other metadata for search engines and shared links. */
export function PageHead({
  title,
  description,
  keywords,
  path,
  pathsByLocale = {},
  robots,
  kind = 'website',
  image,
  structuredData = []
}: PageHeadProps) {
  const site = useSite()
  const name = site.site.name
  const fullTitle = namesShop(title, name) ? title : [title, name].filter(Boolean).join(' | ')
  const address = buildAbsoluteAddress(site, path)
  // Alternates are only valid with their host, and only for a page that may be indexed.
  const alternates =
    robots || !site.origin
      ? []
      : listAlternates(site.site, locale => {
          const { [locale.id]: own = path } = pathsByLocale
          return own === null ? undefined : `${site.origin}${site.hrefIn(locale, own)}`
        })
  return (
    <Head>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {keywords && <meta name="keywords" content={keywords} />}
      {robots && <meta name="robots" content={robots} />}
      <link rel="canonical" href={address} />
      {alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      <meta property="og:title" content={title || name} />
      <meta property="og:type" content={kind} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={name} />
      {image && <meta property="og:image" content={buildAbsoluteImage(site, image)} />}
      {structuredData.map((data, index) => (
        <script key={index} type="application/ld+json">
          {serializeStructuredData(data)}
        </script>
      ))}
    </Head>
  )
}

/** As whole words: "Jasminperlen" does not name the shop jasmin. */
const namesShop = (title: string, name: string) => joinWords(title).includes(joinWords(name))

const joinWords = (text: string) =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `
