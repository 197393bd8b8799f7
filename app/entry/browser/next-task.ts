/**
 * Lets the browser paint and answer taps before the start goes on. As React has its tasks: a timer that is set by a
 * timer waits at least 4 ms.
 */
export const nextTask = (): Promise<void> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
