/** Registers the service worker when the page has loaded, so that it does not compete with the page. */
export function registerWorkerLater(): void {
  if (!('serviceWorker' in navigator) || !window.__CONFIG__.app.serviceWorker) return
  const register = () => {
    import(/* webpackChunkName: "register-worker" */ './set-worker').then(
      ({ registerWorker }) => registerWorker(),
      () => undefined
    )
  }
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
