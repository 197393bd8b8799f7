import '@testing-library/jest-dom'

/** jsdom lays nothing out: what is observed has its size at once. */
window.ResizeObserver = class {
  constructor(private readonly tell: ResizeObserverCallback) {}
  observe(): void {
    this.tell([], this)
  }
  unobserve(): void {}
  disconnect(): void {}
}
