import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { productQuery } from '../../../features/catalogue/api/product-query'
import { productMessages, specMessages } from '../../../features/catalogue/product-messages'
import { usePlatform } from '../../../platform/platform-context'
import { Icon } from '../../../ui/icon/icon'
import { PageSection } from '../../../ui/page-section/page-section'
import type { ContentProps } from '../../content-type'
import { specGroupMessages } from './messages'
import { readSpecs, specGroups, type SpecGroup, type SpecValue } from './read-specs'
import type { ProductSpecsProps } from './read-product-specs'

/** Technical details: two columns above the small breakpoint, an accordion below (requirement 2.3). */
export function ProductSpecs({ attributes }: ContentProps<ProductSpecsProps>) {
  const { headline, productId, specs: own } = attributes
  const { formatMessage, formatNumber } = useIntl()
  const { data: product } = useQuery({
    ...productQuery(usePlatform(), productId ?? ''),
    enabled: productId !== undefined
  })
  const specs = { ...readSpecs(product?.details.specs ?? {}), ...own }

  function describe(value: SpecValue): string {
    if (typeof value === 'boolean') return formatMessage(value ? productMessages.yes : productMessages.no)
    if (typeof value === 'number') return formatNumber(value)
    return typeof value === 'string' ? value : value.join(', ')
  }
  const groups = (Object.keys(specGroups) as SpecGroup[]).flatMap(name => {
    const lines = specGroups[name].flatMap(key => {
      const value = specs[key]
      return value === undefined ? [] : [{ name: formatMessage(specMessages[key]), value: describe(value) }]
    })
    return lines.length > 0 ? [{ name, lines }] : []
  })
  if (groups.length === 0) return null

  return (
    <PageSection title={headline ?? formatMessage(productMessages.specs)}>
      <div className="spec-groups">
        {groups.map(({ name, lines }, index) => (
          <SpecGroupBlock
            key={name}
            title={formatMessage(specGroupMessages[name])}
            lines={lines}
            startsOpen={index === 0}
          />
        ))}
      </div>
    </PageSection>
  )
}

interface SpecGroupBlockProps {
  title: string
  lines: { name: string; value: string }[]
  startsOpen: boolean
}

/** Closes on small screens only: one markup for both, so that there is no layout shift on hydration. */
function SpecGroupBlock({ title, lines, startsOpen }: SpecGroupBlockProps) {
  const [isOpen, setOpen] = useState(startsOpen)
  const id = useId()
  return (
    <section className="spec-group">
      <h3 className="heading-4">
        <span className="max-sm:hidden">{title}</span>
        <button
          type="button"
          className="spec-toggle sm:hidden"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} small />
        </button>
      </h3>
      <dl id={id} className={isOpen ? 'specs spec-list' : 'specs spec-list specs-closed'}>
        {lines.map(line => (
          <div key={line.name}>
            <dt>{line.name}</dt>
            <dd>{line.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
