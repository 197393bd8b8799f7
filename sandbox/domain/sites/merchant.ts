import type { Localized } from '../../texts/localized-text'

/** The company behind a site: what its legal pages and the foot of its mails name. */
export interface Merchant {
  /** With its legal form. */
  company: string
  street: string
  city: string
  /** Court and number of its entry in the commercial register. */
  court: Localized
  manager: string
  vatId: string
  phone: string
  email: string
  /** Days for a withdrawal; the shop has them in its own settings (`facts` in `config/sites.js`). */
  withdrawalDays: number
}
