import { createHmac, randomBytes } from 'node:crypto'

/** For shops without a key: good as long as this process lives, and nowhere else. */
const OWN_KEY = randomBytes(32)

/**
 * The name under which others than the platform get to know a visitor or a customer: a
 * keyed hash, since the ids themselves open baskets and addresses at the platform, and an
 * unkeyed one could be compared with those of known e-mail addresses.
 */
export const nameShopper = (
  key: string | undefined,
  kind: 'visitor' | 'customer',
  siteId: string,
  id: string
): string =>
  createHmac('sha256', key ?? OWN_KEY)
    .update(JSON.stringify([kind, siteId, id]))
    .digest('base64url')
