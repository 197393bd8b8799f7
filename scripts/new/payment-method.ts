import { insertAfter, insertBefore, type Changes, type Names, type Read } from './changes'

const METHODS = 'app/features/payment/payment-methods.ts'
const ADAPTERS = 'app/features/payment/payment-adapters.ts'

/**
 * A payment method whose provider asks the shopper on its own page, after the order button: its id and name, and its
 * adapter. The shop offers it as soon as the platform does.
 */
export function buildPaymentMethod({ kebab, camel, words }: Names, read: Read): Changes {
  const id = `UNZER_${kebab.replaceAll('-', '_').toUpperCase()}`
  const methods = insertAfter(read(METHODS), /const METHOD_IDS = \[/, `\n  '${id}',`)
  const adapters = insertAfter(read(ADAPTERS), /PaymentAdapter<Id> \} = \{/, `\n  ${id}: ${camel}Payment,`)
  return {
    [`app/features/payment/${kebab}-payment.ts`]: `import { paymentMessages } from './messages'
import type { PaymentAdapter } from './payment-form'

/** The shopper pays on the provider's page after the order button; before it there is nothing to fill in. */
export const ${camel}Payment: PaymentAdapter<'${id}'> = { methodId: '${id}', note: paymentMessages.leadsAway }
`,
    [METHODS]: insertBefore(methods, /\n {2}GIFT_CERTIFICATE: messages/, `\n  ${id}: '${words}',`),
    [ADAPTERS]: `import { ${camel}Payment } from './${kebab}-payment'\n${adapters}`
  }
}
