import { useState, type ReactNode } from 'react'
import { useIntl } from '../../../intl/intl'
import { paths } from '../../../visit/addresses/paths'
import { useSite } from '../../../visit/site/site-context'
import { Message } from '../../../ui/status/message'
import { describeSaved } from '../../payment/forms/describe-saved'
import { PaymentMethodForm } from '../../payment/forms/payment-method-form'
import type { Drafts } from '../../payment/forms/use-draft-form'
import { describePaymentError } from '../../payment/describe-payment-error'
import type { PaymentInput } from '../../payment/payment-form'
import { listSavedOptions } from '../../payment/payment-options'
import { usePaymentInstrument } from '../../payment/use-payment-instrument'
import type { PostalAddress } from '../../../person-fields/postal-address'
import { STANDING_METHOD_TEXTS } from '../describe-payment'
import { standingMessages as messages } from '../messages'
import type { StandingCustomer } from '../standing-customer'
import type { StandingPayment } from '../standing-order'
import { listStandingMethods } from '../standing-payment'

interface PaymentPartProps {
  customer: StandingCustomer
  shippingAddress: PostalAddress | undefined
  billingAddress: PostalAddress | undefined
  now: () => Date
  submitLabel: string
  actions?: ReactNode
  /** Rejects when it could not be saved. */
  onSave: (payment: StandingPayment) => void | Promise<void>
}

/** How every delivery is paid: a saved card, or a new resource at the provider. */
export function PaymentPart(props: PaymentPartProps) {
  const { customer, shippingAddress, billingAddress, now, submitLabel, actions, onSave } = props
  const intl = useIntl()
  const { formatMessage } = intl
  const { href, site } = useSite()
  const { company, creditorId } = site.facts
  const buildInstrument = usePaymentInstrument()
  const [problem, setProblem] = useState<string>()
  const [drafts] = useState<Drafts>(() => new Map())
  const methods = listStandingMethods({ shippingAddress, billingAddress })
  const { origin } = window.location
  const addresses = {
    successUrl: origin + href(paths.checkoutConfirmation),
    failureUrl: origin + href(paths.standingOrders)
  }
  const cards = customer.instruments.filter(({ methodId }) => methodId === 'UNZER_CARDS')
  const saved = listSavedOptions(
    methods.map(id => ({ id })),
    cards,
    { ...addresses, now: now() }
  )

  async function save(chosen: string, input: PaymentInput) {
    setProblem(undefined)
    try {
      await onSave(
        saved.find(({ id }) => id === chosen)?.instrument ?? (await leaveWithProvider(chosen, input))
      )
    } catch (error) {
      const text = describePaymentError(intl, error)
      setProblem(text === null ? undefined : (text ?? formatMessage(messages.failed)))
      throw error
    }
  }

  /** The instrument without an amount: each delivery has its own. */
  async function leaveWithProvider(methodId: string, input: PaymentInput): Promise<StandingPayment> {
    const instrument = await buildInstrument(methodId, 0, input, addresses)
    return Object.fromEntries(Object.entries(instrument).filter(([name]) => name !== 'amount'))
  }

  return (
    <>
      {problem && (
        <Message kind="error" answer>
          {problem}
        </Message>
      )}
      <PaymentMethodForm
        methods={methods.map(id => ({
          id,
          title: formatMessage(STANDING_METHOD_TEXTS[id].title),
          description: formatMessage(STANDING_METHOD_TEXTS[id].description, { days: site.facts.invoiceDays })
        }))}
        saved={saved.map(option => describeSaved(intl, option))}
        drafts={drafts}
        mandate={formatMessage(messages.mandate, { company, creditorId })}
        submitLabel={submitLabel}
        actions={actions}
        now={now}
        onSave={save}
      />
    </>
  )
}
