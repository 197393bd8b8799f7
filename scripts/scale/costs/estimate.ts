/** What one view costs. */
export interface ViewCosts {
  /** Processor time of one rendered page, in milliseconds. */
  pageMs: number
  /** Processor time of one request that a page in the browser makes of the shop, in milliseconds. */
  requestMs: number
  /** Calls of the platform for a rendered page, by the shop. */
  platformCallsPerPage: number
  /** Requests of the shop for a view within the browser, files and pictures left out. */
  requestsPerInnerView: number
  /** Those of them that go to the platform. */
  platformCallsPerInnerView: number
  /** Calls of the login service for a new visitor who goes on after the first page. */
  tokenCallsPerVisit: number
}

/** The visitors; see docs/scale.md for the assumptions. */
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
  requestsPerSecond: number
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
  const innerViewsPerSecond = viewsPerSecond - visitsPerSecond
  const requestsPerSecond = innerViewsPerSecond * costs.requestsPerInnerView
  const cores = (pagesPerSecond * costs.pageMs + requestsPerSecond * costs.requestMs) / 1000
  return {
    pagesPerSecond,
    requestsPerSecond,
    cores,
    processes: Math.max(1, Math.ceil(cores * headroom)),
    platformCallsPerSecond:
      pagesPerSecond * costs.platformCallsPerPage + innerViewsPerSecond * costs.platformCallsPerInnerView,
    // Who never goes on within the browser needs no session.
    tokenCallsPerMinute: viewsPerVisit > 1 ? visitsPerSecond * costs.tokenCallsPerVisit * 60 : 0
  }
}
