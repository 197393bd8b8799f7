import { useIntl } from '../../../intl/intl'
import type { SetPart } from '../../../features/catalogue/model/product'
import { productMessages } from '../../../features/catalogue/product-messages'
import { Link } from '../../../ui/link/link'

/** The parts of a set, each with its quantity; nothing for a product that is not a set. */
export function SetContents({ parts }: { parts: readonly SetPart[] }) {
  const { formatMessage } = useIntl()
  if (parts.length === 0) return null
  return (
    <div className="grid gap-2">
      <h3 className="text-sm font-semibold">{formatMessage(productMessages.parts)}</h3>
      <ul role="list" className="set-contents">
        {parts.map(part => (
          <li key={part.productId}>
            <span className="figures text-muted">{`${part.quantity} ×`}</span>{' '}
            <Link to={part.to} className="link-plain inline-block py-2">
              {part.name}
            </Link>
            {!part.orderable && (
              <span className="text-sm text-error"> · {formatMessage(productMessages.outOfStock)}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
