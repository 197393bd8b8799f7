import type { Language } from '../domain/localized-text'
import { CheckoutFault, type FaultKind } from '../domain/checkout-error'
import { ProblemError } from './problem'

const statusOf: Record<FaultKind, number> = { invalid: 400, 'not-found': 404, conflict: 409 }

/** A domain fault as the problem that the platform would answer; what a shopper may read comes in their language. */
export function mapFault(fault: CheckoutFault, language: Language): ProblemError {
  const { kind, type, title, detail, members, shopperMessage } = fault
  const told = shopperMessage && {
    arguments: {
      statusCode: shopperMessage.statusCode,
      statusMessage: shopperMessage.statusMessage[language]
    }
  }
  return new ProblemError(statusOf[kind], type, title, detail, { ...members, ...told })
}

/** Runs domain work; its faults leave as problems, everything else as it is. */
export function runCheckout<T>(language: Language, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof CheckoutFault ? mapFault(error, language) : error
  }
}
