import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { RadioCard, RadioGroup } from '../../../ui/form/radio-card'

export interface Choice {
  id: string
  title: string
  description?: string
  aside?: string
  /** It is shown, and cannot be chosen. */
  isDisabled?: boolean
}

interface ChoiceCardsProps {
  legend: string
  choices: Choice[]
  /** `register(…)` of the form. */
  field: UseFormRegisterReturn
  /** Id of the first card, the target of the error summary's link. */
  id: string
  error?: string
  children?: (choice: Choice) => ReactNode
}

/** Radio cards, of which the chosen one may show more. */
export function ChoiceCards({ legend, choices, field, id, error, children }: ChoiceCardsProps) {
  return (
    <RadioGroup legend={legend} error={error}>
      {choices.map((choice, index) => (
        <RadioCard
          key={choice.id}
          id={index === 0 ? id : `${id}-${choice.id}`}
          value={choice.id}
          title={choice.title}
          description={choice.description}
          aside={choice.aside}
          {...field}
          disabled={choice.isDisabled}
        >
          {children?.(choice)}
        </RadioCard>
      ))}
    </RadioGroup>
  )
}
