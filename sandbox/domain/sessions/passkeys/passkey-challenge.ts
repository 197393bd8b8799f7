import type { SiteId } from '../../sites/site'

/** A challenge with its purpose. */
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
