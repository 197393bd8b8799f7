import { Redis } from 'ioredis'
import type { Asked } from './ask'

const DEADLINE_MS = 5_000

/** Pings Redis; its address, which may have a password, stays out of messages. */
export async function pingRedis(url: string): Promise<Asked> {
  const begun = Date.now()
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: DEADLINE_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null
  })
  let failure: string | undefined
  // The event's error is the cause of the rejection.
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
