import { Redis } from 'ioredis'
import type { Asked } from './ask'

const DEADLINE_MS = 5_000

/** Asks Redis whether it lives; its address, which may hold a password, stays out of what is said. */
export async function pingRedis(url: string): Promise<Asked> {
  const begun = Date.now()
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: DEADLINE_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null
  })
  let failure: string | undefined
  // What it says by this event is the cause of what the call rejects with.
  redis.on('error', (error: NodeJS.ErrnoException) => void (failure ??= error.code ?? error.message))
  try {
    await redis.connect()
    await redis.ping()
  } catch (error) {
    failure ??= (error as NodeJS.ErrnoException).code ?? (error as Error).message
  } finally {
    redis.disconnect()
  }
  return { headers: {}, body: '', type: failure ? undefined : 'PONG', ms: Date.now() - begun, failure }
}
