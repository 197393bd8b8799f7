import { useRef } from 'react'
import { useIntl } from '../../../intl/intl'
import { LazyMessages } from '../../../intl/lazy-messages'
import { RadioCard, RadioGroup } from '../../../ui/form/radio-card'
import { useBasketAccess } from '../api/basket-access'
import { buildAdded, showAdded, showAdding } from '../components/added-to-cart'
import { buildGiftItem, readGiftFields, type GiftFields } from './gift-fields'
import { GiftForm } from './gift-form'
import { giftFormMessages as messages } from './gift-form-messages'
import type { PreviewedCard } from './gift-preview'
import { addGift } from './save-gift'

export interface GiftPurchaseProps {
  productId: string
  card: PreviewedCard
  isForOther: boolean
  onChoose: (isForOther: boolean) => void
  /** False: there is something to choose before, or it cannot be bought. */
  isReady: boolean
}

/** A present that is not in the cart yet: the cache forgets it after minutes, and with the shopper. */
const DRAFT_KEY = ['gift-draft'] as const

const isEqual = (typed: GiftFields, added: GiftFields | undefined): boolean =>
  JSON.stringify(typed) === JSON.stringify(added)

/** On a gift card's page: whether it is for the shopper, who buys it as everything else, or a present with a form. */
function Purchase({ productId, card, isForOther, onChoose, isReady }: GiftPurchaseProps) {
  const { formatMessage } = useIntl()
  const access = useBasketAccess()
  const added = useRef<GiftFields>()
  async function add(gift: GiftFields) {
    const item = buildGiftItem(gift, card.amount ?? 0, { now: Date.now() })
    const basket = await addGift(access, { ...item, c_originalSKU: productId })
    added.current = gift
    showAdding(access.client)
    showAdded(access.client, { basket, productIds: [productId] }, buildAdded(formatMessage))
  }
  return (
    <div className="grid gap-5">
      <RadioGroup legend={formatMessage(messages.whom)}>
        <RadioCard
          name="gift-for"
          checked={!isForOther}
          onChange={() => onChoose(false)}
          title={formatMessage(messages.me)}
          description={formatMessage(messages.meText)}
        />
        <RadioCard
          name="gift-for"
          checked={isForOther}
          onChange={() => onChoose(true)}
          title={formatMessage(messages.other)}
          description={formatMessage(messages.otherText)}
        />
      </RadioGroup>
      {isForOther && (
        <GiftForm
          gift={access.client.getQueryData<GiftFields | null>(DRAFT_KEY) ?? undefined}
          card={card}
          submitLabel={formatMessage(messages.add)}
          disabled={!isReady}
          onSubmit={add}
          onLeave={typed =>
            access.client.setQueryData(
              DRAFT_KEY,
              isEqual(readGiftFields(typed), added.current) ? null : typed
            )
          }
        />
      )}
    </div>
  )
}

export const GiftPurchase = (props: GiftPurchaseProps) => (
  <LazyMessages group="personal">
    <Purchase {...props} />
  </LazyMessages>
)
