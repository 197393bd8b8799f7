import type { Scorecard } from '../score-figures'
import type { PagesFigures } from '../pages/measure-pages'
import { PEERS } from '../peers'
import { printRows } from './print-rows'

const KIB = 1024

/** How soon pages are answered, to one visitor after the other. */
export function printSpeed({ pages }: PagesFigures, { score }: Scorecard): void {
  printRows([
    ['page', 'median', 'p95', 'calls/view', 'older peer', 'newest peer'],
    ...pages.map(({ name, speed, platformCallsPerView }) => [
      name,
      score('medianMs', speed.medianMs, name, name),
      `${speed.p95Ms.toFixed(1)} ms`,
      score('platformCallsPerView', platformCallsPerView, name, name),
      describePeer(PEERS.older[name]),
      describePeer(PEERS.newest[name])
    ])
  ])
}

const describePeer = (peer?: { medianMs: number }) => (peer ? `${peer.medianMs} ms` : '')

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

const describePeerTransfer = (peer?: { htmlKb: number; scriptsKb: number }) =>
  peer ? `HTML ${peer.htmlKb}, scripts ${peer.scriptsKb} kB` : ''

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
