import { loadable } from '../../../entry/kit-adapter/loadable'
import { defineMessages, useIntl } from '../../../intl/intl'
import type { GiftCertificateLine } from '../vouchers/vouchers'
import { GiftButton } from './gift-button'

const messages = defineMessages({ edit: { id: 'gift.edit', defaultMessage: 'Edit gift' } })

const GiftDialog = loadable(() => import(/* webpackChunkName: "gift-dialog" */ './gift-dialog'))

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
