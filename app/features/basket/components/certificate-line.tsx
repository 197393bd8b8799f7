import { useIntl } from '../../../intl/intl'
import { formatPrice } from '../../../intl/format-price'
import { lineMessages as messages } from '../line-messages'
import { nameLine } from '../../../variations/variation'
import { VariationText } from '../../../variations/variation-text'
import { stockMessages } from '../../../fulfilment/stock-messages'
import type { CartActions } from '../use-cart-actions'
import type { GiftCertificateLine } from '../vouchers/vouchers'
import { CardGiftText } from '../../../gifts/card-gift-text'
import { EditGift } from '../gifts/edit-gift'
import { LinePicture } from './line-picture'

interface CertificateLineProps {
  certificate: GiftCertificateLine
  currency: string
  actions: Pick<CartActions, 'removeCertificate' | 'removing'>
}

/** A gift certificate to buy (requirement 6.2); there is one of each, without a page of its own. */
export function CertificateLine({ certificate, currency, actions }: CertificateLineProps) {
  const intl = useIntl()
  const { itemId, name, amount, image, cardGift, isPurchasable } = certificate
  const isRemoving = actions.removing.has(itemId)
  return (
    <li className="cart-line" aria-busy={isRemoving || undefined}>
      <div className="cart-line-picture">
        <LinePicture src={image} />
      </div>
      <div className="cart-line-words">
        <h3 className="heading-4">{name}</h3>
        <VariationText variation={certificate.variation} recipient={certificate.recipient} />
        {cardGift && <CardGiftText gift={cardGift} />}
        {isPurchasable ? (
          <p className="text-sm text-success">{intl.formatMessage(stockMessages.available)}</p>
        ) : (
          <p className="text-sm font-semibold text-error">{intl.formatMessage(stockMessages.offline)}</p>
        )}
      </div>
      <div className="cart-line-price">
        <p className="font-semibold figures">{formatPrice(intl, amount, currency)}</p>
      </div>
      <div className="cart-line-actions">
        <EditGift certificate={certificate} currency={currency} disabled={isRemoving} />
        <button
          type="button"
          className="link inline-flex min-h-11 items-center text-sm"
          disabled={isRemoving}
          onClick={() => void actions.removeCertificate(certificate)}
        >
          {intl.formatMessage(messages.remove)}
          <span className="sr-only">{` ${nameLine(certificate)}`}</span>
        </button>
      </div>
    </li>
  )
}
