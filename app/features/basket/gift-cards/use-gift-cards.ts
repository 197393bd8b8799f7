import { useState } from 'react'
import { useIntl } from '../../../intl/intl'
import { useBasketAccess } from '../api/basket-access'
import { BASKET_KEY } from '../api/basket-key'
import { readBasketAgain } from '../api/cache-basket'
import { describeBasketError } from '../describe-basket-error'
import type { Basket, PaymentInstrument } from '../model/basket'
import { listGiftCardPayments } from '../model/basket-rules'
import { redeemGiftCertificate, removeGiftCertificate } from '../vouchers/gift-certificates'
import { describeGiftCardFailure } from './describe-gift-card'
import { giftCardMessages as messages } from './gift-card-messages'

/** Why a card was not redeemed. */
interface GiftCardRefusal {
  text: string
  /** No gift card has this code: it may be one of another kind. */
  isUnknown: boolean
}

interface GiftCardActions {
  redeem: (code: string) => Promise<GiftCardRefusal | undefined>
  /** Resolves to whether it was removed. */
  remove: (card: PaymentInstrument) => Promise<boolean>
  /** Id of the card that is being removed. */
  removing: string | undefined
  /** Why a card could not be removed. */
  failure: string | undefined
  /** Result of the last step, for screen readers. */
  announcement: string
  /** Forgets the outcome of the last step. */
  clear: () => void
}

const listCardIds = (basket: Basket | null | undefined): string[] =>
  basket ? listGiftCardPayments(basket).map(({ id }) => id) : []

/**
 * Redeems gift cards for the shopper's basket and removes them. A failure may hide that it was done: then the basket
 * decides.
 */
export function useGiftCards(): GiftCardActions {
  const access = useBasketAccess()
  const intl = useIntl()
  const [removing, setRemoving] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [announcement, setAnnouncement] = useState('')

  function clear() {
    setAnnouncement('')
    setFailure(undefined)
  }

  return {
    removing,
    failure,
    announcement,
    clear,
    async redeem(code) {
      clear()
      const before = listCardIds(access.client.getQueryData<Basket | null>(BASKET_KEY))
      const answer = await redeemGiftCertificate(access, code)
      if (answer.error) {
        const now = listCardIds(await readBasketAgain(access))
        if (now.every(id => before.includes(id))) {
          const isUnknown = answer.statusCode === 'GIFTCERTIFICATE_NOT_FOUND'
          return { text: describeGiftCardFailure(intl, answer), isUnknown }
        }
      }
      setAnnouncement(intl.formatMessage(messages.redeemed))
      return undefined
    },
    async remove(card) {
      clear()
      setRemoving(card.id)
      try {
        const answer = await removeGiftCertificate(access, card)
        const basket = 'ErrorMsg' in answer ? await readBasketAgain(access) : undefined
        if ('ErrorMsg' in answer && (!basket || listCardIds(basket).includes(card.id))) {
          setFailure(intl.formatMessage(messages.removeFailed))
          return false
        }
        setAnnouncement(intl.formatMessage(messages.removed))
        return true
      } catch (error) {
        setFailure(describeBasketError(intl, error).message)
        return false
      } finally {
        setRemoving(undefined)
      }
    }
  }
}
