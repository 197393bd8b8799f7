import { loadable } from '../../../entry/kit-adapter/loadable'
import { defineMessages, useIntl } from '../../../intl/intl'
import type { GiftCertificateLine } from '../vouchers/vouchers'
import { SHORT_PAUSES_MS, tryAgain } from '../../../lazy-loading/try-again'
import { GiftButton } from './gift-button'

const messages = defineMessages({ edit: { id: 'gift.edit', defaultMessage: 'Edit gift' } })

const GiftDialog = loadable(() =>
  tryAgain(() => import(/* webpackChunkName: "gift-dialog" */ './gift-dialog'), SHORT_PAUSES_MS)
)

interface EditGiftProps {
  certificate: GiftCertificateLine
  currency: string
  disabled: boolean
}

/** Opens the form of a gift card in the cart. */
export function EditGift({ certificate, currency, disabled }: EditGiftProps) {
  const { formatMessage } = useIntl()
  return (
    <GiftButton
      label={formatMessage(messages.edit)}
      subject={certificate.recipient ?? ''}
      disabled={disabled}
    >
      {onClose => <GiftDialog certificate={certificate} currency={currency} onClose={onClose} />}
    </GiftButton>
  )
}
