import { useEffect, useId } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from '../../../intl/intl'
import { usePlatform } from '../../../platform/platform-context'
import { useRead } from '../../../platform/use-read'
import type { WantedGift } from '../../../gifts/gift'
import { MAX_MESSAGE } from '../../../gifts/gift-words'
import { nameLine } from '../../../variations/variation'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/overlay/dialog'
import { FormFrame } from '../../../ui/form/form-frame'
import { Textarea } from '../../../ui/form/textarea'
import { useSubmit } from '../../../ui/form/use-submit'
import { Skeleton } from '../../../ui/status/skeleton'
import { useBasketAccess } from '../api/basket-access'
import { LoadFailure } from '../components/load-failure'
import { basketMessages } from '../messages'
import type { Line } from '../model/basket'
import { useBasket } from '../use-basket'
import { describeGiftProblem } from './describe-gift-problem'
import { checkCardText, unifyLines } from './gift-fields'
import { giftFormMessages } from './gift-form-messages'
import { wrapChoicesQuery, type WrapChoices } from './wrap-choices-query'
import { WrapChoiceCards } from './wrap-choice-cards'
import { wrapLine } from './wrap-line'
import { wrapMessages as messages } from './wrap-messages'

interface WrapDialogProps {
  line: Line
  currency: string
  onClose: () => void
}

/** The gift wrap of a line and the words on its card. It closes when the line is gone, e.g. removed in another tab. */
export default function WrapDialog({ line, currency, onClose }: WrapDialogProps) {
  const { formatMessage } = useIntl()
  const { basket } = useBasket()
  const isGone = basket !== undefined && !basket?.lines.some(({ itemId }) => itemId === line.itemId)
  useEffect(() => {
    if (isGone) onClose()
  }, [isGone, onClose])
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage(messages.title, { name: nameLine(line) })}
      closeLabel={formatMessage(basketMessages.close)}
    >
      {line.hasPricedWrap ? (
        <PricedWrap line={line} currency={currency} onClose={onClose} />
      ) : (
        <WrapForm line={line} currency={currency} onClose={onClose} />
      )}
    </Dialog>
  )
}

/** Loads which wraps the product has now, with their prices. */
function PricedWrap(props: WrapDialogProps) {
  const { formatMessage } = useIntl()
  const { data, isError, refetch } = useRead(wrapChoicesQuery(usePlatform(), props.line.productId))
  if (isError || data === null)
    return <LoadFailure text={formatMessage(messages.failed)} onRetry={() => void refetch()} />
  return data ? (
    <WrapForm {...props} choices={data} />
  ) : (
    <div className="grid gap-3">
      <p className="sr-only">{formatMessage(messages.loading)}</p>
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-16 w-full" />
    </div>
  )
}

interface WrapFormProps extends WrapDialogProps {
  /** Of a wrap with a price. */
  choices?: WrapChoices
}

function WrapForm({ line, currency, choices, onClose }: WrapFormProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const id = useId()
  const access = useBasketAccess()
  const former = choices?.wraps.find(({ valueId }) => valueId === line.gift?.wrap?.valueId)
  const form = useForm({
    defaultValues: {
      valueId: (former ?? choices?.wraps[0])?.valueId ?? '',
      message: line.gift?.message ?? ''
    }
  })
  const { run, isBusy, problem } = useSubmit(error => describeGiftProblem(intl, error))
  const save = (gift: WantedGift | undefined) =>
    run(async () => {
      await wrapLine(access, line.itemId, gift, choices?.unwrapped)
      onClose()
    })
  return (
    <FormFrame
      form={form}
      problem={problem}
      onSubmit={({ valueId, message }) =>
        save({ message: unifyLines(message), ...(choices && { wrap: { valueId } }) })
      }
    >
      <p>
        {choices ? choices.description || formatMessage(messages.pricedText) : formatMessage(messages.text)}
      </p>
      {choices && (
        <WrapChoiceCards
          wraps={choices.wraps}
          quantity={line.quantity}
          currency={currency}
          field={form.register('valueId')}
        />
      )}
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
  )
}
