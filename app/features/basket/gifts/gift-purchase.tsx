import { useIntl } from '../../../intl/intl'
import { LazyMessages } from '../../../intl/lazy-messages'
import { RadioCard, RadioGroup } from '../../../ui/form/radio-card'
import { useBasketAccess } from '../api/basket-access'
import { buildAdded, showAdded, showAdding } from '../components/added-to-cart'
import { buildGiftItem, type GiftFields } from './gift-fields'
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

/** On a gift card's page: whether it is for the shopper, who buys it as everything else, or a present with a form. */
function Purchase({ productId, card, isForOther, onChoose, isReady }: GiftPurchaseProps) {
  const { formatMessage } = useIntl()
  const access = useBasketAccess()
  async function add(gift: GiftFields) {
    const item = buildGiftItem(gift, card.amount ?? 0, { now: Date.now() })
    const basket = await addGift(access, { ...item, c_originalSKU: productId })
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
        <GiftForm card={card} submitLabel={formatMessage(messages.add)} disabled={!isReady} onSubmit={add} />
      )}
    </div>
  )
}

export const GiftPurchase = (props: GiftPurchaseProps) => (
  <LazyMessages group="personal">
    <Purchase {...props} />
  </LazyMessages>
)
