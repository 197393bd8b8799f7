import type { Clock } from '../clock'
import type { Ids } from '../ids'
import type { PaymentPort, PaymentReport } from '../payment/payment-port'
import type { IsShopOrigin } from '../sites/shop-origins'
import { buildPayment } from './authorise'
import type { Payment, PaymentErrorCode } from './payment'
import type { ProviderStore } from './provider-store'
import { leadsAway, resourceKinds } from './resource'
import { findAccountOutcome, findInvoiceOutcome, LATE_WEBHOOK, SLOW_ANSWER } from './test-data'

/** A link in a mail waits longer than a shopper in front of a page, in milliseconds. */
const LINK_LIFETIME = 7 * 86_400_000

/** A shopper's action on the provider's page. */
type Decision = 'approve' | 'refuse' | 'cancel'

interface PaymentsServices {
  store: ProviderStore
  clock: Clock
  ids: Ids
  isShopOrigin: IsShopOrigin
  /** How long an open payment waits for its shopper, in milliseconds. */
  timeout: number
}

export type Payments = ReturnType<typeof createPayments>

/** Far enough ahead for everything that waits. */
const ALL = Number.MAX_SAFE_INTEGER

/** The provider's payments. Webhooks wait in the store until the platform takes them, and survive a restart there. */
export function createPayments({ store, clock, ids, isShopOrigin, timeout }: PaymentsServices) {
  const lifetimeOf = ({ isLink }: Payment): number => (isLink ? LINK_LIFETIME : timeout)
  const end = (payment: Payment, state: Payment['state'], error?: PaymentErrorCode): Payment => ({
    ...payment,
    state,
    error
  })

  /** A payment's state at a moment: an undecided one is over, a pending one is approved. */
  function settle(payment: Payment, now: number, isDecided: boolean): Payment {
    if (payment.state === 'open' && now >= payment.createdAt + lifetimeOf(payment))
      return end(payment, 'timed-out', 'TIMED_OUT')
    if (payment.state === 'pending' && isDecided) return end(payment, 'approved')
    return payment
  }

  function findNow(id: string): Payment | undefined {
    const payment = store.findPayment(id)
    return payment && settle(payment, clock.now(), false)
  }

  const report = ({ id, siteId, orderNo, state, error }: Payment): PaymentReport => ({
    paymentId: id,
    siteId,
    orderNo,
    state,
    error
  })

  /** A browser's resource, saved for a customer; undefined if it cannot be saved. */
  function keepResource(resourceId: string, customerId: string) {
    const resource = store.findResource(resourceId)
    if (!resource || !resourceKinds.get(resource.kind)?.canBeSaved) return undefined
    store.saveResource({ ...resource, keptFor: customerId })
    const { card } = resource
    return {
      resourceId: resource.id,
      paymentCard: card && {
        cardType: card.cardType,
        holder: card.holder,
        maskedNumber: card.maskedNumber,
        expirationMonth: card.month,
        expirationYear: card.year
      }
    }
  }

  function approve(payment: Payment, account: string | undefined): Payment {
    const outcome = leadsAway(payment.methodId) && account ? findAccountOutcome(account) : payment.outcome
    if (outcome === 'declined') return end(payment, 'refused', 'DECLINED')
    store.addWebhook(payment.id, clock.now() + (outcome === 'late' ? LATE_WEBHOOK : 0))
    // The same news once more.
    if (outcome === 'twice') store.addWebhook(payment.id, clock.now())
    return end(payment, 'approved')
  }

  function decide(payment: Payment, decision: Decision, account: string | undefined): Payment {
    if (decision === 'approve') return approve(payment, account)
    return decision === 'cancel'
      ? end(payment, 'cancelled', 'CANCELLED')
      : end(payment, 'refused', payment.methodId === 'UNZER_CARDS' ? 'THREE_D_SECURE_FAILED' : 'DECLINED')
  }

  function takeWebhooks(until: number): PaymentReport[] {
    return store.atomically(() =>
      store.listDueWebhooks(until).flatMap(({ number, paymentId }) => {
        const stored = store.findPayment(paymentId)
        const payment = stored && settle(stored, clock.now(), true)
        // Its end is not due yet.
        if (payment?.state === 'open') return []
        store.removeWebhook(number)
        if (!payment) return []
        store.savePayment(payment)
        return [report(payment)]
      })
    )
  }

  const port: PaymentPort = {
    authorise(request) {
      const now = clock.now()
      const { payment, resource } = buildPayment(request, ids.next('token'), { store, isShopOrigin, now })
      store.savePayment(payment)
      if (resource)
        store.saveResource({ ...resource, use: { customerId: request.customerId, paymentId: payment.id } })
      if (payment.state === 'open') store.addWebhook(payment.id, now + lifetimeOf(payment))
      if (payment.state === 'pending') store.addWebhook(payment.id, now + LATE_WEBHOOK)
      return report(payment)
    },
    findPayment(paymentId) {
      const payment = findNow(paymentId)
      return payment && report(payment)
    },
    cancel(paymentId, { isAuthorised }) {
      const payment = findNow(paymentId)
      if (!payment) return true
      const isPaid = payment.state === 'approved' || payment.state === 'pending'
      if (isPaid && !isAuthorised) return false
      if (isPaid || payment.state === 'open') store.savePayment(end(payment, 'cancelled', 'ORDER_CLOSED'))
      return true
    },
    takeWebhooks: () => takeWebhooks(clock.now()),
    keepInstrument(paymentId, customerId) {
      const { resourceId } = store.findPayment(paymentId) ?? {}
      return resourceId === undefined ? undefined : keepResource(resourceId, customerId)
    },
    agreeToRepeat(resourceId, customerId) {
      const resource = store.findResource(resourceId)
      if (!resource || (resource.keptFor !== undefined && resource.keptFor !== customerId)) return false
      const isKept = resource.keptFor === customerId
      if (!isKept && (resource.use !== undefined || clock.now() >= resource.expiresAt)) return false
      store.saveResource({ ...resource, keptFor: customerId })
      return true
    },
    getAnswerTime(methodId, resourceId, email) {
      const outcome =
        methodId === 'UNZER_INVOICE'
          ? findInvoiceOutcome(email)
          : resourceId === undefined
            ? undefined
            : store.findResource(resourceId)?.outcome
      return outcome === 'slow' ? SLOW_ANSWER : 0
    }
  }

  return {
    port,
    keepResource,

    /** A payment by the id in its page's address. */
    findPayment: findNow,

    /** Applies a shopper's action to an open payment; a decided one is unchanged. Undefined for an unknown one. */
    decide: (id: string, decision: Decision, account?: string): Payment | undefined =>
      store.atomically(() => {
        const payment = findNow(id)
        if (payment?.state !== 'open') return payment
        const decided = decide(payment, decision, account)
        // A link can be tried again until it is paid.
        if (decided.isLink && decided.state !== 'approved') return payment
        store.savePayment(decided)
        if (decided.state !== 'approved') store.addWebhook(id, clock.now())
        return decided
      }),

    /** Delivers what waits, due or not. */
    takeAllWebhooks: (): PaymentReport[] => takeWebhooks(ALL)
  }
}
