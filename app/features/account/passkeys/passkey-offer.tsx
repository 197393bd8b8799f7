import { useEffect, useState } from 'react'
import { loadable } from '../../../entry/kit-adapter/loadable'
import { useIntl } from '../../../intl/intl'
import { Button } from '../../../ui/action/button'
import { Message } from '../../../ui/status/message'
import { useSite } from '../../../visit/site/site-context'
import { AccountSection } from '../account-frame'
import type { Customer } from '../model/customer'
import { usePending } from '../use-pending'
import { pendingPasskeys } from '../pending'
import { canCreateHere } from './browser-passkeys'
import { passkeyMessages, passkeyOfferMessages as messages } from './messages'
import { hasAnsweredOffer, noteOfferAnswer } from './offer-answer'

const AddPasskey = loadable(() => import(/* webpackChunkName: "add-passkey" */ './add-passkey'), {
  resolveComponent: ({ AddPasskey: component }) => component,
  ssr: false
})

/**
 * Offers a passkey to customers who have logged in with another means, on a device that can make one and is not known
 * to have one (requirement 14.2).
 */
export function PasskeyOffer({ customer }: { customer: Customer }) {
  const { formatMessage } = useIntl()
  const { site, login } = useSite()
  const [step, setStep] = useState<'none' | 'offer' | 'form' | 'done'>('none')
  const { pending, keep, forget } = usePending(pendingPasskeys, customer.customerId, () =>
    setStep(hasAnsweredOffer(site.id) ? 'none' : 'offer')
  )
  useEffect(() => {
    if (!login.passkeys || hasAnsweredOffer(site.id)) return
    void canCreateHere().then(canCreate => canCreate && setStep('offer'))
  }, [login.passkeys, site.id])

  function answer(next: 'none' | 'done') {
    noteOfferAnswer(site.id)
    forget()
    setStep(next)
  }

  if (step === 'none') return null
  if (step === 'done')
    return (
      <Message kind="success" answer>
        {formatMessage(passkeyMessages.done)}
      </Message>
    )
  return (
    <AccountSection title={formatMessage(passkeyMessages.title)}>
      <p>{formatMessage(messages.text)}</p>
      {step === 'form' || pending ? (
        <AddPasskey
          pending={pending}
          email={customer.email}
          onAsked={() => keep({})}
          onDone={() => answer('done')}
          onCancel={() => {
            forget()
            setStep('offer')
          }}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button kind="secondary" onClick={() => setStep('form')}>
            {formatMessage(passkeyMessages.add)}
          </Button>
          <Button kind="quiet" onClick={() => answer('none')}>
            {formatMessage(messages.notNow)}
          </Button>
        </div>
      )}
    </AccountSection>
  )
}
