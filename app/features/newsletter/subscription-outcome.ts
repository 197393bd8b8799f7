import { isPlatformError } from '../../platform/http/platform-error'

/**
 * Whether a change of a subscription that ended in an error succeeded all the same: the messaging service
 * does not know the customer (title CustomerNotFoundError), who then receives nothing from it (requirement 11.1).
 */
export const isUnknownSubscriber = (error: unknown): boolean =>
  isPlatformError(error) && error.title === 'CustomerNotFoundError'
