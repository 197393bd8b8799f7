import type { Clock } from '../clock'
import { PaymentRefusal } from '../payment/payment-port'
import type { IsShopOrigin } from '../sites/shop-origins'
import { isFree } from './authorise'
import { CONSENT_LIFETIME, type ExpressConsent } from './express-consent'
import type { ProviderStore } from './provider-store'
import { resourceKinds, type Resource } from './resource'
import { findAccountOutcome, testPayers } from './test-data'

/** A payer's action on the provider's page. */
interface ConsentDecision {
  decision: 'approve' | 'cancel'
  /** One of `testPayers`, by its address's id. */
  payer?: string
  deliveryId?: string
}

type ConsentRequest = Omit<ExpressConsent, 'state' | 'payer' | 'deliveryId'>

interface ExpressServices {
  store: ProviderStore
  clock: Clock
  isShopOrigin: IsShopOrigin
}

export type ExpressPayments = ReturnType<typeof createExpressPayments>

/** Payments that shoppers agree to before they order: the provider gives the shop the payer's address and e-mail. */
export function createExpressPayments({ store, clock, isShopOrigin }: ExpressServices) {
  function findConsent(resourceId: string): (Resource & { express: ExpressConsent }) | undefined {
    const resource = store.findResource(resourceId)
    if (!resource?.express || clock.now() >= resource.expiresAt) return undefined
    return { ...resource, express: resource.express }
  }

  function decide(express: ExpressConsent, { decision, payer, deliveryId }: ConsentDecision): ExpressConsent {
    if (decision === 'cancel') return { ...express, state: 'cancelled' }
    const found = testPayers.find(({ id }) => id === payer) ?? testPayers[0]
    if (found.refuses) return { ...express, state: 'refused' }
    const delivery = express.deliveryChoices.find(({ id }) => id === deliveryId)
    return {
      ...express,
      state: 'agreed',
      payer: { email: found.account, address: found.address },
      deliveryId: delivery?.id
    }
  }

  return {
    /**
     * Asks for a payer's consent with a fresh resource. Throws PaymentRefusal for a resource that cannot pay so, and
     * for addresses that are not the shop's.
     */
    begin(resourceId: string, request: ConsentRequest): void {
      const resource = store.findResource(resourceId)
      if (!resource || !resourceKinds.get(resource.kind)?.leadsAway)
        throw new PaymentRefusal('RESOURCE_UNKNOWN')
      if (resource.use || resource.express || resource.keptFor !== undefined)
        throw new PaymentRefusal('RESOURCE_USED')
      if (clock.now() >= resource.expiresAt) throw new PaymentRefusal('RESOURCE_EXPIRED')
      for (const url of [request.successUrl, request.failureUrl])
        if (!URL.canParse(url) || !isShopOrigin(new URL(url).origin))
          throw new PaymentRefusal('RETURN_URL_REFUSED')
      store.saveResource({ ...resource, express: { ...request, state: 'open' } })
    },

    /** The agreed payment of a shopper; undefined for an unknown, ended, used or another shopper's. */
    find(resourceId: string, { siteId, customerId }: Pick<ExpressConsent, 'siteId' | 'customerId'>) {
      const resource = findConsent(resourceId)
      if (resource?.express.siteId !== siteId || resource.express.customerId !== customerId) return undefined
      return isFree(resource, { customerId }, store) ? resource.express : undefined
    },

    /** The consent that the provider's page is about. */
    findForPage: (resourceId: string): ExpressConsent | undefined => findConsent(resourceId)?.express,

    /** Applies a payer's action to an open consent; a decided one is unchanged. Undefined for an unknown one. */
    decide: (resourceId: string, action: ConsentDecision): ExpressConsent | undefined =>
      store.atomically(() => {
        const resource = findConsent(resourceId)
        if (resource?.express.state !== 'open') return resource?.express
        const express = decide(resource.express, action)
        store.saveResource({
          ...resource,
          express,
          ...(express.payer && {
            outcome: findAccountOutcome(express.payer.email),
            expiresAt: clock.now() + CONSENT_LIFETIME
          })
        })
        return express
      })
  }
}
