import { PlatformError } from '../../platform/http/platform-error'

/**
 * An answer in time, or a timeout error; the work itself goes on. A refresh whose
 * answer comes late is thus not lost: the shopper's next request finds its outcome.
 */
export async function withinDeadline<Value>(
  operation: string,
  ms: number,
  work: Promise<Value>
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new PlatformError({ kind: 'timeout', operation, detail: `no answer within ${ms} ms` }))
    }, ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
