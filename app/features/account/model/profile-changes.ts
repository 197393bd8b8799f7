import type { PlatformCustomer } from '../../../platform/scapi/shopper-profile'
import type { Consents } from './customer'
import { toIsoDate } from './registration'

/** The personal data form (requirement 2.3 "Customer"). */
export interface ProfileValues {
  salutation?: string
  firstName?: string
  lastName?: string
  /** yyyy/mm/dd */
  birthday?: string
  email?: string
  phoneHome?: string
  phoneMobile?: string
  phoneBusiness?: string
}

/** The profile in the platform's format; empty fields are omitted (requirement 2.7). */
export function buildProfileChanges({ birthday, ...values }: ProfileValues): PlatformCustomer {
  const trimmed = Object.entries({ ...values, birthday: birthday && toIsoDate(birthday) }).map(
    ([name, value]) => [name, value?.trim()] as const
  )
  return Object.fromEntries(trimmed.filter(([, value]) => value))
}

/** The three consents in the platform's format; the newsletter's source is the account (requirement 2.3). */
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

/** Whether there is something to save: at least one of the three differs from what is stored (requirement 2.4). */
export const hasConsentChanges = (stored: Consents, chosen: Consents): boolean =>
  stored.newsletter !== chosen.newsletter ||
  stored.aboAlerts !== chosen.aboAlerts ||
  stored.decalcifyAlerts !== chosen.decalcifyAlerts
