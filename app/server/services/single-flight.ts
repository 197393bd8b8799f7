/** Reads under way, by key; there are never more of them than requests that wait for them. */
interface SingleFlight {
  isRunning(key: string): boolean
  /** Who asks for the same while it is being read waits for that read. */
  run<Value>(key: string, read: () => Promise<Value>): Promise<Value>
}

export function createSingleFlight(): SingleFlight {
  const running = new Map<string, Promise<unknown>>()
  return {
    isRunning: key => running.has(key),
    run<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
      const known = running.get(key)
      if (known) return known as Promise<Value>
      const started = read().finally(() => running.delete(key))
      running.set(key, started)
      return started
    }
  }
}
