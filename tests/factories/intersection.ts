type Rect = Partial<DOMRectReadOnly>

/** Stubs IntersectionObserver: nothing intersects until a test calls `tell`. */
export function stubIntersections() {
  const watching = new Map<Element, IntersectionObserverCallback>()
  class Observer {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe(element: Element) {
      watching.set(element, this.callback)
    }
    disconnect() {
      for (const [element, callback] of watching) if (callback === this.callback) watching.delete(element)
    }
  }
  Object.defineProperty(window, 'IntersectionObserver', { value: Observer, configurable: true })
  return {
    isWatched: (element: Element) => watching.has(element),
    /** Reports the element as intersecting the viewport, or as outside of it at `top`. */
    tell: (element: Element, isIntersecting: boolean, top = 0) =>
      watching.get(element)?.(
        [
          {
            target: element,
            isIntersecting,
            boundingClientRect: { top } as Rect,
            rootBounds: { bottom: 800 } as Rect
          } as IntersectionObserverEntry
        ],
        {} as IntersectionObserver
      )
  }
}
