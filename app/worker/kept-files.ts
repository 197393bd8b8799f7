import type { WorkerFetchEvent, WorkerScope } from './worker-scope'

/** Caches of other makers on this origin are not ours to delete. */
const PREFIX = 'shop-files-'

/** Files of one build, whose content never changes under their address. */
export function keptFiles(scope: WorkerScope) {
  const { shop, caches, location } = scope
  const name = `${PREFIX}${shop.bundle}`
  const root = `${location.origin}/mobify/bundle/${shop.bundle}/`

  const forget = async (isOver: (cache: string) => boolean): Promise<void> => {
    const names = await caches.keys()
    await Promise.all(names.filter(isOver).map(cache => caches.delete(cache)))
  }

  return {
    /** A whole file of this build; another build's is left to the network, and so is a part of a file. */
    isKept: ({ url, headers }: Request): boolean =>
      url.startsWith(root) && !url.includes('?') && !headers.has('range'),

    /** The file from the cache, else from the network and then kept. A full disk takes nothing away. */
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

    /** Whether a worker of another build has kept files, which its open tabs may still want. */
    hasOtherBuilds: async (): Promise<boolean> =>
      (await caches.keys()).some(cache => cache.startsWith(PREFIX) && cache !== name),

    forgetOtherBuilds: () => forget(cache => cache.startsWith(PREFIX) && cache !== name),
    forgetAll: () => forget(cache => cache.startsWith(PREFIX))
  }
}
