import { useSite } from '../../../visit/site/site-context'
import { PasskeyLogin } from '../passkeys/passkey-login'
import type { FreshLoginWayProps } from './fresh-login-way'

/** Logging in again with a passkey. */
export function PasskeyWay({ onEnter }: FreshLoginWayProps) {
  const { login } = useSite()
  return login.passkeys ? <PasskeyLogin enter={onEnter} /> : null
}
