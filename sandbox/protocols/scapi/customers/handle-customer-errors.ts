import type { RequestHandler } from 'express'
import { CustomerError, type CustomerErrorName } from '../../../domain/customers/customer-error'
import { ProblemError } from '../../../http/problem'

const problems: Record<CustomerErrorName, [status: number, title: string]> = {
  'login-already-in-use': [400, 'Login Already In Use'],
  'invalid-password': [400, 'Invalid Password'],
  'invalid-current-password': [403, 'Invalid Current Password'],
  'login-needs-password': [400, 'Login Needs Password'],
  'invalid-reset-token': [400, 'Invalid Reset Token'],
  'customer-not-found': [404, 'Customer Not Found'],
  'address-id-already-in-use': [400, 'Address Id Already In Use'],
  'customer-address-not-found': [404, 'Customer Address Not Found'],
  'payment-instrument-not-found': [404, 'Payment Instrument Not Found'],
  'payment-instrument-no-card': [400, 'Payment Instrument Without Card'],
  'product-list-not-found': [404, 'Product List Not Found'],
  'product-list-item-not-found': [404, 'Product List Item Not Found'],
  'product-list-product-id-missing': [400, 'Product List Product Id Missing'],
  'product-list-product-not-found': [400, 'Product List Product Not Found'],
  'product-list-search-term': [400, 'Product List Search Term'],
  'payment-resource-refused': [400, 'Payment Resource Refused'],
  'standing-order-invalid': [400, 'Standing Order Invalid'],
  'too-many-entries': [400, 'Too Many Entries'],
  'invalid-link-ticket': [400, 'Invalid Link Ticket'],
  'provider-account-in-use': [409, 'Provider Account In Use'],
  'provider-account-not-found': [404, 'Provider Account Not Found'],
  'last-way-to-sign-in': [409, 'Last Way To Sign In'],
  'invalid-code': [400, 'Invalid Code'],
  'too-many-codes': [429, 'Too Many Codes'],
  'address-not-confirmed': [403, 'Address Not Confirmed'],
  'password-needed': [403, 'Password Needed'],
  'guest-order-not-found': [404, 'Guest Order Not Found']
}

function toProblem(error: unknown): unknown {
  if (!(error instanceof CustomerError)) return error
  const [status, title] = problems[error.reason]
  return new ProblemError(status, error.reason, title, error.message)
}

/** Runs a handler, also an asynchronous one, and passes errors of the customers domain on as problems. */
export function handleCustomerErrors(work: (...args: Parameters<RequestHandler>) => unknown): RequestHandler {
  return (request, response, next) => {
    Promise.resolve()
      .then(() => work(request, response, next))
      .catch(error => next(toProblem(error)))
  }
}
