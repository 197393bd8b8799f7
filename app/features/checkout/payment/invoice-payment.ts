import { loadScript } from '../../../lazy-loading/load-script'
import {
  buildFraudScriptUrl,
  createPaymentResource,
  type PaymentProviderSettings
} from '../../../platform/side-services/payment-provider'
import { PaymentFormError, type PaymentAdapter } from './payment-form'

/**
 * Pay after delivery. The provider's invoice type has nothing to fill in and therefore no frame: its resource
 * is asked for as it is chosen, after the provider's fraud screening has met the browser.
 */
export const invoicePayment: PaymentAdapter = {
  methodId: 'UNZER_INVOICE',
  needsBirthday: true,
  async createResource(_input, { provider, fraudSessionId }) {
    const resourceId = await askFor(provider, fraudSessionId).catch(() => undefined)
    if (resourceId === undefined) throw new PaymentFormError('Invoice Error.')
    return resourceId
  }
}

async function askFor(
  provider: PaymentProviderSettings,
  fraudSessionId: string
): Promise<string | undefined> {
  const isScreened = await loadScript(buildFraudScriptUrl(provider, fraudSessionId))
  return isScreened ? createPaymentResource(fetch, provider, 'invoice') : undefined
}
