import type { Purchase } from '../../features/catalogue/purchase/use-purchase'
import { useTouchedComponent } from '../../lazy-loading/use-touched-component'

const loadExpress = () =>
  import(/* webpackChunkName: "buy-express" */ '../../features/express/buy-express').then(
    ({ BuyExpress }) => BuyExpress
  )

/** The place of the way to PayPal, which loads with the visitor's first interaction. */
export function ExpressSlot({ findPurchase }: Pick<Purchase, 'findPurchase'>) {
  const BuyExpress = useTouchedComponent(loadExpress)
  return (
    <div className="needs-script min-h-24">{BuyExpress && <BuyExpress findPurchase={findPurchase} />}</div>
  )
}
