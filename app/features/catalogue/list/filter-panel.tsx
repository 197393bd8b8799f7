import { useIntl } from '../../../intl/intl'
import { writeNumber } from '../../../intl/write-number'
import { Disclosure } from '../../../ui/frame/disclosure'
import { NOTHING_AHEAD } from '../../../ui/action/link-context'
import { listMessages as messages } from '../list-messages'
import {
  isChosen,
  isSingleChoice,
  STORE_LISTS,
  toggleRefinement,
  type ListParameters
} from '../model/list-parameters'
import type { FilterGroup, FilterValue } from '../model/product-list'
import { useMyStore } from '../../../visit/my-store'
import { useSite } from '../../../visit/site/site-context'
import { FilterValueLink } from './filter-value-link'

export interface FilterPanelProps {
  groups: readonly FilterGroup[]
  parameters: ListParameters
  /** Address of the same list under other parameters. */
  to: (parameters: ListParameters) => string
}

/** This many groups are open by default; of the others, those with a chosen value. */
const OPEN_GROUPS = 4

/** Everything a list can be narrowed down by, with the number of products behind each value. */
export function FilterPanel({ groups, parameters, to }: FilterPanelProps) {
  const { formatMessage, locale } = useIntl()
  // Dozens of values: messages are created once.
  const one = formatMessage(messages.hits, { count: 1 })
  const many = formatMessage(messages.hits, { count: 2 })

  function renderValues(attributeId: string, values: readonly FilterValue[]) {
    return (
      <ul className="filter-values">
        {values.map(({ value, label, hits, children }) => (
          <FilterValueLink
            key={value}
            to={to(toggleRefinement(parameters, attributeId, value))}
            label={label}
            hits={writeNumber(locale, hits)}
            unit={hits === 1 ? one : many}
            isChosen={isChosen(parameters, attributeId, value)}
            isSingle={isSingleChoice(attributeId)}
          >
            {children && renderValues(attributeId, children)}
          </FilterValueLink>
        ))}
      </ul>
    )
  }

  return (
    // Moving the pointer over filters must not trigger a platform call for each of them.
    <div className="filters" {...{ [NOTHING_AHEAD]: '' }}>
      {groups.map((group, index) => (
        <Disclosure
          key={group.attributeId}
          small
          summary={group.label}
          open={
            index < OPEN_GROUPS ||
            parameters.refinements.some(entry => entry.attributeId === group.attributeId)
          }
        >
          {renderValues(group.attributeId, group.values)}
        </Disclosure>
      ))}
      <StoreFilter parameters={parameters} to={to} />
    </div>
  )
}

/** Once a store is chosen: only what it has. Last, since it comes after hydration. */
function StoreFilter({ parameters, to }: Pick<FilterPanelProps, 'parameters' | 'to'>) {
  const { formatMessage } = useIntl()
  const store = useMyStore(useSite().site.id)
  if (!store) return null
  const { inventoryId } = store
  return (
    <ul className="filter-values">
      <FilterValueLink
        to={to(toggleRefinement(parameters, STORE_LISTS, inventoryId))}
        label={formatMessage(messages.inMyStore)}
        isChosen={isChosen(parameters, STORE_LISTS, inventoryId)}
        isSingle={false}
      />
    </ul>
  )
}
