/** What tabs of one site tell each other about the basket. */
export type BasketEvent = { kind: 'changed' } | { kind: 'ordered'; basketId: string; orderNo: string }

const channels = new Map<string, BroadcastChannel>()

/** One channel per site and tab, so a tab never receives its own events. Undefined where browsers have none. */
function openChannel(siteId: string): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  const known = channels.get(siteId)
  if (known) return known
  const channel = new BroadcastChannel(`basket-${siteId}`)
  channels.set(siteId, channel)
  return channel
}

export const notifyOtherTabs = (siteId: string, event: BasketEvent): void =>
  openChannel(siteId)?.postMessage(event)

/** Calls back with the events of other tabs; returns the unsubscribe function. */
export function listenToOtherTabs(siteId: string, callback: (event: BasketEvent) => void): () => void {
  const channel = openChannel(siteId)
  if (!channel) return () => undefined
  const listener = ({ data }: MessageEvent<BasketEvent>) => callback(data)
  channel.addEventListener('message', listener)
  return () => channel.removeEventListener('message', listener)
}

/** Closes all channels; the next use opens them again. */
export function closeChannels(): void {
  channels.forEach(channel => channel.close())
  channels.clear()
}
