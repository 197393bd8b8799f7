import { keptFiles } from './kept-files'
import { answerOffline } from './answer-offline'
import type { WorkerFetchEvent, WorkerScope } from './worker-scope'

/** Starts the service worker (worker/README.md): files of the build come from the cache, lost pages from here. */
export function startWorker(scope: WorkerScope): void {
  const files = keptFiles(scope)
  if (scope.shop.isOff) return takeLeave(scope, files.forgetAll)

  scope.addEventListener('activate', event => {
    event.waitUntil(
      Promise.all([
        files.forgetOtherBuilds(),
        // The page need not wait for the worker to wake up.
        scope.registration.navigationPreload?.enable()
      ])
    )
  })
  scope.addEventListener('fetch', event => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== scope.location.origin) return
    if (files.isKept(request)) event.respondWith(files.read(event))
    else if (request.mode === 'navigate' && !pathname.startsWith('/mobify/'))
      event.respondWith(loadPage(scope, event))
  })
}

async function loadPage(scope: WorkerScope, event: WorkerFetchEvent): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await scope.fetch(event.request))
  } catch {
    return answerOffline(scope.shop, event.request.url)
  }
}

/** The switch-off: nothing is answered any more, nothing stays. */
function takeLeave(scope: WorkerScope, forgetAll: () => Promise<unknown>): void {
  scope.addEventListener('install', event => event.waitUntil(scope.skipWaiting()))
  scope.addEventListener('activate', event =>
    event.waitUntil(forgetAll().then(() => scope.registration.unregister()))
  )
}
