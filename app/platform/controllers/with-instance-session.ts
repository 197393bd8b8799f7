import type { PlatformRequest } from '../http/send-request'
import type { Family } from '../platform-core'

/**
 * For controllers that act for a shopper: each call waits until the instance knows
 * who it is (requirement 13.2, Session). Public controllers do
 * not wait, so that a mere read never opens a session.
 */
export const withInstanceSession = <Operations extends object>(
  family: Family<Operations>
): Family<Operations> => actingFor(family, {})

/** The same for controllers that answer customers only: nothing is asked of them for a guest. */
export const forCustomers = <Operations extends object>(family: Family<Operations>): Family<Operations> =>
  actingFor(family, { forCustomers: true })

const actingFor =
  <Operations extends object>(
    family: Family<Operations>,
    who: Pick<PlatformRequest, 'forCustomers'>
  ): Family<Operations> =>
  core =>
    family({
      ...core,
      async call(request) {
        await core.session.ensureInstanceSession?.()
        return core.call({ ...request, ...who })
      }
    })
