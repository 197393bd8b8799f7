import { useId, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from '../../../intl/intl'
import { formatDay } from '../../../intl/format-date'
import { FormErrors } from '../../payment/forms/form-errors'
import { Button } from '../../../ui/action/button'
import { RadioCard, RadioGroup } from '../../../ui/form/radio-card'
import { TextInput } from '../../../ui/form/text-input'
import { standingMessages as messages } from '../messages'
import { addDays } from '../delivery-plan'
import { INTERVALS } from '../standing-order'

export interface Rhythm {
  /** Weeks. */
  interval: string
  /** yyyy-mm-dd */
  day: string
}

interface RhythmFormProps {
  rhythm: Partial<Rhythm>
  /** The standing order delivers already: the day is that of the next delivery. */
  isRunning?: boolean
  now: () => Date
  submitLabel: string
  actions?: ReactNode
  onSave: (rhythm: Rhythm) => void | Promise<void>
}

/** The warehouse wants to know two days before; a year ahead is a slip. */
const FIRST_IN_DAYS = 2
const LAST_IN_DAYS = 365
const USUAL_INTERVAL = '4'

/** How often it delivers, and from when on. */
export function RhythmForm({ rhythm, isRunning, now, submitLabel, actions, onSave }: RhythmFormProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const id = useId()
  const today = now().toISOString().slice(0, 'yyyy-mm-dd'.length)
  const [first, last] = [addDays(today, FIRST_IN_DAYS), addDays(today, LAST_IN_DAYS)]
  const { register, handleSubmit, formState } = useForm<Rhythm>({
    defaultValues: { interval: rhythm.interval ?? USUAL_INTERVAL, day: rhythm.day || first },
    shouldFocusError: false
  })
  const { errors, submitCount, isSubmitting } = formState
  return (
    <form method="post" noValidate className="grid gap-5" onSubmit={handleSubmit(onSave)}>
      <FormErrors errors={errors} submitCount={submitCount} idOf={field => `${id}-${field}`} />
      <RadioGroup legend={formatMessage(messages.rhythm)}>
        <div className="standing-rhythms">
          {INTERVALS.map((weeks, index) => (
            <RadioCard
              key={weeks}
              id={index === 0 ? `${id}-interval` : undefined}
              value={weeks}
              title={formatMessage(messages.everyWeeks, { count: Number(weeks) })}
              {...register('interval')}
            />
          ))}
        </div>
      </RadioGroup>
      <TextInput
        id={`${id}-day`}
        type="date"
        className="sm:max-w-xs"
        label={formatMessage(isRunning ? messages.nextDay : messages.start)}
        required
        min={first}
        max={last}
        error={errors.day?.message}
        {...register('day', {
          validate: day =>
            (/^\d{4}-\d\d-\d\d$/.test(day) && day >= first && day <= last) ||
            formatMessage(messages.dayInvalid, { first: formatDay(intl, first), last: formatDay(intl, last) })
        })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting}>
          {submitLabel}
        </Button>
        {actions}
      </div>
    </form>
  )
}
