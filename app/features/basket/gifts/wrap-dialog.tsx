import { useEffect, useId } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from '../../../intl/intl'
import { MAX_MESSAGE } from '../../../gifts/gift-words'
import { nameLine } from '../../../variations/variation'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/overlay/dialog'
import { FormFrame } from '../../../ui/form/form-frame'
import { Textarea } from '../../../ui/form/textarea'
import { useSubmit } from '../../../ui/form/use-submit'
import { useBasketAccess } from '../api/basket-access'
import { basketMessages } from '../messages'
import type { Line } from '../model/basket'
import { useBasket } from '../use-basket'
import { describeGiftProblem } from './describe-gift-problem'
import { checkCardText, unifyLines } from './gift-fields'
import { giftFormMessages } from './gift-form-messages'
import { wrapLine } from './wrap-line'
import { wrapMessages as messages } from './wrap-messages'

interface WrapDialogProps {
  line: Line
  onClose: () => void
}

/** The gift wrap of a line and the words on its card. It closes when the line is gone, e.g. removed in another tab. */
export default function WrapDialog({ line, onClose }: WrapDialogProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const id = useId()
  const access = useBasketAccess()
  const { basket } = useBasket()
  const isGone = basket !== undefined && !basket?.lines.some(({ itemId }) => itemId === line.itemId)
  useEffect(() => {
    if (isGone) onClose()
  }, [isGone, onClose])
  const form = useForm({ defaultValues: { message: line.gift?.message ?? '' } })
  const { run, isBusy, problem } = useSubmit(error => describeGiftProblem(intl, error))
  const save = (message: string | undefined) =>
    run(async () => {
      await wrapLine(access, line.itemId, message === undefined ? undefined : { message })
      onClose()
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage(messages.title, { name: nameLine(line) })}
      closeLabel={formatMessage(basketMessages.close)}
    >
      <FormFrame form={form} problem={problem} onSubmit={({ message }) => save(unifyLines(message))}>
        <p>{formatMessage(messages.text)}</p>
        <Textarea
          id={`${id}-message`}
          error={form.formState.errors.message?.message}
          {...form.register('message', { validate: checkCardText(intl) })}
          label={formatMessage(giftFormMessages.text)}
          hint={formatMessage(giftFormMessages.cardHint, {
            count: [...form.watch('message')].length,
            limit: MAX_MESSAGE
          })}
          maxLength={MAX_MESSAGE}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" className="flex-1" busy={isBusy}>
            {formatMessage(messages.save)}
          </Button>
          {line.gift && (
            <Button kind="secondary" disabled={isBusy} onClick={() => void save(undefined)}>
              {formatMessage(messages.remove)}
            </Button>
          )}
        </div>
      </FormFrame>
    </Dialog>
  )
}
