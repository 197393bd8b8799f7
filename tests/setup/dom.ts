import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'

/** Pages load parts of their code late: a busy machine needs longer than the library's second. */
configure({ asyncUtilTimeout: 5_000 })

/**
 * React warns of every update outside `act`, and a warning fails its test. A timer of the page runs out there or not, by
 * how fast the machine is. `act` itself, events and `waitFor` switch this on for as long as they last.
 */
beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }))

/** jsdom lays nothing out: what is observed has its size at once. */
class ImmediateObserver {
  constructor(private readonly tell: ResizeObserverCallback) {}
  observe(): void {
    this.tell([], this)
  }
  unobserve(): void {}
  disconnect(): void {}
}

Object.assign(globalThis, { ResizeObserver: ImmediateObserver })

// A component's test may ask for a server's environment, which has no window.
if (typeof window !== 'undefined') {
  /** Where the framework finds the files of the build. */
  Object.assign(window, { Progressive: { buildOrigin: '/bundle/' } })

  /** jsdom has dialogs, but cannot open or close them. */
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}
