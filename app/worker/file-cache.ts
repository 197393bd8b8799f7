import type { WorkerFetchEvent, WorkerScope } from './worker-scope'

/** Caches with another prefix on this origin are not ours to delete. */
const PREFIX = 'shop-files-'

/** Files of one build, whose content never changes under their address. */
export function createFileCache(scope: WorkerScope) {
  const { shop, caches, location } = scope
  const name = `${PREFIX}${shop.bundle}`
  const root = `${location.origin}/mobify/bundle/${shop.bundle}/`

  const deleteCaches = async (isOver: (cache: string) => boolean): Promise<void> => {
    const names = await caches.keys()
    await Promise.all(names.filter(isOver).map(cache => caches.delete(cache)))
  }

  return {
    /** A whole file of this build; files of another build and range requests are left to the network. */
    isCacheable: ({ url, headers }: Request): boolean =>
      url.startsWith(root) && !url.includes('?') && !headers.has('range'),

    /** The file from the cache, else from the network and then cached. A full disk breaks nothing. */
    async read(event: WorkerFetchEvent): Promise<Response> {
      const { request } = event
      const cache = await caches.open(name).catch(() => undefined)
      const known = await cache?.match(request).catch(() => undefined)
      if (known) return known
      const answer = await scope.fetch(request)
      if (cache && answer.status === 200 && answer.type === 'basic')
        event.waitUntil(cache.put(request, answer.clone()).catch(() => undefined))
      return answer
    },

    /** Whether a worker of another build has cached files that its open tabs may still need. */
    hasOtherBuilds: async (): Promise<boolean> =>
      (await caches.keys()).some(cache => cache.startsWith(PREFIX) && cache !== name),

    deleteOtherBuilds: () => deleteCaches(cache => cache.startsWith(PREFIX) && cache !== name),
    deleteAll: () => deleteCaches(cache => cache.startsWith(PREFIX))
  }
}
