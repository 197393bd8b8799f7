import { ZodError, type core } from 'zod'
import { say, type Language } from '../../texts/localized-text'
import { CheckoutError, type CheckoutErrorKind } from '../../domain/checkout-error'
import { ProblemError } from '../../http/problem'
import { nameException } from './exception-names'
import { toSnakeKey } from './key-case'
import { OcapiFault } from './ocapi-fault'

const statusOf: Record<CheckoutErrorKind, number> = {
  invalid: 400,
  'not-found': 404,
  conflict: 409,
  unavailable: 503
}
/** The client takes the payment instrument off when it reads this name (requirement 7.4). */
const PAYMENT_REFUSED = 'INVALID_PAYMENT_INSTRUMENTS'

/** The path of a member of the body, e.g. "$.product_items[0].product_id". */
const formatPath = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, key) => text + (typeof key === 'number' ? `[${key}]` : `.${toSnakeKey(String(key))}`),
    '$'
  )

function nameCheckoutError({ type, title, members }: CheckoutError): string {
  if (title === PAYMENT_REFUSED) return PAYMENT_REFUSED
  return 'couponCode' in members ? 'InvalidCouponCodeException' : nameException(type)
}

function fromCheckout(error: CheckoutError, language: Language): OcapiFault {
  const { field, ...members } = error.members
  const shopperArguments = error.shopperMessage && {
    statusCode: error.shopperMessage.statusCode,
    statusMessage: say(error.shopperMessage.statusMessage, language)
  }
  const path = typeof field === 'string' ? { path: formatPath(field.split('.')) } : undefined
  return new OcapiFault(statusOf[error.kind], nameCheckoutError(error), error.detail, {
    ...members,
    ...path,
    ...shopperArguments
  })
}

function fromIssue(issue: core.$ZodIssue | undefined): OcapiFault {
  const path = formatPath(issue?.path ?? [])
  const message = `The value of '${path}' is not valid: ${issue?.message ?? 'it is malformed'}.`
  return new OcapiFault(400, 'PropertyConstraintViolationException', message, { path })
}

/** Errors of Express and its body readers carry a status below 500 for errors of the client. */
function fromStatus(error: unknown): OcapiFault | undefined {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  if (status === 413) return new OcapiFault(413, 'RequestEntityTooLargeException', 'The body is too large.')
  if (status === 415) {
    return new OcapiFault(
      415,
      'UnsupportedContentTypeException',
      'The body is in a form that is not read here.'
    )
  }
  const isRefusal = typeof status === 'number' && status >= 400 && status < 500
  return isRefusal ? new OcapiFault(400, 'ResourcePathException', 'The request is malformed.') : undefined
}

/** Whatever was thrown as a fault of OCAPI, with the text for shoppers in their language; undefined for a defect. */
export function toOcapiFault(error: unknown, language: Language): OcapiFault | undefined {
  if (error instanceof OcapiFault) return error
  if (error instanceof CheckoutError) return fromCheckout(error, language)
  if (error instanceof ZodError) return fromIssue(error.issues[0])
  if (error instanceof ProblemError) {
    return new OcapiFault(error.status, nameException(error.slug), error.detail, error.members)
  }
  return fromStatus(error)
}
