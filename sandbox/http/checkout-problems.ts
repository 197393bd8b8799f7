import { say, type Language } from '../texts/localized-text'
import { CheckoutError, type CheckoutErrorKind } from '../domain/checkout-error'
import { ProblemError } from './problem'

const statusOf: Record<CheckoutErrorKind, number> = {
  invalid: 400,
  'not-found': 404,
  conflict: 409,
  unavailable: 503
}

/** An error of baskets or orders as the platform's problem; what a shopper may read comes in their language. */
function toCheckoutProblem(error: CheckoutError, language: Language): ProblemError {
  const { kind, type, title, detail, members, shopperMessage } = error
  const shopperArguments = shopperMessage && {
    arguments: {
      statusCode: shopperMessage.statusCode,
      statusMessage: say(shopperMessage.statusMessage, language)
    }
  }
  return new ProblemError(statusOf[kind], type, title, detail, { ...members, ...shopperArguments })
}

/** Runs work on baskets or orders; its errors are thrown as problems, all others as they are. */
export function withCheckoutProblems<T>(language: Language, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof CheckoutError ? toCheckoutProblem(error, language) : error
  }
}
