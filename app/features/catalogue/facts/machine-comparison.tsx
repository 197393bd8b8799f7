import { formatPrice } from '../../../intl/format-price'
import { defineMessages, useIntl } from '../../../intl/intl'
import { usePlatform } from '../../../platform/platform-context'
import { useRead } from '../../../platform/use-read'
import { Link } from '../../../ui/action/link'
import { useSite } from '../../../visit/site/site-context'
import type { Product } from '../model/product'
import type { SpecKey } from '../model/specs'
import { specMessages } from '../product-messages'
import { useSpecText } from './spec-groups'
import { comparedMachinesQuery } from './compared-machines-query'

const messages = defineMessages({
  title: { id: 'productPage.compare', defaultMessage: 'How they compare' },
  price: { id: 'productPage.comparePrice', defaultMessage: 'Price' }
})

/** Compared specifications. */
const ROWS: readonly SpecKey[] = [
  ...(['capacity', 'width', 'height', 'depth', 'weight'] as const),
  ...(['tempAdjustmant', 'strengthAdjustment', 'quantityAdjustment', 'waterTankSensor'] as const)
]

/** The machine beside others of the shop; nothing where it is the only one, or the others could not be read. */
export function MachineComparison({ product }: { product: Product }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { currency } = useSite()
  const describe = useSpecText()
  const { data: others = [] } = useRead(comparedMachinesQuery(usePlatform(), product))
  if (others.length === 0) return null
  const machines = [product, ...others]
  const rows = ROWS.filter(key => machines.some(({ details }) => details.specs[key] !== undefined))
  return (
    <div className="product-block">
      <h2 id="comparison" className="heading-3">
        {formatMessage(messages.title)}
      </h2>
      <div role="region" aria-labelledby="comparison" tabIndex={0} className="overflow-x-auto">
        <table className="machine-table w-full text-start text-sm">
          <thead>
            <tr>
              <td />
              {machines.map(({ id, name, to }) => (
                <th key={id} scope="col" className="text-start" aria-current={id === product.id || undefined}>
                  {id === product.id ? (
                    name
                  ) : (
                    <Link to={to} className="link">
                      {name}
                    </Link>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row" className="text-start text-muted">
                {formatMessage(messages.price)}
              </th>
              {machines.map(({ id, price }) => (
                <td key={id}>{price === undefined ? '–' : formatPrice(intl, price, currency)}</td>
              ))}
            </tr>
            {rows.map(key => (
              <tr key={key}>
                <th scope="row" className="text-start text-muted">
                  {formatMessage(specMessages[key])}
                </th>
                {machines.map(({ id, details }) => (
                  <td key={id}>{describe(details.specs[key]) ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
