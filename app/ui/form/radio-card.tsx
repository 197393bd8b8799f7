import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react'

interface RadioCardProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'title'> {
  title: ReactNode
  description?: ReactNode
  /** At the end of the line: a price, a mark. */
  aside?: ReactNode
  /** Below the description while chosen. */
  children?: ReactNode
}

/** A radio button as a card: a shipping method, a payment method. */
export const RadioCard = forwardRef<HTMLInputElement, RadioCardProps>(function RadioCard(
  { title, description, aside, children, className, ...rest },
  ref
) {
  return (
    <div className={className}>
      <label className="radio-card">
        <input ref={ref} type="radio" {...rest} />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{title}</span>
          {description && <span className="block text-sm text-muted">{description}</span>}
        </span>
        {aside && <span className="shrink-0 font-semibold figures">{aside}</span>}
      </label>
      {children}
    </div>
  )
})

interface RadioGroupProps {
  legend: ReactNode
  legendHidden?: boolean
  error?: string
  children: ReactNode
}

/** A fieldset of radio cards or chips with its legend. */
export function RadioGroup({ legend, legendHidden, error, children }: RadioGroupProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className={legendHidden ? 'sr-only' : 'mb-3 text-sm font-semibold'}>{legend}</legend>
      {children}
      {error && (
        <p role="alert" className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}
