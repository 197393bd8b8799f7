import { useId, type ReactNode } from 'react'
import { Icon } from '../media/icon'

/** Its form, a summary of what is done, a way to what is not done yet, or nothing so far. */
export type StepMode = 'edit' | 'summary' | 'open' | 'disabled'

interface StepCardProps {
  number: number
  title: string
  mode: StepMode
  editLabel: string
  onEdit?: () => void
  summary?: ReactNode
  children?: ReactNode
}

/** One step of checkout; a disabled one hides Edit (requirement 3.2). */
export function StepCard({ number, title, mode, editLabel, onEdit, summary, children }: StepCardProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className={mode === 'disabled' ? 'step-card step-card-disabled' : 'step-card'}
    >
      <div className="step-card-head">
        <span aria-hidden className="step-mark">
          {mode === 'summary' ? <Icon name="check" small /> : number}
        </span>
        <h2 id={titleId} className="heading-3 flex-1">
          {title}
        </h2>
        {(mode === 'summary' || mode === 'open') && onEdit && (
          <button type="button" className="link text-sm" onClick={onEdit}>
            <span>{editLabel}</span>
            <span className="sr-only">{` ${title}`}</span>
          </button>
        )}
      </div>
      {mode === 'edit' && <div className="step-card-body">{children}</div>}
      {mode === 'summary' && summary && <div className="step-card-body">{summary}</div>}
    </section>
  )
}
