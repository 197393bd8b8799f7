import type { SiteSettings } from '../site/resolve-site'

/** What the server writes in front of the worker's code. */
export interface WorkerSettings {
  /** Names the build whose files are kept. */
  bundle: string
  /** Whose address is whose, for the offline page. */
  app: SiteSettings
  /** The worker is to take its leave (worker/README.md). */
  isOff: boolean
  /** Address of the marketing tool's worker, which shows push messages; only in the worker that has it along. */
  pushScript?: string
}

export interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void
  stopImmediatePropagation(): void
}

export interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request
  /** The browser's own start on a navigation, where it has made one. */
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

/** The little of a service worker's surroundings that ours uses. (TypeScript knows either pages or workers.) */
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
  addEventListener(type: 'install' | 'activate', hear: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', hear: (event: WorkerFetchEvent) => void): void
}
