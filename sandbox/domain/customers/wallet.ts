import type { Clock } from '../clock'
import type { Ids } from '../ids'
import { addLastDigits, maskNumber } from '../payment/mask-number'
import type { CustomerInstrument } from './customer'
import { CustomerError } from './customer-error'
import type { Customers } from './customers'

const INSTRUMENT_LIMIT = 50
type InstrumentFields = Record<string, unknown> & {
  paymentMethodId: string
  paymentCard?: Record<string, unknown>
  paymentBankAccount?: Record<string, unknown>
  default?: boolean
}

const notFound = (id: string) =>
  new CustomerError('payment-instrument-not-found', `The customer has no payment instrument '${id}'.`)

interface InstrumentChange {
  isDefault?: boolean
  expirationMonth?: number
  expirationYear?: number
}

/** The instrument with the given changes; a new expiry date needs a card. */
function changeInstrument(
  instrument: CustomerInstrument,
  { isDefault, expirationMonth, expirationYear }: InstrumentChange
): CustomerInstrument {
  const date = {
    ...(expirationMonth !== undefined && { expirationMonth }),
    ...(expirationYear !== undefined && { expirationYear })
  }
  const card = instrument.paymentCard as Record<string, unknown> | undefined
  if (Object.keys(date).length > 0 && !card)
    throw new CustomerError('payment-instrument-no-card', 'Only a payment card has an expiration date.')
  return {
    ...instrument,
    ...(isDefault !== undefined && { default: isDefault }),
    ...(card && { paymentCard: { ...card, ...date } })
  }
}

/** Only one instrument is the default. */
const withoutDefault = (instruments: CustomerInstrument[]): CustomerInstrument[] =>
  instruments.map(instrument => (instrument.default ? { ...instrument, default: false } : instrument))

interface WalletServices {
  customers: Customers
  clock: Clock
  ids: Ids
  /** The customer's resource at the payment provider; undefined for an unknown one, or another customer's. */
  keepResource: (
    resourceId: string,
    customerId: string
  ) => { resourceId: string; paymentCard?: Record<string, unknown> } | undefined
}

/** Saved means of payment of registered customers. */
export function createWallet({ customers, clock, ids, keepResource }: WalletServices) {
  const wallet = {
    /** Throws `payment-instrument-not-found`. */
    getInstrument(siteId: string, customerId: string, instrumentId: string): CustomerInstrument {
      const { paymentInstruments } = customers.getCustomer(siteId, customerId)
      const found = paymentInstruments.find(instrument => instrument.paymentInstrumentId === instrumentId)
      if (!found) throw notFound(instrumentId)
      return found
    },

    /** Saves a means of payment with its numbers masked; a default one takes that from the others. */
    addInstrument(siteId: string, customerId: string, fields: InstrumentFields): CustomerInstrument {
      const { paymentCard, paymentBankAccount, ...rest } = fields
      const now = new Date(clock.now()).toISOString()
      const added: CustomerInstrument = {
        default: false,
        ...rest,
        ...(paymentCard && { paymentCard: maskNumber(paymentCard) }),
        ...(paymentBankAccount && { paymentBankAccount: maskNumber(paymentBankAccount) }),
        paymentInstrumentId: ids.next('instrument'),
        creationDate: now,
        lastModified: now
      }
      customers.change(siteId, customerId, customer => {
        if (customer.paymentInstruments.length >= INSTRUMENT_LIMIT) {
          throw new CustomerError(
            'too-many-entries',
            `A customer has at most ${INSTRUMENT_LIMIT} payment instruments.`
          )
        }
        const { paymentInstruments } = customer
        const others = added.default ? withoutDefault(paymentInstruments) : paymentInstruments
        return { ...customer, paymentInstruments: [...others, added] }
      })
      return added
    },

    /**
     * Changes whether an instrument is the default one and when its card expires. Throws
     * `payment-instrument-not-found`, and `payment-instrument-no-card` for a date without a card.
     */
    updateInstrument(
      siteId: string,
      customerId: string,
      instrumentId: string,
      change: InstrumentChange
    ): CustomerInstrument {
      const before = wallet.getInstrument(siteId, customerId, instrumentId)
      const lastModified = new Date(clock.now()).toISOString()
      const changed = { ...changeInstrument(before, change), lastModified }
      customers.change(siteId, customerId, customer => {
        const others = changed.default
          ? withoutDefault(customer.paymentInstruments)
          : customer.paymentInstruments
        return {
          ...customer,
          paymentInstruments: others.map(other =>
            other.paymentInstrumentId === instrumentId ? changed : other
          )
        }
      })
      return changed
    },

    removeInstrument(siteId: string, customerId: string, instrumentId: string): void {
      customers.change(siteId, customerId, customer => {
        const kept = customer.paymentInstruments.filter(other => other.paymentInstrumentId !== instrumentId)
        if (kept.length === customer.paymentInstruments.length) throw notFound(instrumentId)
        return { ...customer, paymentInstruments: kept }
      })
    },

    /**
     * Saves what a customer has entered; with a resource of the payment provider (`c_paymentResourceId`) the card's
     * facts are the provider's own. Throws `payment-resource-refused`.
     */
    saveInstrument(siteId: string, customerId: string, fields: InstrumentFields): CustomerInstrument {
      const { c_paymentResourceId: resourceId } = fields
      if (typeof resourceId !== 'string') return wallet.addInstrument(siteId, customerId, fields)
      const kept = keepResource(resourceId, customerId)
      if (!kept) {
        throw new CustomerError(
          'payment-resource-refused',
          'The payment provider has no such resource for this customer.'
        )
      }
      const paymentCard = kept.paymentCard && addLastDigits(kept.paymentCard)
      return wallet.addInstrument(siteId, customerId, { ...fields, ...(paymentCard && { paymentCard }) })
    }
  }
  return wallet
}

export type Wallet = ReturnType<typeof createWallet>
