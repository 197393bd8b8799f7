export interface TabChannel<Message> {
  send: (message: Message) => void
  /** Calls back with the messages of other tabs; returns the unsubscribe function. */
  listen: (listener: (message: Message) => void) => () => void
  close: () => void
}

/** A channel between the tabs of this origin; undefined where the browser has none or refuses it. */
export function openTabChannel<Message>(name: string): TabChannel<Message> | undefined {
  try {
    const channel = new BroadcastChannel(name)
    return {
      send: message => channel.postMessage(message),
      listen(listener) {
        const hear = ({ data }: MessageEvent<Message>) => listener(data)
        channel.addEventListener('message', hear)
        return () => channel.removeEventListener('message', hear)
      },
      close: () => channel.close()
    }
  } catch {
    return undefined
  }
}
