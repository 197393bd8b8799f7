import type { ReactNode } from 'react'

export interface SummaryRow {
  id: string
  term: ReactNode
  value: string
  /** Below the term, smaller. */
  note?: ReactNode
  kind?: 'plain' | 'saving' | 'total'
}

/** The costs, line by line. */
export function OrderSummaryList({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl className="summary">
      {rows.map(row => (
        <div key={row.id} className={`summary-row summary-${row.kind ?? 'plain'}`}>
          <dt>
            <span>{row.term}</span>
            {row.note && <span className="summary-note">{row.note}</span>}
          </dt>
          {/* Another amount is another element: the same one, grown to the left, would count as moved. */}
          <dd key={String(row.value)}>{row.value}</dd>
        </div>
      ))}
    </dl>
  )
}
