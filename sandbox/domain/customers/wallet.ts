import type { Clock } from '../clock'
import type { Ids } from '../ids'
import { maskNumber } from '../payment/mask-number'
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

/** Saved means of payment of registered customers. */
export function createWallet({ customers, clock, ids }: { customers: Customers; clock: Clock; ids: Ids }) {
  return {
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
        const others = customer.paymentInstruments.map(other =>
          added.default ? { ...other, default: false } : other
        )
        return { ...customer, paymentInstruments: [...others, added] }
      })
      return added
    },

    removeInstrument(siteId: string, customerId: string, instrumentId: string): void {
      customers.change(siteId, customerId, customer => {
        const kept = customer.paymentInstruments.filter(other => other.paymentInstrumentId !== instrumentId)
        if (kept.length === customer.paymentInstruments.length) throw notFound(instrumentId)
        return { ...customer, paymentInstruments: kept }
      })
    }
  }
}

export type Wallet = ReturnType<typeof createWallet>
