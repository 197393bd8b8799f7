import { useIntl } from '../../../intl/intl'
import type { LineUnits } from './line-units'
import { returnMessages as messages } from './return-messages'

/** Numbers of a line's announced, returned and cancelled units. */
export function UnitNotes({ units }: { units: LineUnits | undefined }) {
  const { formatMessage } = useIntl()
  if (!units) return null
  const notes = (['cancelled', 'announced', 'returned'] as const).filter(name => units[name] > 0)
  return (
    <>
      {notes.map(name => (
        <p key={name} className="text-sm">
          {formatMessage(messages[name], { count: units[name] })}
        </p>
      ))}
    </>
  )
}
