import { isValidIBAN, electronicFormatIBAN } from 'ibantools'
import type { Clock } from '../clock'
import type { Ids } from '../ids'
import { checkCard, type CardInput, type CardProblem } from './check-card'
import type { ProviderStore } from './provider-store'
import { RESOURCE_LIFETIME, resourceKinds, type Resource, type ResourceKind } from './resource'
import { findCardOutcome, findIbanOutcome, findWalletOutcome } from './test-data'

/** One error of a payment resource. */
interface ResourceProblem {
  code: CardProblem | 'IBAN_INVALID' | 'HOLDER_REQUIRED'
  field: string
}

/** The fields of a new resource are wrong; `problems` names each. */
export class ResourceError extends Error {
  constructor(readonly problems: ResourceProblem[]) {
    super(problems.map(({ code }) => code).join(', '))
    this.name = 'ResourceError'
  }
}

interface ResourcesServices {
  store: ProviderStore
  clock: Clock
  ids: Ids
}

export type Resources = ReturnType<typeof createResources>

/** Resources that browsers create before an order. Throws ResourceError for wrong fields. */
export function createResources({ store, clock, ids }: ResourcesServices) {
  function add(kind: ResourceKind, facts: Partial<Resource>): Resource {
    const resource: Resource = {
      ...facts,
      id: resourceKinds.get(kind)!.prefix + ids.next('resource'),
      kind,
      expiresAt: clock.now() + RESOURCE_LIFETIME
    }
    store.saveResource(resource)
    return resource
  }

  return {
    /** A kind for which nothing is entered, e.g. a PayPal account or an invoice. */
    addPlain: (kind: ResourceKind): Resource => add(kind, {}),

    addCard(input: CardInput): Resource {
      const checked = checkCard(input, clock.now())
      if ('problems' in checked) throw new ResourceError(checked.problems)
      return add('card', { card: checked.facts, outcome: findCardOutcome(checked.number) })
    },

    addDirectDebit(input: { iban: string; holder: string }): Resource {
      const iban = electronicFormatIBAN(input.iban) ?? ''
      const holder = input.holder.trim()
      const problems: ResourceProblem[] = []
      if (!isValidIBAN(iban)) problems.push({ field: 'iban', code: 'IBAN_INVALID' })
      if (holder.length < 2 || holder.length > 100)
        problems.push({ field: 'holder', code: 'HOLDER_REQUIRED' })
      if (problems.length > 0) throw new ResourceError(problems)
      const maskedNumber = iban.slice(-4).padStart(iban.length, '*')
      return add('direct-debit-secured', {
        account: { holder, maskedNumber },
        outcome: findIbanOutcome(iban)
      })
    },

    /** A device's token; its encrypted part is read by the provider only and not kept. */
    addWallet: (kind: 'applepay' | 'googlepay', encrypted: string): Resource =>
      add(kind, { outcome: findWalletOutcome(encrypted) }),

    /** The fraud screening has seen the browser that will order. */
    registerFraudSession: (id: string): void => store.addFraudSession(id)
  }
}
