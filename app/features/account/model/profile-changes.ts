import type { PlatformCustomer } from '../../../platform/scapi/shopper-profile'
import type { Consents } from './customer'
import { toIsoDate } from './registration'

/** The personal data form (requirement 9.3). */
export interface ProfileValues {
  salutation?: string
  firstName?: string
  lastName?: string
  /** yyyy/mm/dd */
  birthday?: string
  phoneHome?: string
  phoneMobile?: string
  phoneBusiness?: string
}

/** Optional fields, which a customer may empty. */
const OPTIONAL = ['birthday', 'phoneHome', 'phoneMobile', 'phoneBusiness'] as const

/**
 * The profile in the platform's format; empty fields are omitted (requirement 9.3); null deletes a stored
 * value that was emptied.
 */
export function buildProfileChanges(
  { birthday, ...values }: ProfileValues,
  stored: ProfileValues = {}
): { [Field in keyof PlatformCustomer]?: PlatformCustomer[Field] | null } {
  const trimmed = Object.entries({ ...values, birthday: birthday && toIsoDate(birthday) }).map(
    ([name, value]) => [name, value?.trim()] as const
  )
  const emptied = OPTIONAL.filter(name => stored[name] && !{ birthday, ...values }[name]?.trim())
  return {
    ...Object.fromEntries(trimmed.filter(([, value]) => value)),
    ...Object.fromEntries(emptied.map(name => [name, null]))
  }
}

/** The three consents in the platform's format; the newsletter's source is the account (requirement 9.3). */
export const buildConsentChanges = ({
  newsletter,
  aboAlerts,
  decalcifyAlerts
}: Consents): PlatformCustomer => ({
  c_newsletter: newsletter,
  c_aboAlerts: aboAlerts,
  c_decalcifyAlerts: decalcifyAlerts,
  ...(newsletter && { c_newsletterSource: 'account' })
})

/** Whether at least one of the three consents differs from the stored one (requirement 9.3). */
export const hasConsentChanges = (stored: Consents, chosen: Consents): boolean =>
  stored.newsletter !== chosen.newsletter ||
  stored.aboAlerts !== chosen.aboAlerts ||
  stored.decalcifyAlerts !== chosen.decalcifyAlerts
