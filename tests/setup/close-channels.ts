/** An open channel between tabs keeps its process running: Jest would wait for it after the last test. */
const opened = new Set<BroadcastChannel>()

class RecordedChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name)
    opened.add(this)
  }
}
Object.assign(globalThis, { BroadcastChannel: RecordedChannel })

afterAll(() => {
  for (const channel of opened) channel.close()
})

export {}
