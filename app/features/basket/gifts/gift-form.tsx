import { useEffect, useId, useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { formatDay } from '../../../intl/format-date'
import { useIntl } from '../../../intl/intl'
import type { CardGift } from '../../../gifts/gift'
import { MAX_MESSAGE, MAX_NAME } from '../../../gifts/gift-words'
import { Button } from '../../../ui/action/button'
import { FormFrame } from '../../../ui/form/form-frame'
import { Textarea } from '../../../ui/form/textarea'
import { TextInput } from '../../../ui/form/text-input'
import { useSubmit } from '../../../ui/form/use-submit'
import { describeGiftProblem } from './describe-gift-problem'
import {
  buildGiftChecks,
  buildGiftFields,
  findGiftDays,
  readGiftFields,
  type GiftFields
} from './gift-fields'
import { giftFormMessages as messages } from './gift-form-messages'
import { GiftPreview, type PreviewedCard } from './gift-preview'

interface GiftFormProps {
  /** As it was written before. */
  gift?: Partial<CardGift>
  card: PreviewedCard
  submitLabel: ReactNode
  /** The gift card cannot be bought, e.g. because its value is not chosen. */
  disabled?: boolean
  /** Rejects what was not saved; the typed text stays. */
  onSubmit: (gift: GiftFields) => Promise<void>
  /** Is given what was typed as the form leaves the page. */
  onLeave?: (typed: GiftFields) => void
}

/** For whom, from whom, what and when: the form of a gift card for somebody (requirement 6.4). */
export function GiftForm({ gift, card, submitLabel, disabled = false, onSubmit, onLeave }: GiftFormProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const id = useId()
  const [openedAt] = useState(() => Date.now())
  const [previewed, setPreviewed] = useState<GiftFields>()
  const form = useForm<GiftFields>({
    defaultValues: buildGiftFields(gift, openedAt),
    shouldFocusError: false
  })
  const { run, isBusy, problem } = useSubmit(error => describeGiftProblem(intl, error))
  useEffect(
    () => () => onLeave?.(form.getValues()),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only as it leaves
    []
  )
  const { errors } = form.formState
  const checks = buildGiftChecks(intl)
  const days = findGiftDays(openedAt)
  const control = (field: keyof GiftFields) => ({
    id: `${id}-${field}`,
    error: errors[field]?.message,
    ...form.register(field, { validate: checks[field] })
  })
  return (
    <>
      <FormFrame
        form={form}
        problem={problem}
        summary={{ id, title: count => formatMessage(messages.errors, { count }) }}
        onSubmit={typed => run(() => onSubmit(readGiftFields(typed)))}
      >
        <p className="text-sm text-muted">{formatMessage(messages.required)}</p>
        <TextInput
          {...control('recipientName')}
          label={formatMessage(messages.recipientName)}
          autoComplete="off"
          maxLength={MAX_NAME}
          required
        />
        <TextInput
          {...control('recipientEmail')}
          type="email"
          inputMode="email"
          label={formatMessage(messages.recipientEmail)}
          autoComplete="off"
          required
        />
        <TextInput
          {...control('senderName')}
          label={formatMessage(messages.senderName)}
          hint={formatMessage(messages.senderHint)}
          autoComplete="name"
          maxLength={MAX_NAME}
          required
        />
        <Textarea
          {...control('message')}
          label={formatMessage(messages.text)}
          hint={formatMessage(messages.textHint, {
            count: [...form.watch('message')].length,
            limit: MAX_MESSAGE
          })}
          maxLength={MAX_MESSAGE}
        />
        <TextInput
          {...control('sendOn')}
          type="date"
          min={days.first}
          max={days.last}
          label={formatMessage(messages.sendOn)}
          hint={formatMessage(messages.sendOnHint, { last: formatDay(intl, days.last) })}
          required
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" className="flex-1" busy={isBusy} disabled={disabled}>
            {submitLabel}
          </Button>
          <Button
            kind="secondary"
            aria-haspopup="dialog"
            onClick={() => void form.handleSubmit(typed => setPreviewed(readGiftFields(typed)))()}
          >
            {formatMessage(messages.preview)}
          </Button>
        </div>
      </FormFrame>
      {previewed && <GiftPreview gift={previewed} card={card} onClose={() => setPreviewed(undefined)} />}
    </>
  )
}
