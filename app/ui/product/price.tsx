import type { ReactNode } from 'react'
import { joinClassNames } from '../join-class-names'

/** All prices are already formatted; labels name them for those who cannot see the strike-through. */
export interface PriceProps {
  /** "4,99 €"; with `from`, the lowest of several. */
  current: string
  /** The prefix of a lowest price: "ab". */
  from?: string
  /** The regular price, struck through. */
  list?: string
  /** The saving: "-20 %". */
  saving?: string
  currentLabel?: string
  listLabel?: string
  /** The line about the lowest price of the last 30 days. */
  lastMonth?: string
  /** "24,95 € / 100 g" */
  base?: string
  /** "inkl. MwSt., zzgl. Versand" */
  note?: ReactNode
  large?: boolean
  className?: string
}

export function Price(props: PriceProps) {
  const { current, from, list, saving, currentLabel, listLabel, lastMonth, base, note, large, className } =
    props
  return (
    <div className={joinClassNames(large && 'price-large', className)}>
      <p className="price-row">
        <span className={list ? 'price-current price-reduced' : 'price-current'}>
          {currentLabel && <span className="sr-only">{`${currentLabel} `}</span>}
          {from && <span className="price-from">{`${from} `}</span>}
          <span>{current}</span>
        </span>
        {list && (
          <s className="price-list">
            {listLabel && <span className="sr-only">{`${listLabel} `}</span>}
            <span>{list}</span>
          </s>
        )}
        {list && saving && <span className="price-saving">{saving}</span>}
      </p>
      {base && <p className="price-line">{base}</p>}
      {lastMonth && <p className="price-line">{lastMonth}</p>}
      {note && <p className="price-line">{note}</p>}
    </div>
  )
}
