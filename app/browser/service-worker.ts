/** Undefined where the browser has no service workers or refuses this one. */
export async function registerServiceWorker(address: string): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.register(address, { updateViaCache: 'none' })
  } catch {
    return undefined
  }
}

/** The one that is registered for this page; undefined without one, and where the browser refuses to say. */
export async function findServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.getRegistration()
  } catch {
    return undefined
  }
}
