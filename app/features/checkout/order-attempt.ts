/** An attempt to order one basket. */
export interface OrderAttempt {
  basketId: string
  /** What the basket is marked with. */
  key: string
  /** The order has been sent off and nobody has said yet what came of it. */
  isSent: boolean
  /** Set once the order is known to exist. */
  orderNo?: string
}

export interface AttemptStore {
  read(): OrderAttempt | undefined
  write(attempt: OrderAttempt): void
}

/**
 * Keeps the last attempt of a site where all tabs see it and a restart of the browser
 * does not lose it. Holds random ids and an order number, nothing about the shopper.
 * Without storage (blocked by the browser) it lasts as long as the page.
 */
export function createAttemptStore(siteId: string, storage: () => Storage): AttemptStore {
  const name = `checkout_${siteId}`
  let own: OrderAttempt | undefined
  return {
    read() {
      try {
        const text = storage().getItem(name)
        return text ? parseAttempt(JSON.parse(text)) : own
      } catch {
        return own
      }
    },
    write(attempt) {
      own = attempt
      try {
        storage().setItem(name, JSON.stringify(attempt))
      } catch {
        // The attempt stays in memory: enough for this page.
      }
    }
  }
}

function parseAttempt(value: unknown): OrderAttempt | undefined {
  const { basketId, key, isSent, orderNo } = (value ?? {}) as Record<string, unknown>
  if (typeof basketId !== 'string' || typeof key !== 'string') return undefined
  return {
    basketId,
    key,
    isSent: isSent === true,
    orderNo: typeof orderNo === 'string' ? orderNo : undefined
  }
}
