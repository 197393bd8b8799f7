import '@testing-library/jest-dom'

/** jsdom lays nothing out: what is observed has its size at once. */
class ImmediateObserver {
  constructor(private readonly tell: ResizeObserverCallback) {}
  observe(): void {
    this.tell([], this)
  }
  unobserve(): void {}
  disconnect(): void {}
}

// A component's test may ask for a server's environment, which has no window.
Object.assign(globalThis, { ResizeObserver: ImmediateObserver })
