import type { PageName } from './bars'

export interface PeerFigures {
  /** At 10 connections, on one core. */
  requestsPerSecond: number
  medianMs?: number
  /** In kB, as a browser receives them. */
  scriptsKb?: number
  htmlKb?: number
  /** Lighthouse mobile. */
  performance?: number
}

type Peer = Partial<Record<PageName, PeerFigures>>

/**
 * What the vendor's storefronts did, production bundles against the same sandbox, measured on
 * 2026-11-22 on a machine of the same kind: its older template (10.2), and its newest storefront,
 * which renders 4 of 25 tiles on the server.
 */
export const PEERS: Record<'older' | 'newest', Peer> = {
  older: {
    home: { requestsPerSecond: 7, medianMs: 111, scriptsKb: 513, htmlKb: 65, performance: 68 },
    'product list': { requestsPerSecond: 4, medianMs: 206, scriptsKb: 521, htmlKb: 75, performance: 40 },
    'product detail': { requestsPerSecond: 7, medianMs: 118, scriptsKb: 518, htmlKb: 62, performance: 68 },
    search: { requestsPerSecond: 6 }
  },
  newest: {
    home: { requestsPerSecond: 20, medianMs: 56, scriptsKb: 386, htmlKb: 35, performance: 47 },
    'product list': { requestsPerSecond: 26, medianMs: 69, scriptsKb: 390, htmlKb: 41, performance: 46 },
    'product detail': { requestsPerSecond: 32, medianMs: 42, scriptsKb: 449, htmlKb: 35, performance: 45 }
  }
}
