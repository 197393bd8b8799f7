import { keptFiles } from './kept-files'
import { answerOffline } from './answer-offline'
import type { WorkerFetchEvent, WorkerScope } from './worker-scope'

/** Starts the service worker (worker/README.md): files of the build come from the cache, lost pages from here. */
export function startWorker(scope: WorkerScope): void {
  const files = keptFiles(scope)
  if (scope.shop.isOff) return takeLeave(scope, files.forgetAll)

  scope.addEventListener('install', event => {
    // The marketing tool's worker would take over at once, and from every tab.
    event.stopImmediatePropagation()
    event.waitUntil(takeOver(scope, files.hasOtherBuilds))
  })
  scope.addEventListener('activate', event => {
    event.stopImmediatePropagation()
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

  // Last, so that its events reach us first. What cannot be loaded makes this worker fail before it is installed:
  // the browser keeps the one that is at work, and the page asks for the one without push messages.
  if (scope.shop.pushScript) scope.importScripts(scope.shop.pushScript)
}

/**
 * A worker with push messages and one without follow each other at once: a consent that is withdrawn ends now.
 * One of a new build waits for the last tab of the old one, which could lose files.
 */
async function takeOver(scope: WorkerScope, hasOtherBuilds: () => Promise<boolean>): Promise<void> {
  if (!(await hasOtherBuilds())) await scope.skipWaiting()
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
