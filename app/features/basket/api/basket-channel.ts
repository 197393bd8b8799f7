import { openTabChannel, type TabChannel } from '../../../browser/tab-channel'

/** Basket events between tabs of one site. */
export type BasketEvent = { kind: 'changed' } | { kind: 'ordered'; basketId: string; orderNo: string }

const channels = new Map<string, TabChannel<BasketEvent>>()

/** One channel per site and tab, so a tab never receives its own events. Undefined where browsers have none. */
function openChannel(siteId: string): TabChannel<BasketEvent> | undefined {
  const channel = channels.get(siteId) ?? openTabChannel<BasketEvent>(`basket-${siteId}`)
  if (channel) channels.set(siteId, channel)
  return channel
}

export const notifyOtherTabs = (siteId: string, event: BasketEvent): void => openChannel(siteId)?.send(event)

/** Calls back with the events of other tabs; returns the unsubscribe function. */
export const listenToOtherTabs = (siteId: string, callback: (event: BasketEvent) => void): (() => void) =>
  openChannel(siteId)?.listen(callback) ?? (() => undefined)

/** Closes all channels; the next use opens them again. */
export function closeChannels(): void {
  channels.forEach(channel => channel.close())
  channels.clear()
}
