import type { Family } from '../platform-core'
import type { Session, ShopperSession } from './session'

/**
 * Login and logout, for features: `platform.family(shopperSession).login(…)`. On the
 * server everybody is a guest: pages are rendered for anonymous visitors (requirement 13.2).
 */
export const shopperSession: Family<ShopperSession> = ({ session }) =>
  isShopperSession(session)
    ? session
    : {
        ...session,
        getState: () => undefined,
        getAuthType: () => 'guest',
        keepsCookies: () => Promise.resolve(true),
        onChange: () => () => undefined,
        login: refuse,
        logout: refuse
      }

const isShopperSession = (session: Session): session is ShopperSession => 'login' in session

const refuse = () => Promise.reject(new Error('Login in the browser only'))
