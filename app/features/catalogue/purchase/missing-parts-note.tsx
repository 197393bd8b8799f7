import { useIntl } from '../../../intl/intl'
import { writeList } from '../../../intl/write-list'
import type { SetPart } from '../model/product'
import { productMessages as messages } from '../product-messages'

/** Lists the unavailable parts of a set before it is bought; its price is that of the rest. */
export function MissingPartsNote({ missing }: { missing: readonly SetPart[] }) {
  const { formatMessage, locale } = useIntl()
  if (missing.length === 0) return null
  const names = writeList(
    locale,
    missing.map(part => part.name)
  )
  return <p className="text-sm text-warning">{formatMessage(messages.withoutParts, { names })}</p>
}
