type Mode = 'shared' | 'exclusive'

/** Web Locks of one name in one browser, as far as the shop uses them. */
export function createLocks() {
  let held: Mode[] = []
  let waiting: (() => void)[] = []
  const isFree = (mode: Mode) => held.length === 0 || (mode === 'shared' && !held.includes('exclusive'))
  const next = () => waiting.splice(0).forEach(look => look())

  async function request<Result>(
    _name: string,
    { mode = 'exclusive', ifAvailable }: { mode?: Mode; ifAvailable?: boolean },
    task: (lock: object | null) => Promise<Result>
  ): Promise<Result> {
    if (ifAvailable && !isFree(mode)) return task(null)
    while (!isFree(mode)) await new Promise<void>(resolve => waiting.push(resolve))
    const own = held
    held.push(mode)
    try {
      return await task({})
    } finally {
      own.splice(own.indexOf(mode), 1)
      next()
    }
  }

  return {
    manager: { request },
    /** As the browser does for a page that is gone. */
    releaseAll() {
      held = []
      next()
      waiting = []
    }
  }
}

class MemoryStorage {
  getItem(name: string) {
    return (Reflect.get(this, name) as string | undefined) ?? null
  }
  setItem(name: string, value: string) {
    Reflect.set(this, name, value)
  }
  removeItem(name: string) {
    Reflect.deleteProperty(this, name)
  }
}

const GLOBALS = ['navigator', 'localStorage', 'window'] as const

/** For tests that need the sandbox, which runs in Node only, and the few things of a browser that changes of a basket use. */
export function pretendBrowser(locks: object): void {
  const values = [{ locks }, new MemoryStorage(), new EventTarget()]
  for (const [index, name] of GLOBALS.entries())
    Object.defineProperty(globalThis, name, { value: values[index], configurable: true })
}

export const forgetBrowser = (): void => GLOBALS.forEach(name => Reflect.deleteProperty(globalThis, name))
