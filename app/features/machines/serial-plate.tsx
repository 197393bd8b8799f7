import { useIntl } from '../../intl/intl'
import { machineMessages as messages } from './messages'

/** Bars of a bar code: where each begins, and how wide it is. */
const BARS = [0, 3, 7, 9, 14, 16, 20, 25, 27, 31, 35, 38, 42, 44, 49, 52, 56, 59, 63, 66].map(
  (start, index) => [start, (index % 3) + 1] as const
)

/** A machine on its side with the plate at its bottom, and the plate up close. */
export function SerialPlate() {
  const { formatMessage } = useIntl()
  return (
    <div className="serial-plate">
      <svg viewBox="0 0 320 150" aria-hidden>
        <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round">
          <path d="M14 40h66a18 18 0 0 1 18 18v36a18 18 0 0 1-18 18H14z" />
          <path d="M80 58h22a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8H80M14 52H4v48h10" />
          <rect x="20" y="62" width="26" height="28" rx="3" className="serial-plate-mark" />
          <path d="M46 66 150 22M46 86l104 44" strokeDasharray="3 4" />
          <rect x="150" y="16" width="160" height="118" rx="8" className="serial-plate-ground" />
        </g>
        {BARS.map(([start, width]) => (
          <rect key={start} x={172 + start * 1.7} y="32" width={width} height="40" fill="currentColor" />
        ))}
        <rect x="164" y="84" width="132" height="24" rx="4" className="serial-plate-mark" />
        <text x="230" y="100" textAnchor="middle" fontSize="11" fontWeight="600" fill="currentColor">
          6000 50 2 K7M4…
        </text>
      </svg>
      <p className="text-sm text-muted">{formatMessage(messages.serialPlace)}</p>
    </div>
  )
}
