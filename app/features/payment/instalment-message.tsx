import { useEffect, useRef } from 'react'
import { loadScript } from '../../lazy-loading/load-script'

export type Placement = 'product' | 'cart'

/** The part of the provider's script that the shop uses: https://developer.paypal.com/docs/checkout/pay-later */
type Messages = (options: {
  amount: number
  currency: 'EUR'
  placement: Placement
  style: { layout: 'text' }
}) => { render: (into: HTMLElement) => Promise<void> }

/** The script's global; undefined when it is not there. */
const findMessages = (): Messages | undefined =>
  (window as { paypal?: { Messages?: Messages } }).paypal?.Messages

/** The payment provider's message about paying in instalments; nothing when its script cannot be loaded. */
export function InstalmentMessage({
  scriptUrl,
  amount,
  placement
}: {
  scriptUrl: string
  amount: number
  placement: Placement
}) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isOver = false
    loadScript(scriptUrl)
      .then(async hasCome => {
        if (!hasCome || isOver || !place.current) return
        await findMessages()?.({ amount, currency: 'EUR', placement, style: { layout: 'text' } }).render(
          place.current
        )
      })
      // The message is optional: the page works without it.
      .catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [scriptUrl, amount, placement])
  return <div ref={place} className="text-sm" />
}
