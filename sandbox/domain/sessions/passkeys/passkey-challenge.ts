import type { SiteId } from '../../sites/site'

/** What a challenge was made for. */
export type PasskeyChallenge =
  | {
      purpose: 'register'
      siteId: SiteId
      clientId: string
      customerId: string
      userHandle: string
      displayName: string
      nickName: string
    }
  | {
      purpose: 'authenticate'
      siteId: SiteId
      clientId: string
      /** Undefined where the passkey says who it is. */
      customerId?: string
    }
