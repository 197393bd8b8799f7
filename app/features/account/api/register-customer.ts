import { withBotCheck } from '../../../platform/bot-check'
import type { Platform } from '../../../platform/platform'
import { shopperProfile } from '../../../platform/scapi/shopper-profile'
import type { Customer } from '../model/customer'
import { mapCustomer } from '../model/map-customer'
import { buildRegistration, type RegistrationValues } from '../model/registration'

/**
 * Registers a customer without logging them in.
 *
 * @throws PlatformError named after the status, with the problem's detail; `findRegistrationProblem` reads it.
 */
export async function registerCustomer(
  platform: Platform,
  values: RegistrationValues,
  botCheckToken?: string
): Promise<Customer> {
  const { registerCustomer: register } = platform.family(withBotCheck(shopperProfile, botCheckToken))
  return mapCustomer(await register({}, buildRegistration(values, platform.locale)))
}
