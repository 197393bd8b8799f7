import { useIntl } from '../../../intl/intl'
import { formatPrice } from '../../../intl/format-price'
import { useSite } from '../../../visit/site/site-context'
import { DEFAULT_IMAGE, Image } from '../../../ui/media/image'
import { Link } from '../../../ui/action/link'
import type { SetPart } from '../model/product'
import { productMessages as messages } from '../product-messages'

/** The products of a set, each with its number and price. */
export function SetParts({ parts }: { parts: readonly SetPart[] }) {
  const intl = useIntl()
  const { currency } = useSite()
  return (
    <section aria-labelledby="set-parts">
      <h2 id="set-parts" className="text-sm font-semibold">
        {intl.formatMessage(messages.parts)}
      </h2>
      <ul role="list">
        {parts.map(part => (
          <li key={part.productId} className="set-part">
            <Image
              src={part.image ?? DEFAULT_IMAGE}
              alt=""
              width={1}
              height={1}
              widths="thumbnail"
              sizes="64px"
              className="corners-small"
            />
            <div className="min-w-0">
              <Link to={part.to} className="link link-plain">
                {`${part.quantity} × ${part.name}`}
              </Link>
              {!part.orderable && (
                <p className="text-sm text-error">{intl.formatMessage(messages.outOfStock)}</p>
              )}
            </div>
            <span className={`figures text-sm ${part.orderable ? '' : 'set-part-gone'}`}>
              {formatPrice(intl, part.price * part.quantity, currency)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
