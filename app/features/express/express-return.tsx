import { useEffect, useRef, useState } from 'react'
import { useHistory } from '../../entry/kit-adapter/router'
import { useIntl } from '../../intl/intl'
import type { PostalAddress } from '../../person-fields/postal-address'
import { paths } from '../../visit/addresses/paths'
import { findCountry } from '../../visit/site/locale-country'
import { useSite } from '../../visit/site/site-context'
import { Button } from '../../ui/action/button'
import { Message } from '../../ui/status/message'
import { useBasketAccess } from '../basket/api/basket-access'
import type { Basket } from '../basket/model/basket'
import { createAttemptStore, findOpenAttempt } from '../checkout/place-order/order-attempt'
import { usePaymentAddresses } from '../checkout/use-payment-addresses'
import { buildAddressDraft } from './payer-address'
import { expressReturnMessages as messages } from './return-messages'
import { takeOver, type TakenOver } from './take-over'
import { findTakenOver, forgetTakenOver } from './taken-over-state'

type State = 'running' | 'failed' | TakenOver

/** The return from PayPal with a payment that the shopper has agreed to. */
interface ExpressReturn {
  /** The basket gets address and payment from PayPal; the steps are hidden until then. */
  isRunning: boolean
  /** It was a device's wallet, not PayPal. */
  isWallet: boolean
  state: State | undefined
  /** Initial values of the address form, where PayPal's address cannot be used. */
  draft: PostalAddress | undefined
  takeOver: () => void
}

/**
 * Takes over what PayPal says of the payer, once for each return, and cleans the page's address. `basket` is the
 * shopper's, as soon as it is known.
 */
export function useExpressReturn(
  resourceId: string | undefined,
  basket: Basket | null | undefined
): ExpressReturn {
  const access = useBasketAccess()
  const findAddresses = usePaymentAddresses()
  const history = useHistory()
  const { site, locale, href } = useSite()
  // It stays after the page's address is clean.
  const [id] = useState(resourceId)
  const [state, setState] = useState<State | undefined>(
    resourceId === undefined ? findTakenOver(access.client) : 'running'
  )
  const begun = useRef<string>()

  async function run(from: Basket) {
    setState('running')
    try {
      setState(await takeOver(access, from, { resourceId: id ?? '', addresses: findAddresses() }))
      history.replace(href(paths.checkout))
    } catch {
      setState('failed')
    }
  }

  useEffect(() => forgetTakenOver(access.client), [access.client])

  useEffect(() => {
    if (!id || !basket || begun.current === id) return
    begun.current = id
    // An order of this basket may be on its way: it must not change any more.
    if (findOpenAttempt(createAttemptStore(site.id), Date.now())) setState(undefined)
    else void run(basket)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each return
  }, [id, basket])

  const isProblem = typeof state === 'object' && state.kind === 'address' && !state.isKept
  const isSolved = isProblem && basket?.shippingAddress !== undefined
  return {
    isRunning: state === 'running',
    isWallet: id === undefined,
    state: isSolved ? undefined : state,
    draft:
      isProblem && state.address
        ? buildAddressDraft(state.address, state.problem, findCountry(locale))
        : undefined,
    takeOver: () => void (basket && run(basket))
  }
}

/**
 * Address and payment that came from PayPal, and the fields that the shopper has to complete. Of a refused order the
 * page says why instead.
 */
export function ExpressReturnNote({
  state,
  isWallet,
  isOrderRefused,
  takeOver
}: Pick<ExpressReturn, 'state' | 'isWallet' | 'takeOver'> & { isOrderRefused: boolean }) {
  const { formatMessage } = useIntl()
  if (state === undefined || state === 'running' || isOrderRefused) return null
  if (state === 'failed')
    return (
      <div className="grid justify-items-start gap-4">
        <Message kind="error" answer>
          {formatMessage(messages.failed)}
        </Message>
        <Button kind="secondary" onClick={takeOver}>
          {formatMessage(messages.retry)}
        </Button>
      </div>
    )
  if (state.kind === 'ready')
    return (
      <Message kind="success" title={formatMessage(isWallet ? messages.readyWallet : messages.ready)} answer>
        {formatMessage(messages.readyText)}
      </Message>
    )
  const text = findText(state, isWallet)
  return (
    <Message kind="warning" answer>
      {formatMessage(text)}
    </Message>
  )
}

/** Tells the shopper the next step; a wallet's payment ends with another address. */
function findText(state: Exclude<TakenOver, { kind: 'ready' }>, isWallet: boolean) {
  if (state.kind !== 'address') return messages[state.kind]
  if (isWallet) return messages.unclearWallet
  return state.isKept ? messages.kept : messages[state.problem]
}
