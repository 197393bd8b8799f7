/** What tabs of one site tell each other about the basket. */
export type BasketNews = { kind: 'changed' } | { kind: 'ordered'; basketId: string; orderNo: string }

const channels = new Map<string, BroadcastChannel>()

/** One channel per site and tab: a tab never hears itself. Undefined where browsers have none. */
function openChannel(siteId: string): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  const known = channels.get(siteId)
  if (known) return known
  const channel = new BroadcastChannel(`basket-${siteId}`)
  channels.set(siteId, channel)
  return channel
}

export const tellOtherTabs = (siteId: string, news: BasketNews): void =>
  openChannel(siteId)?.postMessage(news)

/** Calls back with what other tabs tell; answers how to stop listening. */
export function listenToOtherTabs(siteId: string, hear: (news: BasketNews) => void): () => void {
  const channel = openChannel(siteId)
  if (!channel) return () => undefined
  const listener = ({ data }: MessageEvent<BasketNews>) => hear(data)
  channel.addEventListener('message', listener)
  return () => channel.removeEventListener('message', listener)
}

/** Hangs up; the next one who tells or listens opens the channel anew. */
export function closeChannels(): void {
  channels.forEach(channel => channel.close())
  channels.clear()
}
