import type { WorkerFetchEvent, WorkerScope } from './worker-scope'

/** Caches with another prefix on this origin are not ours to delete. */
const PREFIX = 'shop-files-'

/** A cache that takes longer to answer, in milliseconds, is slower than the network. */
const PATIENCE_MS = 1_000

/** Undefined where the work fails or takes too long. */
const inTime = <Found>(work: Promise<Found>): Promise<Found | undefined> =>
  new Promise(resolve => {
    setTimeout(resolve, PATIENCE_MS, undefined)
    work.then(resolve, () => resolve(undefined))
  })

/** Files of one build, whose content never changes under their address. */
export function createFileCache(scope: WorkerScope) {
  const { shop, caches, location } = scope
  const name = `${PREFIX}${shop.bundle}`
  const root = `${location.origin}/mobify/bundle/${shop.bundle}/`

  const deleteCaches = async (isOver: (cache: string) => boolean): Promise<void> => {
    const names = await caches.keys()
    await Promise.all(names.filter(isOver).map(cache => caches.delete(cache)))
  }

  /** Once it has come whole: while a cache writes, it answers nobody. */
  async function keep(cache: Cache, request: Request, answer: Response): Promise<void> {
    await answer.clone().blob()
    await cache.put(request, answer)
  }

  return {
    /** A whole file of this build; files of another build and range requests are left to the network. */
    isCacheable: ({ url, headers }: Request): boolean =>
      url.startsWith(root) && !url.includes('?') && !headers.has('range'),

    /** The file from the cache, else from the network and then cached. A full or slow disk breaks nothing. */
    async read(event: WorkerFetchEvent): Promise<Response> {
      const { request } = event
      const cache = await inTime(caches.open(name))
      const known = cache && (await inTime(cache.match(request)))
      if (known) return known
      const answer = await scope.fetch(request)
      if (cache && answer.status === 200 && answer.type === 'basic')
        event.waitUntil(keep(cache, request, answer.clone()).catch(() => undefined))
      return answer
    },

    /** Whether a worker of another build has cached files that its open tabs may still need. */
    hasOtherBuilds: async (): Promise<boolean> =>
      (await caches.keys()).some(cache => cache.startsWith(PREFIX) && cache !== name),

    deleteOtherBuilds: () => deleteCaches(cache => cache.startsWith(PREFIX) && cache !== name),
    deleteAll: () => deleteCaches(cache => cache.startsWith(PREFIX))
  }
}
