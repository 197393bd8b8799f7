import { z } from 'zod'
import { PASSKEY_ENDPOINTS, type PasskeyList } from '../../../platform/session/passkeys'
import { EndpointError, type Endpoint } from '../../endpoints/endpoint'
import type { SessionParts } from '../../endpoints/endpoint-parts'
import { readCustomer, requireCustomer, requireFreshCustomer, updateCustomer } from './find-customer'
import { readPasskeyDates, writePasskeyDates } from './passkey-dates'
import { passkeyEndpoint } from './passkey-endpoint'

/** A customer's own passkeys: to list, with dates, and to remove. */
export function ownPasskeyEndpoints(parts: SessionParts): Endpoint[] {
  const { slas } = parts

  return [
    passkeyEndpoint(parts, {
      path: PASSKEY_ENDPOINTS.list,
      limit: 'passkeyList',
      body: z.object({}),
      async handle({ siteId, req, count }) {
        await count()
        const customer = await requireCustomer(parts, req, siteId)
        const { login = '', c_passkeys } = await readCustomer(parts, siteId, customer)
        const { accessToken } = customer
        const dates = readPasskeyDates(c_passkeys)
        const passkeys = await slas.passkeys.list(siteId, { login, accessToken })
        return {
          passkeys: passkeys.map(passkey => ({ ...passkey, ...dates[passkey.id] }))
        } satisfies PasskeyList
      }
    }),
    passkeyEndpoint(parts, {
      path: PASSKEY_ENDPOINTS.remove,
      limit: 'passkeyList',
      body: z.object({ id: z.string().min(1).max(256) }),
      async handle({ siteId, body: { id }, req, count }) {
        await count()
        const customer = await requireFreshCustomer(parts, req, siteId)
        const { login = '', c_passkeys, c_passwordOff } = await readCustomer(parts, siteId, customer)
        const owner = { login, accessToken: customer.accessToken }
        // Without codes nothing else is left.
        if (c_passwordOff === true && !parts.settings.privateClient) {
          const others = (await slas.passkeys.list(siteId, owner)).filter(passkey => passkey.id !== id)
          if (others.length === 0) throw new EndpointError(409, 'A customer needs a way to log in')
        }
        await slas.passkeys.remove(siteId, owner, id)
        const { [id]: removed, ...dates } = readPasskeyDates(c_passkeys)
        if (removed)
          await updateCustomer(parts, siteId, customer, writePasskeyDates(dates)).catch(parts.report)
        return {}
      }
    })
  ]
}
