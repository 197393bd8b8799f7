interface TextStore {
  read: (name: string) => string | null
  /** @returns whether the browser keeps it; otherwise it lasts as long as the page. */
  write: (name: string, text: string) => boolean
  remove: (name: string) => void
  /** Names of all entries. */
  list: () => string[]
}

/** Storage of the browser that may be refused or full: refused values are kept for the page. */
function createTextStore(open: () => Storage): TextStore {
  const held = new Map<string, string>()
  const attempt = <Result>(task: (storage: Storage) => Result): Result | undefined => {
    try {
      return task(open())
    } catch {
      return undefined
    }
  }
  return {
    read: name => held.get(name) ?? attempt(storage => storage.getItem(name)) ?? null,
    write(name, text) {
      held.delete(name)
      const isKept = attempt(storage => (storage.setItem(name, text), true))
      if (!isKept) held.set(name, text)
      return Boolean(isKept)
    },
    remove(name) {
      held.delete(name)
      attempt(storage => storage.removeItem(name))
    },
    list: () => [...held.keys(), ...(attempt(Object.keys) ?? [])]
  }
}

/** Of this origin, for all tabs and visits. */
export const localStore = createTextStore(() => localStorage)
/** Of this tab, until it is closed. */
export const tabStore = createTextStore(() => sessionStorage)
