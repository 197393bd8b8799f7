import { z } from 'zod'
import { readName } from '../../../platform/session/newcomer'
import { PASSKEY_ENDPOINTS, PASSKEY_NAME_LENGTH } from '../../../platform/session/passkeys'
import { EndpointError, type Endpoint } from '../../endpoints/endpoint'
import type { SessionParts } from '../../endpoints/endpoint-parts'
import { readCustomer, requireCustomer, requireFreshCustomer, updateCustomer } from './find-customer'
import { readPasskeyDates, writePasskeyDates } from './passkey-dates'
import { code, credential, passkeyEndpoint, refuseSpent } from './passkey-endpoint'

/**
 * Registration of a passkey for the customer of the session. Whose it becomes is read from the platform, never from
 * the browser, and the login service asks for a mailed code each time.
 */
export function passkeyRegistrationEndpoints(parts: SessionParts): Endpoint[] {
  const { slas, settings, clock } = parts

  return [
    passkeyEndpoint(parts, {
      path: PASSKEY_ENDPOINTS.code,
      limit: 'passkeyMail',
      body: z.object({ locale: z.string().max(16) }),
      async handle({ siteId, body, req, res, count }) {
        const site = settings.config.sites.find(({ id }) => id === siteId)
        const locale = site?.l10n.supportedLocales.find(({ id }) => id === body.locale)?.id
        if (!locale) throw new EndpointError(400, 'The request is malformed')
        const customer = await requireFreshCustomer(parts, req, siteId)
        const { isSubjectSpent } = await count(customer.customerId)
        res.status(202)
        // The last mail is still on its way.
        if (isSubjectSpent) return {}
        const { login = '' } = await readCustomer(parts, siteId, customer)
        await slas.passkeys.requestCode(siteId, { login, locale })
        return {}
      }
    }),
    passkeyEndpoint(parts, {
      path: PASSKEY_ENDPOINTS.createOptions,
      limit: 'passkeyCode',
      body: z.object({ code, name: z.string().trim().max(PASSKEY_NAME_LENGTH) }),
      async handle({ siteId, body, req, count }) {
        const customer = await requireCustomer(parts, req, siteId)
        refuseSpent(await count(customer.customerId))
        const { login = '', firstName, lastName } = await readCustomer(parts, siteId, customer)
        return slas.passkeys.startRegistration(siteId, {
          login,
          code: body.code,
          name: body.name,
          displayName: [firstName, lastName].map(readName).filter(Boolean).join(' ') || login
        })
      }
    }),
    passkeyEndpoint(parts, {
      path: PASSKEY_ENDPOINTS.create,
      limit: 'passkeyCode',
      body: z.object({ code, credential }),
      async handle({ siteId, body, req, count }) {
        const customer = await requireCustomer(parts, req, siteId)
        refuseSpent(await count(customer.customerId))
        const { login = '', c_passkeys: dates } = await readCustomer(parts, siteId, customer)
        await slas.passkeys.finishRegistration(siteId, {
          login,
          code: body.code,
          credential: body.credential
        })
        const created = new Date(clock.now()).toISOString()
        // The passkey is there: without its date the list only says less.
        await updateCustomer(
          parts,
          siteId,
          customer,
          writePasskeyDates({ ...readPasskeyDates(dates), [body.credential.id]: { created } })
        ).catch(parts.report)
        return {}
      }
    })
  ]
}
