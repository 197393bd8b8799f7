import type { BarName, PageName } from './bars'

interface PeerFigures {
  /** Of one visitor after the other. */
  medianMs: number
  /** In kB, as a browser receives them. */
  scriptsKb: number
  htmlKb: number
  /** Lighthouse mobile. */
  performance: number
}

type Peer = Partial<Record<PageName, PeerFigures>>

/**
 * The vendor's storefronts as production bundles against the same sandbox, measured on 2026-11-26 on a machine of the
 * same kind: its older template (10.2), and its newest storefront (React 19), which renders 4 of 25 tiles on the server.
 */
export const PEERS: Record<'older' | 'newest', Peer> = {
  older: {
    home: { medianMs: 71, scriptsKb: 513, htmlKb: 63, performance: 68 },
    'product list': { medianMs: 116, scriptsKb: 521, htmlKb: 70, performance: 40 },
    'product detail': { medianMs: 82, scriptsKb: 518, htmlKb: 60, performance: 68 }
  },
  newest: {
    home: { medianMs: 47, scriptsKb: 386, htmlKb: 33, performance: 73 },
    'product list': { medianMs: 40, scriptsKb: 390, htmlKb: 36, performance: 73 },
    'product detail': { medianMs: 37, scriptsKb: 449, htmlKb: 34, performance: 81 }
  }
}

/** Milliseconds of their processor time per page over varied addresses, from the same day. */
export const PEERS_VARIED: { name: string; bar: BarName; older: string; newest: string }[] = [
  { name: 'products, varied', bar: 'variedProductsMs', older: '94–105', newest: '34–35' },
  { name: 'lists, varied', bar: 'variedListsMs', older: '96', newest: '31–33' }
]
