import { productQuery } from '../../../features/catalogue/api/product-query'
import { hasSpecs } from '../../../features/catalogue/facts/late-spec-groups'
import { SpecGroups } from '../../../features/catalogue/facts/spec-groups'
import type { SpecKey, Specs, SpecValue } from '../../../features/catalogue/model/specs'
import { specMessages, productMessages } from '../../../features/catalogue/product-messages'
import { useIntl } from '../../../intl/intl'
import { usePlatform } from '../../../platform/platform-context'
import { useRead } from '../../../platform/use-read'
import { PageSection } from '../../../ui/frame/page-section'
import { readFlag, readNumber, readText, readTexts, type Attributes } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'

const KEYS = Object.keys(specMessages) as SpecKey[]

/** A boolean, a list, a number or a text; nothing else is a detail. */
function readValue(data: Attributes, name: string): SpecValue | undefined {
  const value = data[name]
  if (Array.isArray(value)) {
    const texts = readTexts(data, name).filter(text => text.trim() !== '')
    return texts.length > 0 ? texts : undefined
  }
  return readFlag(data, name) ?? (typeof value === 'number' ? readNumber(data, name) : readText(data, name))
}

/** The technical details of an editor that the shop has labels for (requirement 2.2). */
function readEditorSpecs(data: Attributes): Specs {
  return Object.fromEntries(
    KEYS.flatMap(key => {
      const value = readValue(data, key)
      return value === undefined ? [] : [[key, value]]
    })
  )
}

interface ProductSpecsProps {
  headline?: string
  /** The product whose details are shown; the editor's own details win. */
  productId?: string
  specs: Specs
}

function readProductSpecs(data: Attributes): ProductSpecsProps | undefined {
  const specs = { ...readEditorSpecs(data), ...readEditorSpecs((data.specs ?? {}) as Attributes) }
  const productId = readText(data, 'productId')
  if (productId === undefined && Object.keys(specs).length === 0) return undefined
  return { headline: readText(data, 'headline'), productId, specs }
}

/** The technical details of a product, of the editor, or both (requirement 2.2). */
function ProductSpecs({ attributes }: ContentProps<ProductSpecsProps>) {
  const { headline, productId, specs: own } = attributes
  const { formatMessage } = useIntl()
  const { data: product } = useRead({
    ...productQuery(usePlatform(), productId ?? ''),
    enabled: productId !== undefined
  })
  const specs = { ...product?.details.specs, ...own }
  if (!hasSpecs(specs)) return null
  return (
    <PageSection title={headline ?? formatMessage(productMessages.specs)}>
      <SpecGroups specs={specs} />
    </PageSection>
  )
}

export const productSpecsType = defineContentType<ProductSpecsProps>({
  typeIds: ['productSpecs'],
  parse: readProductSpecs,
  Component: ProductSpecs,
  queries: ({ productId }, platform) => (productId === undefined ? [] : [productQuery(platform, productId)])
})
