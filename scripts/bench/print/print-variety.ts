import type { ProcessorTimes } from '../pages/measure-variety'
import { PEERS_VARIED } from '../peers'
import { median } from '../percentile'
import type { Scorecard } from '../score-figures'
import { printRows } from './print-rows'

const describe = (rounds: number[] = []): string =>
  `${median(rounds).toFixed(2)} ms (${Math.min(...rounds).toFixed(2)}–${Math.max(...rounds).toFixed(2)})`

const describeOther = ([ours = [], other]: number[][]): string[] =>
  other ? [describe(other), (median(ours) / median(other)).toFixed(3)] : []

/** Medians of the rounds, with the least and the most of them; the other build's beside ours. */
export function printVariety(figures: ProcessorTimes[], { score }: Scorecard): void {
  const isCompared = figures.some(({ rounds }) => rounds.length > 1)
  printRows([
    [
      'processor time per page',
      'addresses',
      'ours (bar)',
      'rounds',
      ...(isCompared ? ['other build', 'ours / other'] : []),
      'older, newest peer'
    ],
    ...figures.map(({ name, addresses, rounds }) => {
      const ours = median(rounds[0] ?? [])
      const peer = PEERS_VARIED.find(one => one.name === name)
      return [
        name,
        String(addresses),
        peer ? score(peer.bar, ours, name) : `${ours.toFixed(2)} ms`,
        describe(rounds[0]),
        ...describeOther(rounds),
        peer ? `${peer.older}, ${peer.newest} ms` : ''
      ]
    })
  ])
  console.log(`Node ${process.versions.node}; compressed answers; rounds: median (least–most)`)
}
