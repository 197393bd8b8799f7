import { useIntl } from '../../../intl/intl'
import { productQuery } from '../../../features/catalogue/api/product-query'
import { hasSpecs } from '../../../features/catalogue/components/specs/late-spec-groups'
import { SpecGroups } from '../../../features/catalogue/components/specs/spec-groups'
import { productMessages } from '../../../features/catalogue/product-messages'
import { usePlatform } from '../../../platform/platform-context'
import { useRead } from '../../../platform/use-read'
import { PageSection } from '../../../ui/page-section/page-section'
import type { ContentProps } from '../../content-type'
import type { ProductSpecsProps } from './read-product-specs'

/** The technical details of a product, of the editor, or both (requirement 2.2). */
export function ProductSpecs({ attributes }: ContentProps<ProductSpecsProps>) {
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
