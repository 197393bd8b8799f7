import type { Localized } from '../../texts/localized-text'

/** Messages that shoppers can ask for, and end. */
export interface ConsentSubscription {
  /** Lower-case words with hyphens. */
  id: string
  channels: ('email' | 'sms' | 'whatsapp')[]
  title: Localized
  subtitle: Localized
  /** Where a storefront offers it, e.g. "checkout". */
  tags: string[]
  consentType: 'marketing' | 'legal'
  /** Cannot be left. */
  isRequired: boolean
  /** The one whose addresses are those of the newsletter's list. */
  isNewsletter?: boolean
}
