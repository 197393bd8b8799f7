import type { Scorecard } from '../score-figures'
import type { PagesFigures } from '../pages/measure-pages'
import type { VarietyFigures } from '../pages/measure-variety'
import { PEERS, type PeerFigures } from '../peers'
import { compareFigures } from './compare-figures'
import { printRows } from './print-rows'

const KIB = 1024

/** How fast pages are answered; many addresses in the same table, as far as they have the figures. */
export function printSpeed(
  { pages, yardstick }: PagesFigures,
  varieties: VarietyFigures[],
  { score }: Scorecard
): void {
  const share = (requestsPerSecond: number) => `${((requestsPerSecond / yardstick) * 100).toFixed(0)} %`
  printRows([
    [
      'page',
      'median',
      'p95',
      'req/s',
      'of yardstick',
      'compressed',
      'failed',
      'calls/view',
      'older peer',
      'newest peer'
    ],
    ...pages.map(({ name, speed, platformCallsPerView }) => [
      name,
      score('medianMs', speed.medianMs, name, name),
      `${speed.p95Ms.toFixed(1)} ms`,
      score('requestsPerSecond', speed.requestsPerSecond, name, name),
      share(speed.requestsPerSecond),
      `${speed.compressedPerSecond.toFixed(0)} req/s`,
      String(speed.failures),
      score('platformCallsPerView', platformCallsPerView, name, name),
      describePeer(PEERS.older[name]),
      describePeer(PEERS.newest[name])
    ]),
    ...varieties.map(({ name, requestsPerSecond, failures, platformCallsPerView, addresses }) => [
      `${name} (${addresses})`,
      '',
      '',
      requestsPerSecond.toFixed(0),
      share(requestsPerSecond),
      '',
      String(failures),
      platformCallsPerView.toFixed(2)
    ])
  ])
  console.log(
    `median and p95: one visitor; req/s: ten at once; compressed: ten who ask for it, as browsers do; yardstick (25 bare products by React, same core): ${yardstick.toFixed(0)} req/s`
  )
}

const describePeer = (peer?: PeerFigures) =>
  peer ? `${peer.requestsPerSecond} req/s${peer.medianMs ? `, ${peer.medianMs} ms` : ''}` : ''

/** What a first visit transfers. */
export function printTransfer({ pages }: PagesFigures, { score }: Scorecard): void {
  printRows([
    ['page', 'HTML', 'CSS', 'scripts in HTML', 'older peer', 'newest peer'],
    ...pages.map(({ name, transfer }) => [
      name,
      score('htmlKiB', transfer.html / KIB, name, name),
      score('cssKiB', transfer.css / KIB, name),
      score('namedScriptsKiB', transfer.scripts / KIB, name, name),
      describePeerTransfer(PEERS.older[name]),
      describePeerTransfer(PEERS.newest[name])
    ])
  ])
}

const describePeerTransfer = (peer?: PeerFigures) =>
  peer?.scriptsKb ? `HTML ${peer.htmlKb}, scripts ${peer.scriptsKb} kB` : ''

interface RunFigures {
  views: number
  tokenCalls: number
  coldStartMs: number
  /** Microseconds that the session adds to a platform call. */
  sessionCost: number
  memoryMiB: number
}

/** What is said of all pages together. */
export function printRun(
  { views, tokenCalls, coldStartMs, sessionCost, memoryMiB }: RunFigures,
  { score }: Scorecard
): void {
  const tokens = score('tokenCallsPerThousand', (tokenCalls / views) * 1000, 'all pages')
  console.log(
    [
      `token calls per 1,000 anonymous views: ${tokens}, over ${views} views`,
      `the session adds ${sessionCost.toFixed(1)} µs to a platform call`,
      `cold start to the first page: ${score('coldStartMs', coldStartMs, 'shop')}`,
      `resident after all of this: ${memoryMiB.toFixed(0)} MiB`
    ].join('\n')
  )
}

/** Ours beside another storefront's, for what both have. */
export function printPagesBeside(origin: string, { pages }: PagesFigures, varieties: VarietyFigures[]): void {
  console.log(`\nBeside ${origin}, in turns: ours / theirs = ratio`)
  printRows([
    [
      'page',
      'median ms',
      'p95 ms',
      'req/s',
      'compressed req/s',
      'HTML KiB',
      'CSS KiB',
      'scripts in HTML KiB'
    ],
    ...pages.flatMap(({ name, speed, transfer, rival }) =>
      rival
        ? [
            [
              name,
              compareFigures(speed.medianMs, rival.speed.medianMs, 1),
              compareFigures(speed.p95Ms, rival.speed.p95Ms, 1),
              compareFigures(speed.requestsPerSecond, rival.speed.requestsPerSecond),
              compareFigures(speed.compressedPerSecond, rival.speed.compressedPerSecond),
              compareFigures(transfer.html / KIB, rival.transfer.html / KIB, 1),
              compareFigures(transfer.css / KIB, rival.transfer.css / KIB, 1),
              compareFigures(transfer.scripts / KIB, rival.transfer.scripts / KIB, 1)
            ]
          ]
        : []
    ),
    ...varieties.flatMap(({ name, requestsPerSecond, rivalRequestsPerSecond: theirs }) =>
      theirs === undefined ? [] : [[name, '', '', compareFigures(requestsPerSecond, theirs)]]
    )
  ])
}
