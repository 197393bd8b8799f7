/**
 * Evaluates the code of the shop part by part, and lets the browser paint and answer taps in between: all of it at
 * once holds a phone up for a third of a second. What is named here is in the main file and the vendor's; `eager` says
 * that nothing is fetched for it. Each part brings along what it imports, so that the next one has less to do.
 */
const PARTS: (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["useQuery"] */ '@tanstack/react-query'),
  () => import(/* webpackMode: "eager", webpackExports: ["BrowserRouter"] */ 'react-router-dom'),
  () => import(/* webpackMode: "eager" */ '../../addresses/address-table'),
  () => import(/* webpackMode: "eager" */ '../../ui/header/header'),
  () => import(/* webpackMode: "eager" */ '../../content/components/content-components'),
  () => import(/* webpackMode: "eager" */ '../frame/shop-header'),
  () => import(/* webpackMode: "eager" */ '../frame/shop-footer'),
  () => import(/* webpackMode: "eager" */ '../layout/shop')
]

/** As React has its tasks: a timer that is set by a timer waits at least 4 ms. */
const nextTask = () =>
  new Promise<void>(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })

export async function evaluateParts(): Promise<void> {
  for (const evaluate of PARTS) {
    await evaluate()
    await nextTask()
  }
}
