type Rect = Partial<DOMRectReadOnly>

/** What watched elements see of the window: nothing until a test says so. */
export function stubIntersections() {
  const watching = new Map<Element, IntersectionObserverCallback>()
  class Observer {
    constructor(private readonly hear: IntersectionObserverCallback) {}
    observe(element: Element) {
      watching.set(element, this.hear)
    }
    disconnect() {
      for (const [element, hear] of watching) if (hear === this.hear) watching.delete(element)
    }
  }
  Object.defineProperty(window, 'IntersectionObserver', { value: Observer, configurable: true })
  return {
    isWatched: (element: Element) => watching.has(element),
    /** The element has come into the window, or lies outside of it at `top`. */
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
