import { useEffect, useState } from 'react'
import { useIntl } from '../../../intl/intl'
import { formatPrice } from '../../../intl/format-price'
import { usePlatform } from '../../../platform/platform-context'
import { useRead } from '../../../platform/use-read'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/overlay/dialog'
import { Message } from '../../../ui/status/message'
import { Skeleton } from '../../../ui/status/skeleton'
import { LoadFailure } from '../components/load-failure'
import { basketMessages } from '../messages'
import type { Basket, Line } from '../model/basket'
import type { DoneExchange } from './done-exchange'
import { keepsGift, planExchange, type LineVariant, type LineVariants } from './line-variants'
import { lineVariantsQuery } from './line-variants-query'
import { useExchange } from './use-exchange'
import { variantMessages as messages } from './variant-messages'
import { VariantOptions } from './variant-options'

interface VariantDialogProps {
  itemId: string
  basket: Basket
  /** With the line that the shopper's one has become. */
  onClose: (itemId?: string, exchanged?: DoneExchange) => void
}

/** Chooses another variant of a line. It closes when the line is gone, e.g. removed in another tab. */
export default function VariantDialog({ itemId, basket, onClose }: VariantDialogProps) {
  const line = basket.lines.find(each => each.itemId === itemId)
  const isGone = line === undefined
  useEffect(() => {
    if (isGone) onClose()
  }, [isGone, onClose])
  return line ? <OpenDialog line={line} basket={basket} onClose={onClose} /> : null
}

interface OpenDialogProps extends Omit<VariantDialogProps, 'itemId'> {
  line: Line
}

function OpenDialog({ line, basket, onClose }: OpenDialogProps) {
  const { formatMessage } = useIntl()
  // The variant that the line had as the dialog opened: an answer must not load the choice again.
  const [formerId] = useState(line.productId)
  const { data, isError, refetch } = useRead(lineVariantsQuery(usePlatform(), formerId))
  const [wantedId, setWantedId] = useState(formerId)
  const exchange = useExchange(onClose)
  const findVariant = (id: string) => data?.variants.find(({ productId }) => productId === id)
  const chosen = findVariant(wantedId)
  const formerName = findVariant(formerId)?.name ?? line.variation ?? line.name
  const plan = chosen && planExchange(line, chosen, basket.lines)
  const canTake = wantedId !== formerId && plan !== undefined && plan.quantity > 0
  return (
    <Dialog
      open
      onClose={() => onClose()}
      title={formatMessage(messages.title, { name: line.name })}
      closeLabel={formatMessage(basketMessages.close)}
      dismissible={!exchange.isBusy}
      actions={
        <>
          <Button kind="secondary" disabled={exchange.isBusy} onClick={() => onClose()}>
            {formatMessage(messages.keep)}
          </Button>
          <Button
            busy={exchange.isBusy}
            disabled={!canTake}
            onClick={() => chosen && plan && void exchange.run(line, chosen, plan, formerName)}
          >
            {formatMessage(messages.take)}
          </Button>
        </>
      }
    >
      {isError ? (
        <LoadFailure text={formatMessage(messages.failed)} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <div className="grid gap-3">
          <p className="sr-only">{formatMessage(messages.loading)}</p>
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-16 w-full" />
        </div>
      ) : chosen && plan && hasChoice(data) ? (
        <div className="grid gap-5">
          <VariantOptions
            variants={data}
            current={formerId}
            chosen={chosen}
            quantity={line.quantity}
            currency={basket.currency}
            onChoose={({ productId }) => setWantedId(productId)}
          />
          <div role="status">
            {wantedId !== formerId && (
              <Outcome line={line} variant={chosen} plan={plan} currency={basket.currency} />
            )}
          </div>
        </div>
      ) : (
        <p>{formatMessage(messages.onlyOne)}</p>
      )}
    </Dialog>
  )
}

const hasChoice = (data: LineVariants | null): data is LineVariants => (data?.attributes.length ?? 0) > 0

interface OutcomeProps {
  line: Line
  variant: LineVariant
  plan: ReturnType<typeof planExchange>
  currency: string
}

/** Preview of the line with the chosen variant. */
function Outcome({ line, variant, plan, currency }: OutcomeProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  if (plan.quantity === 0) return <Message kind="warning">{formatMessage(messages.soldOut)}</Message>
  const count = plan.quantity
  return (
    <div className="grid gap-2">
      <p className="font-semibold">
        {formatMessage(messages.summary, {
          count,
          variant: variant.name,
          price: formatPrice(intl, variant.price ?? line.unitPrice, currency)
        })}
      </p>
      {count !== line.quantity && (
        <p className="text-sm">{formatMessage(messages.other, { former: line.quantity, count })}</p>
      )}
      {plan.joined && (
        <p className="text-sm">{formatMessage(messages.joined, { count: plan.joined.quantity + count })}</p>
      )}
      {!keepsGift(line, variant) && <p className="text-sm">{formatMessage(messages.unwrapped)}</p>}
    </div>
  )
}
