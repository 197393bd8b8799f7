import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'
import { ownPasskeys } from '../../../platform/session/own-passkeys'
import type { Passkey } from '../../../platform/session/passkeys'

/** The customer's passkeys, for the browser only. */
export const passkeysQuery = (platform: Platform): QueryObject<Passkey[]> => ({
  queryKey: ['passkeys'],
  queryFn: () => platform.family(ownPasskeys).list()
})
