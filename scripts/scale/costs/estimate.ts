/** What one view costs. */
export interface ViewCosts {
  /** Processor time of one rendered page, in milliseconds. */
  pageMs: number
  /** Processor time of one call that a browser makes through the shop, in milliseconds. */
  callMs: number
  /** Calls of the platform for a rendered page, by the shop. */
  platformCallsPerPage: number
  /** Calls of the platform for a view within the browser, through the shop. */
  callsPerInnerView: number
  /** Calls of the login service for a new visitor. */
  tokenCallsPerVisit: number
}

/** Who is there; see docs/scale.md for what is taken for granted. */
interface Traffic {
  visitors: number
  /** Between two views of one visitor. */
  secondsPerView: number
  /** The first of them is a page from the server, the others are made in the browser. 1: every view is a page. */
  viewsPerVisit: number
  /** The share of pages that a cache in front answers, from 0 to 1. */
  hitRatio: number
  /** How many times more than what is needed stands ready. */
  headroom: number
}

interface Estimate {
  pagesPerSecond: number
  callsPerSecond: number
  /** Cores that are busy. */
  cores: number
  /** Processes to start, each of which fills one core at most. */
  processes: number
  platformCallsPerSecond: number
  tokenCallsPerMinute: number
}

/** How much of everything so many visitors at once need. */
export function estimate(costs: ViewCosts, traffic: Traffic): Estimate {
  const { visitors, secondsPerView, viewsPerVisit, hitRatio, headroom } = traffic
  const viewsPerSecond = visitors / secondsPerView
  const visitsPerSecond = viewsPerSecond / viewsPerVisit
  const pagesPerSecond = visitsPerSecond * (1 - hitRatio)
  const callsPerSecond = (viewsPerSecond - visitsPerSecond) * costs.callsPerInnerView
  const cores = (pagesPerSecond * costs.pageMs + callsPerSecond * costs.callMs) / 1000
  return {
    pagesPerSecond,
    callsPerSecond,
    cores,
    processes: Math.max(1, Math.ceil(cores * headroom)),
    platformCallsPerSecond: pagesPerSecond * costs.platformCallsPerPage + callsPerSecond,
    tokenCallsPerMinute: visitsPerSecond * costs.tokenCallsPerVisit * 60
  }
}
