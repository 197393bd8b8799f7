import { loadScript } from '../../lazy-loading/load-script'
import { isPlatformError } from '../../platform/http/platform-error'
import {
  buildFraudScriptUrl,
  createPaymentResource,
  type ResourceKind
} from '../../platform/side-services/payment-provider'
import {
  PaymentFormError,
  type PaymentResource,
  type PaymentSession,
  type RefusedField
} from './payment-form'

interface ResourceRequest {
  kind: ResourceKind
  fields?: Record<string, string>
  /** The provider's fraud screening has to have met the browser first. */
  isScreened?: boolean
  /** Message of requirement 7.3 when there is no resource. */
  failure: string
}

/**
 * Asks the provider for a resource.
 *
 * @throws PaymentFormError when there is none, with the field that the provider refused.
 */
export async function requestResource(
  { provider, fraudSessionId, signal }: PaymentSession,
  { kind, fields, isScreened, failure }: ResourceRequest
): Promise<PaymentResource> {
  if (isScreened && !(await loadScript(buildFraudScriptUrl(provider, fraudSessionId))))
    throw new PaymentFormError(failure)
  signal?.throwIfAborted()
  const id = await createPaymentResource(fetch, provider, kind, fields, signal).catch((error: unknown) => {
    signal?.throwIfAborted()
    throw new PaymentFormError(failure, findRefusedField(error))
  })
  if (id === undefined) throw new PaymentFormError(failure)
  return { c_paymentResourceId: id }
}

const FIELDS: Record<string, RefusedField> = { IBAN_INVALID: 'iban', HOLDER_REQUIRED: 'holder' }

function findRefusedField(error: unknown): RefusedField | undefined {
  const errors = isPlatformError(error, 400) ? error.data?.errors : undefined
  if (!Array.isArray(errors)) return undefined
  const codes = errors.map((each: { code?: unknown }) => String(each?.code))
  return codes.map(code => FIELDS[code]).find(Boolean)
}
