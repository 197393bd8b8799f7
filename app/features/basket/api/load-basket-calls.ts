/** What reads a basket and adds to it, in a file of its own: most visitors have none, and pages show without it. */
export const loadBasketCalls = () => import(/* webpackChunkName: "basket" */ './basket-calls')

/** Fetches it ahead of an add, which fetches it again where that fails. */
export function preloadBasketCalls(): void {
  loadBasketCalls().catch(() => undefined)
}
