import { say } from '../../texts/localized-text'
import { Router, type Response } from 'express'
import { z } from 'zod'
import type { ShopperConsentsTypes } from 'commerce-sdk-isomorphic'
import type { ConsentSubscription } from '../../domain/messaging/consent-subscription'
import type { ProtocolContext } from '../protocol-context'
import { ConsentError, type ConsentErrorName, type Consents } from '../../domain/messaging/consents'
import { badRequest, ProblemError } from '../../http/problem'
import { readScope } from '../../http/request-scope'
import { buildConfirmLink } from '../newsletter-confirm-link'
import { requireUnpersonalized } from '../../http/require-unpersonalized'
import { readList } from './products/query-parameters'

const changeBody = z.looseObject({
  subscriptionId: z
    .string()
    .max(255)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  contactPointValue: z.string().min(3).max(320),
  channel: z.enum(['email', 'sms', 'whatsapp']),
  status: z.enum(['opt_in', 'opt_out'])
})
const bulkBody = z.looseObject({ subscriptions: z.array(changeBody).min(1).max(50) })
type Change = z.output<typeof changeBody>

const problems: Record<ConsentErrorName, [status: number, title: string]> = {
  'subscription-not-found': [404, 'Subscription Not Found'],
  'channel-not-offered': [400, 'Channel Not Offered'],
  'invalid-contact-point': [400, 'Invalid Contact Point'],
  'consent-required': [400, 'Consent Required'],
  'too-many-consents': [400, 'Too Many Consents']
}

/** Only the requested members are returned. */
const repeat = ({ subscriptionId, channel, contactPointValue, status }: Change) => ({
  subscriptionId,
  channel,
  contactPointValue,
  status
})

/** Shopper Consents, mounted at `/shopper/shopper-consents/v1/organizations/:organizationId` behind the guards. */
export function createConsentsRouter({
  consents,
  publicOrigin
}: { consents: Consents } & ProtocolContext): Router {
  const router = Router()

  /** Returns why a change was refused, undefined when it was not. */
  function update(response: Response, { contactPointValue, ...change }: Change): ConsentError | undefined {
    const { caller, site, locale } = readScope(response)
    const { subscriptionId, channel, status } = change
    const said = { subscriptionId, channel, status, contact: contactPointValue }
    try {
      consents.update(caller, said, buildConfirmLink(publicOrigin, site.id, locale))
      return undefined
    } catch (error) {
      if (error instanceof ConsentError) return error
      throw error
    }
  }

  function mapSubscription(
    response: Response,
    subscription: ConsentSubscription,
    withStatus: boolean
  ): ShopperConsentsTypes.ConsentSubscription {
    const { caller, language } = readScope(response)
    const { id, channels, title, subtitle, tags, consentType, isRequired } = subscription
    const statuses = withStatus ? consents.readStatuses(caller, subscription) : []
    return {
      subscriptionId: id,
      channels,
      title: say(title, language),
      subtitle: say(subtitle, language),
      tags,
      consentType,
      consentRequired: isRequired,
      defaultStatus: isRequired ? 'opt_in' : 'opt_out',
      ...(withStatus && {
        consentStatus: statuses.map(({ channel, contact, status }) => ({
          channel,
          contactPointValue: contact,
          status
        }))
      })
    }
  }

  router.get('/subscriptions', requireUnpersonalized, (request, response) => {
    const expand = readList(request.query.expand)
    const unknown = expand.find(part => part !== 'consentStatus')
    if (unknown !== undefined) throw badRequest("The query parameter 'expand' takes 'consentStatus' only.")
    const result: ShopperConsentsTypes.ConsentSubscriptionResponse = {
      data: consents
        .list(readList(request.query.tags))
        .map(subscription => mapSubscription(response, subscription, expand.length > 0))
    }
    response.json(result)
  })

  router.post('/subscriptions', (request, response) => {
    const change = changeBody.parse(request.body)
    const refusal = update(response, change)
    if (refusal) {
      const [status, title] = problems[refusal.reason]
      throw new ProblemError(status, refusal.reason, title, refusal.message)
    }
    const result: ShopperConsentsTypes.ConsentSubscriptionUpdateResponse = repeat(change)
    response.json(result)
  })

  router.post('/subscriptions/actions/bulk', (request, response) => {
    const result: ShopperConsentsTypes.ConsentSubscriptionBulkResponse = {
      results: bulkBody.parse(request.body).subscriptions.map(change => {
        const refusal = update(response, change)
        const error = refusal && { code: refusal.reason, message: refusal.message }
        return { ...repeat(change), success: !refusal, ...(error && { error }) }
      })
    }
    response.json(result)
  })

  return router
}
