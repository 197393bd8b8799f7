import { useIntl, type IntlShape } from '../../../intl/intl'
import { formatPrice } from '../../../intl/format-price'
import { writeLabel } from '../../../intl/write-label'
import { useSite } from '../../../visit/site/site-context'
import { ChipLink } from '../../../ui/action/chip'
import { Link } from '../../../ui/action/link'
import { listMessages as messages } from '../list-messages'
import { STORE_LISTS, toggleRefinement, type ListParameters } from '../model/list-parameters'
import { findFilterLabel, readPriceRange, type FilterGroup } from '../model/product-list'

interface ChosenFiltersProps {
  groups: readonly FilterGroup[]
  parameters: ListParameters
  to: (parameters: ListParameters) => string
}

/** The active filters, each as a chip that removes it. */
export function ChosenFilters({ groups, parameters, to }: ChosenFiltersProps) {
  const intl = useIntl()
  const { currency } = useSite()
  const chosen = parameters.refinements.flatMap(({ attributeId, values }) =>
    values.map(value => ({
      attributeId,
      value,
      label: nameValue(intl, groups, attributeId, value) ?? describeValue(intl, currency, attributeId, value)
    }))
  )
  if (chosen.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul role="list" aria-label={intl.formatMessage(messages.chosen)} className="contents">
        {chosen.map(({ attributeId, value, label }) => (
          <li key={`${attributeId} ${value}`}>
            <ChipLink
              to={to(toggleRefinement(parameters, attributeId, value))}
              rel="nofollow"
              removable
              aria-label={intl.formatMessage(messages.remove, { label })}
            >
              {label}
            </ChipLink>
          </li>
        ))}
      </ul>
      <Link
        to={to({ ...parameters, refinements: [], offset: 0 })}
        className="link inline-flex min-h-11 items-center px-2 text-sm"
      >
        {intl.formatMessage(messages.clearAll)}
      </Link>
    </div>
  )
}

/** "Caffeine: low"; prices and "in my store" need no name of their filter. */
function nameValue(
  { locale }: IntlShape,
  groups: readonly FilterGroup[],
  attributeId: string,
  value: string
): string | undefined {
  const label = findFilterLabel(groups, attributeId, value)
  if (!label || attributeId === 'price' || attributeId === STORE_LISTS) return label
  const group = groups.find(each => each.attributeId === attributeId)
  return group && writeLabel(locale, group.label) + label
}

/** A value without products, which the platform no longer lists. */
function describeValue(intl: IntlShape, currency: string, attributeId: string, value: string): string {
  // Any store: the id of its inventory list means nothing to shoppers.
  if (attributeId === STORE_LISTS) return intl.formatMessage(messages.inMyStore)
  const range = attributeId === 'price' ? readPriceRange(value) : undefined
  if (!range) return value
  const from = formatPrice(intl, range.from, currency)
  if (range.to === undefined) return intl.formatMessage(messages.priceFrom, { price: from })
  return intl.formatMessage(messages.priceBetween, { from, to: formatPrice(intl, range.to, currency) })
}
