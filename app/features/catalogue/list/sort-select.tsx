import { useContext, useId, useRef } from 'react'
import { useHistory } from '../../../entry/kit-adapter/router'
import { useIntl } from '../../../intl/intl'
import { GetForm } from '../../../ui/form/get-form'
import { HrefContext } from '../../../ui/action/link-context'
import { useServedValue } from '../../../ui/form/use-served-value'
import { listMessages as messages, sortMessages } from '../list-messages'
import { listPairs, SORT_OPTIONS, type ListParameters, type SortOption } from '../model/list-parameters'

interface SortSelectProps {
  parameters: ListParameters
  /** Path of the list, without its query. */
  action: string
  /** Other fields of the address, e.g. the search phrase. */
  keep?: Record<string, string>
  to: (parameters: ListParameters) => string
}

/** Sorting as a form that works without scripts, and at once with them. */
export function SortSelect({ parameters, action, keep, to }: SortSelectProps) {
  const { formatMessage } = useIntl()
  const buildHref = useContext(HrefContext)
  const history = useHistory()
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  const sortBy = (sort: string) =>
    history.push(buildHref(to({ ...parameters, sort: sort as SortOption, offset: 0 })))
  useServedValue(select, parameters.sort, sortBy)
  const hidden = listPairs({ ...parameters, sort: 'best-matches', offset: 0 }, keep)

  return (
    <GetForm action={action} className="flex min-w-0 items-center gap-2">
      {hidden.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id} className="text-sm text-muted max-sm:sr-only">
        {formatMessage(messages.sort)}
      </label>
      <select
        ref={select}
        id={id}
        name="sort"
        value={parameters.sort}
        className="input select sort-select"
        onChange={event => sortBy(event.target.value)}
      >
        {SORT_OPTIONS.map(option => (
          <option key={option} value={option}>
            {formatMessage(sortMessages[option])}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="button button-secondary button-small">
          {formatMessage(messages.applySort)}
        </button>
      </noscript>
    </GetForm>
  )
}
