import { createFileCache } from './file-cache'
import { answerOffline } from './answer-offline'
import type { WorkerFetchEvent, WorkerScope } from './worker-scope'

/** Starts the service worker (worker/README.md): files of the build come from the cache, the offline page from here. */
export function startWorker(scope: WorkerScope): void {
  const files = createFileCache(scope)
  if (scope.shop.isOff) return unregister(scope, files.deleteAll)

  scope.addEventListener('install', event => {
    // The marketing tool's worker would call skipWaiting and clients.claim by itself.
    event.stopImmediatePropagation()
    event.waitUntil(skipWaitingUnlessNewBuild(scope, files.hasOtherBuilds))
  })
  scope.addEventListener('activate', event => {
    event.stopImmediatePropagation()
    event.waitUntil(
      Promise.all([
        files.deleteOtherBuilds(),
        // The page need not wait for the worker to wake up.
        scope.registration.navigationPreload?.enable()
      ])
    )
  })
  scope.addEventListener('fetch', event => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== scope.location.origin) return
    if (files.isCacheable(request)) event.respondWith(files.read(event))
    else if (request.mode === 'navigate' && !pathname.startsWith('/mobify/'))
      event.respondWith(loadPage(scope, event))
  })

  // Last, so that its events reach us first. What cannot be loaded makes this worker fail before it is installed:
  // the browser keeps the one that is at work, and the page asks for the one without push messages.
  if (scope.shop.pushScript) scope.importScripts(scope.shop.pushScript)
}

/**
 * A worker with push messages and one without follow each other at once: a consent that is withdrawn ends now.
 * One of a new build waits for the last tab of the old one, which could lose files.
 */
async function skipWaitingUnlessNewBuild(
  scope: WorkerScope,
  hasOtherBuilds: () => Promise<boolean>
): Promise<void> {
  if (!(await hasOtherBuilds())) await scope.skipWaiting()
}

async function loadPage(scope: WorkerScope, event: WorkerFetchEvent): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await scope.fetch(event.request))
  } catch {
    return answerOffline(scope.shop, event.request.url)
  }
}

/** The kill switch: no more responses, and nothing stays behind. */
function unregister(scope: WorkerScope, deleteAll: () => Promise<unknown>): void {
  scope.addEventListener('install', event => event.waitUntil(scope.skipWaiting()))
  scope.addEventListener('activate', event =>
    event.waitUntil(deleteAll().then(() => scope.registration.unregister()))
  )
}
