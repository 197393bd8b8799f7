import type { SiteSettings } from '../visit/site/resolve-site'

/** Settings that the server writes in front of the worker's code. */
export interface WorkerSettings {
  /** Names the build whose files are kept. */
  bundle: string
  /** Which address belongs to which site, for the offline page. */
  app: SiteSettings
  /** The worker has to unregister itself (worker/README.md). */
  isOff: boolean
  /** Address of the marketing tool's worker, which shows push messages; only in the worker that imports it. */
  pushScript?: string
}

export interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void
  stopImmediatePropagation(): void
}

export interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request
  /** The navigation preload's response, where there is one. */
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

/** The part of the service worker's global scope that ours uses. (TypeScript has the types of pages or workers, not both.) */
export interface WorkerScope {
  readonly shop: WorkerSettings
  readonly location: { origin: string }
  readonly caches: CacheStorage
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> }
    unregister(): Promise<boolean>
  }
  fetch(request: Request): Promise<Response>
  importScripts(url: string): void
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void
}
