import { useEffect, useState } from 'react'
import { useIntl } from '../../../intl/intl'
import { usePlatform } from '../../../platform/platform-context'
import { useRead } from '../../../platform/use-read'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/overlay/dialog'
import { Skeleton } from '../../../ui/status/skeleton'
import { useBasketAccess } from '../api/basket-access'
import { bonusProductsQuery, promotionQuery } from '../api/bonus-products-query'
import { describeBasketError } from '../describe-basket-error'
import type { Basket } from '../model/basket'
import { useBasket } from '../use-basket'
import { listCountedChoices, type CountedChoice } from '../vouchers/bonus-choices'
import { chooseBonus } from '../vouchers/choose-bonus'
import { showBasketAlert } from '../components/basket-alerts'
import { BonusOptions } from './bonus-options'
import { LoadFailure } from '../components/load-failure'
import { basketMessages } from '../messages'
import { promotionMessages as messages } from './promotion-messages'

interface BonusChoiceDialogProps {
  choiceId: string
  onClose: () => void
}

/** The choice of free products (requirement 6.3). It closes when its offer is gone. */
export default function BonusChoiceDialog({ choiceId, onClose }: BonusChoiceDialogProps) {
  const { basket } = useBasket()
  const choice = basket ? listCountedChoices(basket).find(({ id }) => id === choiceId) : undefined
  const isGone = choice === undefined
  useEffect(() => {
    if (isGone) onClose()
  }, [isGone, onClose])
  return basket && choice ? <OpenChoice basket={basket} choice={choice} onClose={onClose} /> : null
}

interface OpenChoiceProps {
  basket: Basket
  choice: CountedChoice
  onClose: () => void
}

function OpenChoice({ basket, choice, onClose }: OpenChoiceProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const platform = usePlatform()
  const access = useBasketAccess()
  const { data, isError, refetch } = useRead(
    bonusProductsQuery(
      platform,
      choice.products.map(({ productId }) => productId)
    )
  )
  // Where it cannot be read, the choice works without it.
  const { data: promotion } = useRead({
    ...promotionQuery(platform, choice.promotionId),
    enabled: choice.promotionId !== ''
  })
  const [wanted, setWanted] = useState<Record<string, number>>(() => countUnits(choice))
  const [isBusy, setBusy] = useState(false)
  const units = Object.values(wanted).reduce((sum, count) => sum + count, 0)
  const most = choice.left + choice.chosen.reduce((sum, { quantity }) => sum + quantity, 0)
  const left = Math.max(0, most - units)

  async function confirm() {
    setBusy(true)
    try {
      await chooseBonus(access, choice, wanted)
      onClose()
    } catch (error) {
      showBasketAlert(access.client, describeBasketError(intl, error))
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage(messages.chooseTitle)}
      closeLabel={formatMessage(basketMessages.close)}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {formatMessage(messages.later)}
          </Button>
          <Button busy={isBusy} disabled={!data} onClick={() => void confirm()}>
            {formatMessage(messages.confirmChoice)}
          </Button>
        </>
      }
    >
      {promotion && <p className="font-semibold">{promotion}</p>}
      <p role="status" className="mb-5 text-muted">
        {formatMessage(messages.chooseLeft, { left })}
      </p>
      {data ? (
        <BonusOptions
          products={data}
          wanted={wanted}
          most={most}
          hadChosen={choice.chosen.length > 0}
          currency={basket.currency}
          onChange={setWanted}
        />
      ) : isError ? (
        <LoadFailure text={formatMessage(messages.chooseFailed)} onRetry={() => void refetch()} />
      ) : (
        <div className="grid gap-3">
          <p className="sr-only">{formatMessage(messages.loading)}</p>
          {choice.products.map(({ productId }) => (
            <Skeleton key={productId} className="h-20 w-full" />
          ))}
        </div>
      )}
    </Dialog>
  )
}

const countUnits = ({ chosen }: CountedChoice): Record<string, number> =>
  Object.fromEntries(chosen.map(({ productId, quantity }) => [productId, quantity]))
