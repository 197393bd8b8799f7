import { useEffect, useState, type ComponentProps, type ComponentType } from 'react'
import type { BuyExpress } from '../../features/express/buy-express'
import { whenTouched } from '../../lazy-loading/when-touched'
import { Button } from '../../ui/action/button'

type Props = ComponentProps<typeof BuyExpress>

const PAYPAL = 'PayPal'

const loadExpress = () => import(/* webpackChunkName: "buy-express" */ '../../features/express/buy-express')

/** The way to PayPal and to the device's wallet, whose code loads with the visitor's first interaction. */
export function ExpressSlot({ findPurchase }: Pick<Props, 'findPurchase'>) {
  const [isAsked, setAsked] = useState(false)
  const [Found, setFound] = useState<ComponentType<Props>>()
  const load = () =>
    void loadExpress().then(
      loaded => setFound(() => loaded.BuyExpress),
      () => setAsked(false)
    )
  useEffect(() => whenTouched(load), [])
  return (
    <div className="needs-script min-h-24">
      {Found ? (
        <Found findPurchase={findPurchase} isAsked={isAsked} />
      ) : (
        <Button
          kind="secondary"
          wide
          busy={isAsked}
          onClick={() => {
            setAsked(true)
            load()
          }}
        >
          {PAYPAL}
        </Button>
      )}
    </div>
  )
}
