import { insertAfter, insertBefore, type Changes, type Names, type Read } from './changes'

const METHODS = 'app/features/payment/payment-methods.ts'
const ADAPTERS = 'app/features/payment/payment-adapters.ts'
const PROVIDER = 'app/platform/side-services/payment-provider.ts'
const OFFERED = 'sandbox/domain/payment/payment-methods.ts'
const RESOURCES = 'sandbox/domain/payment-provider/resource.ts'
const OPERATIONS = 'sandbox/operations/families/payment-provider.ts'

/** The method as the sandbox offers it: a provider's name is the same in each language. */
const buildOffer = (id: string, name: string) => `{
    id: '${id}',
    name: { de: '${name}', en: '${name}', it: '${name}', fr: '${name}' },
    description: {
      de: 'Mit Ihrem ${name}-Konto',
      en: 'With your ${name} account',
      it: 'Con il Suo conto ${name}',
      fr: 'Avec votre compte ${name}'
    }
  },
  `

/**
 * A payment method whose provider asks the shopper on its own page, after the order button: in the shop its id, name,
 * adapter and payment resource, in the sandbox its offer, its resource and the resource's operation.
 */
export function buildPaymentMethod({ kebab, camel, pascal, words }: Names, read: Read): Changes {
  const id = `UNZER_${kebab.replaceAll('-', '_').toUpperCase()}`
  const methods = insertAfter(read(METHODS), /const METHOD_IDS = \[/, `\n  '${id}',`)
  const adapters = insertAfter(read(ADAPTERS), /PaymentAdapter<Id> \} = \{/, `\n  ${id}: ${camel}Payment,`)
  return {
    [`app/features/payment/${kebab}-payment.ts`]: `import { paymentMessages } from './messages'
import type { PaymentAdapter } from './payment-form'
import { requestResource } from './request-resource'

/** The shopper pays on the provider's page after the order button; before it there is nothing to fill in. */
export const ${camel}Payment: PaymentAdapter<'${id}'> = {
  methodId: '${id}',
  note: paymentMessages.leadsAway,
  createResource: (_input, session) => requestResource(session, { kind: '${kebab}', failure: '${words} Error.' })
}
`,
    [METHODS]: insertBefore(methods, /\n {2}GIFT_CERTIFICATE: messages/, `\n  ${id}: '${words}',`),
    [ADAPTERS]: `import { ${camel}Payment } from './${kebab}-payment'\n${adapters}`,
    [PROVIDER]: insertAfter(read(PROVIDER), /type ResourceKind =\s+(?:\| )?/, `'${kebab}' | `),
    [OFFERED]: insertBefore(read(OFFERED), /\{\n {4}id: LINK_PAY,/, buildOffer(id, words)),
    [RESOURCES]: insertAfter(
      read(RESOURCES),
      /const KINDS = \{/,
      `\n  '${kebab}': { prefix: 's-${kebab}-', methodId: '${id}', isPlain: true, leadsAway: true },`
    ),
    [OPERATIONS]: insertAfter(
      read(OPERATIONS),
      /beyondSpec: \{/,
      `\n    'POST /types/${kebab}': 'create${pascal}Resource',`
    )
  }
}
