/* global self, clients */
/**
 * Replaces the marketing tool's part of a service worker. A push message is JSON in the letters of the
 * original: t title, a text, i icon, img picture, u address, e extras, ri stays until answered, cid its
 * campaign, pab buttons. Send one from the browser's own tools: Application, Service workers, Push.
 */

// The original becomes active at once, too.
self.addEventListener('install', event => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', event => event.waitUntil(clients.claim()))

self.addEventListener('push', event => {
  const { t, a, i, img, u, e, ri, cid, pab } = readMessage(event.data)
  if (!t) return
  event.waitUntil(
    self.registration.showNotification(t, {
      body: a,
      icon: i,
      image: img,
      requireInteraction: ri,
      actions: pab,
      data: { url: u, extra: e, ab_ids: { cid } }
    })
  )
})

self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(clients.openWindow(event.notification.data?.url || '/'))
})

/** Ignores a message that is not JSON. */
function readMessage(data) {
  try {
    return data?.json() ?? {}
  } catch {
    return {}
  }
}
