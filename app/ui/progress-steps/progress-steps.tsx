import { Icon } from '../icon/icon'

export interface ProgressStepsProps {
  label: string
  steps: readonly string[]
  /** Index of the step at hand. */
  current: number
  /** Said after a step that is behind: "erledigt". */
  doneLabel: string
}

/** How far the way through checkout is. */
export function ProgressSteps({ label, steps, current, doneLabel }: ProgressStepsProps) {
  return (
    <ol aria-label={label} className="steps">
      {steps.map((step, index) => {
        const isDone = index < current
        return (
          <li
            key={step}
            className={isDone ? 'step step-done' : 'step'}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className="step-mark">{isDone ? <Icon name="check" small /> : index + 1}</span>
            <span className="step-name">
              {step}
              {isDone && <span className="sr-only"> {doneLabel}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
