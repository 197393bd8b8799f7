import { createHmac, randomBytes } from 'node:crypto'
import type { ServerSettings } from '../settings/server-settings'

/** For a shop without a key: fits this process only. */
const OWN_KEY = randomBytes(32)

/**
 * A signature that only this shop can make, over values that it gives to a browser.
 *
 * @param purpose keeps a signature from being taken for one of another kind
 */
export const signSession = (
  { sessionKey }: Pick<ServerSettings, 'sessionKey'>,
  purpose: string,
  ...values: (string | number)[]
): string =>
  createHmac('sha256', sessionKey ?? OWN_KEY)
    .update(JSON.stringify([purpose, ...values]))
    .digest('base64url')
