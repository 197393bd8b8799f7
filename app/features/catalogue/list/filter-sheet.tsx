import { useState } from 'react'
import { useIntl } from '../../../intl/intl'
import { Button } from '../../../ui/action/button'
import { Icon } from '../../../ui/media/icon'
import { Link } from '../../../ui/action/link'
import { SidePanel } from '../../../ui/overlay/side-panel'
import { listMessages as messages } from '../list-messages'
import { ChosenFilters } from './chosen-filters'
import { FilterPanel, type FilterPanelProps } from './filter-panel'

interface FilterSheetProps extends FilterPanelProps {
  total: number
  /** Id of the filter column: the link's target on a phone without scripts. */
  columnId: string
}

/** The filters on a phone: a sheet that stays open while filters are set. */
export function FilterSheet({ groups, parameters, to, total, columnId }: FilterSheetProps) {
  const { formatMessage } = useIntl()
  const [isOpen, setOpen] = useState(false)
  const count = parameters.refinements.reduce((sum, { values }) => sum + values.length, 0)
  return (
    <>
      <Link
        to={`#${columnId}`}
        role="button"
        aria-haspopup="dialog"
        className="button button-secondary button-small lg:hidden"
        onClick={event => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        <span className="button-label">
          <Icon name="filter" small />
          <span>
            {count > 0 ? formatMessage(messages.filterCount, { count }) : formatMessage(messages.filter)}
          </span>
        </span>
      </Link>
      <SidePanel
        open={isOpen}
        onClose={() => setOpen(false)}
        side="left"
        title={formatMessage(messages.filter)}
        closeLabel={formatMessage(messages.close)}
        footer={
          <Button wide onClick={() => setOpen(false)}>
            {formatMessage(messages.showResults, { count: total })}
          </Button>
        }
      >
        <ChosenFilters groups={groups} parameters={parameters} to={to} />
        <FilterPanel groups={groups} parameters={parameters} to={to} />
      </SidePanel>
    </>
  )
}
