import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useIntl } from '../../../intl/intl'
import { formatDay } from '../../../intl/format-date'
import { usePlatform } from '../../../platform/platform-context'
import { Button } from '../../../ui/action/button'
import { Message } from '../../../ui/status/message'
import { StepCard } from '../../../ui/frame/step-card'
import type { Country } from '../../postal-address/countries-query'
import { createStandingOrder } from '../create-standing-order'
import { describePayment } from '../describe-payment'
import { standingMessages as messages } from '../messages'
import { buildPlan } from '../delivery-plan'
import type { StandingCustomer, StandingDelivery } from '../standing-customer'
import type { StandingPayment } from '../standing-order'
import type { StandingStart } from '../standing-start'
import { useStandingProducts } from '../use-standing-products'
import { DeliveryFacts } from './delivery-facts'
import { DeliveryForm } from './delivery-form'
import { PaymentPart } from './payment-part'
import { ProductsForm } from './products-form'
import { RhythmForm, type Rhythm } from './rhythm-form'
import { StandingItems, StandingSum } from './standing-items'

interface CreateStandingOrderFormProps {
  customer: StandingCustomer
  countries: readonly Country[]
  start: StandingStart
  suggestions: readonly string[]
  newAddress: (close: () => void) => ReactNode
  now: () => Date
  onDone: () => void
  onCancel: () => void
}

const STEPS = ['products', 'rhythm', 'delivery', 'payment', 'review'] as const
type Step = (typeof STEPS)[number]

/** A new standing order, step by step; nothing is stored before the last. */
export function CreateStandingOrderForm(props: CreateStandingOrderFormProps) {
  const { customer, countries, start, suggestions, newAddress, now, onDone, onCancel } = props
  const intl = useIntl()
  const { formatMessage } = intl
  const access = { client: useQueryClient(), platform: usePlatform() }
  const [step, setStep] = useState<Step>('products')
  const [items, setItems] = useState(start.items)
  const [rhythm, setRhythm] = useState<Partial<Rhythm>>({})
  const [delivery, setDelivery] = useState<Partial<StandingDelivery>>({})
  const [payment, setPayment] = useState<StandingPayment>()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const { products = [], sum } = useStandingProducts(items)
  const ref = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) ref.current?.focus()
    isFirst.current = false
  }, [step])

  const done: Record<Exclude<Step, 'review'>, boolean> = {
    products: step !== 'products',
    rhythm: rhythm.day !== undefined,
    delivery: delivery.shippingAddress !== undefined,
    payment: payment !== undefined
  }
  /** The next one that is not filled in. */
  const goOn = (known: Partial<typeof done>) =>
    setStep(STEPS.find(each => each !== 'review' && !{ ...done, ...known }[each]) ?? 'review')
  const modeOf = (each: Step) => {
    if (each === step) return 'edit'
    return each !== 'review' && done[each] ? 'summary' : 'disabled'
  }

  async function create() {
    const { interval, day } = rhythm
    const { shippingAddress, billingAddress, shippingMethodId } = delivery
    // The steps before have set them.
    if (!interval || !day || !shippingAddress || !billingAddress || !payment) return
    setBusy(true)
    setFailed(false)
    try {
      await createStandingOrder(access, {
        interval,
        startDate: day,
        ...buildPlan(day, Number(interval)),
        shippingAddress: { ...shippingAddress },
        billingAddress: { ...billingAddress },
        shipping: { shippingMethodId },
        payment,
        notifications: [],
        items: [...items]
      })
      onDone()
    } catch {
      // Shown above the button; every choice is still there.
      setFailed(true)
      setBusy(false)
    }
  }

  const steps: Record<Step, { title: string; form: ReactNode; summary?: ReactNode }> = {
    products: {
      title: formatMessage(messages.products),
      form: (
        <div className="grid gap-5">
          {start.leftOut.length > 0 && (
            <Message kind="info">
              {start.leftOut.map(each => (
                <p key={each}>{formatMessage(messages[each])}</p>
              ))}
            </Message>
          )}
          <ProductsForm
            items={items}
            suggestions={suggestions}
            submitLabel={formatMessage(messages.continue)}
            onSave={chosen => {
              setItems(chosen)
              goOn({ products: true })
            }}
          />
        </div>
      ),
      summary: (
        <>
          <StandingItems label={formatMessage(messages.products)} items={items} products={products} />
          <StandingSum total={sum.total} currency={sum.currency} />
        </>
      )
    },
    rhythm: {
      title: formatMessage(messages.rhythm),
      form: (
        <RhythmForm
          rhythm={rhythm}
          now={now}
          submitLabel={formatMessage(messages.continue)}
          onSave={chosen => {
            setRhythm(chosen)
            goOn({ rhythm: true })
          }}
        />
      ),
      summary: rhythm.day && (
        <p>
          {`${formatMessage(messages.everyWeeks, { count: Number(rhythm.interval) })}, ${formatMessage(messages.next, { date: formatDay(intl, rhythm.day) })}`}
        </p>
      )
    },
    delivery: {
      title: formatMessage(messages.delivery),
      form: (
        <DeliveryForm
          delivery={delivery}
          addresses={customer.addresses}
          countries={countries}
          newAddress={newAddress}
          submitLabel={formatMessage(messages.continue)}
          onSave={chosen => {
            setDelivery(chosen)
            // The payment methods depend on the address.
            setPayment(undefined)
            goOn({ delivery: true, payment: false })
          }}
        />
      ),
      summary: <DeliveryFacts delivery={delivery} countries={countries} />
    },
    payment: {
      title: formatMessage(messages.payment),
      form: (
        <PaymentPart
          customer={customer}
          shippingAddress={delivery.shippingAddress}
          billingAddress={delivery.billingAddress}
          now={now}
          submitLabel={formatMessage(messages.continue)}
          onSave={chosen => {
            setPayment(chosen)
            goOn({ payment: true })
          }}
        />
      ),
      summary: <p>{describePayment(intl, payment, customer.instruments)}</p>
    },
    review: {
      title: formatMessage(messages.review),
      form: (
        <div className="grid gap-5">
          {hasFailed && (
            <Message kind="error" answer>
              {formatMessage(messages.failed)}
            </Message>
          )}
          <p>{formatMessage(messages.reviewText)}</p>
          {rhythm.day && (
            <ul className="figures grid gap-1">
              {buildPlan(rhythm.day, Number(rhythm.interval)).deliveries.map(({ id, shippingDate }) => (
                <li key={id}>{formatDay(intl, shippingDate)}</li>
              ))}
            </ul>
          )}
          <StandingSum total={sum.total} currency={sum.currency} />
          <div>
            <Button busy={isBusy} onClick={() => void create()}>
              {formatMessage(messages.place)}
            </Button>
          </div>
        </div>
      )
    }
  }

  return (
    <div className="grid gap-4">
      <h2 className="heading-3">{formatMessage(messages.createTitle)}</h2>
      {STEPS.map((each, index) => (
        <StepCard
          key={each}
          number={index + 1}
          title={steps[each].title}
          mode={modeOf(each)}
          editLabel={formatMessage(messages.change)}
          onEdit={isBusy ? undefined : () => setStep(each)}
          summary={steps[each].summary}
        >
          {each === step && (
            <div ref={ref} tabIndex={-1}>
              {steps[each].form}
            </div>
          )}
        </StepCard>
      ))}
      <div>
        <Button kind="secondary" disabled={isBusy} onClick={onCancel}>
          {formatMessage(messages.cancel)}
        </Button>
      </div>
    </div>
  )
}
