import type { LoadFigures } from './measure-loads'
import type { PageFigures } from './measure-pages'
import type { TapFigures } from './measure-taps'
import type { Pair } from './start-pair'

/** What the vendor's own template did on the same kind of machine, to compare with. */
const PEER: Record<string, string> = {
  home: '10 to 16 req/s, 513 kB JS, 73 kB HTML',
  'product list': '6 to 9 req/s, median 117 ms, 521 kB JS, 85 kB HTML',
  'product detail': '12 to 16 req/s, 518 kB JS, 67 kB HTML'
}

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`

export function printTable(figures: PageFigures[], yardstick: number, sessionCost: number, pair: Pair): void {
  const rows = [
    [
      'page',
      'median',
      'p95',
      'req/s',
      'of yardstick',
      'failed',
      'HTML',
      'CSS',
      'JS',
      'calls/view',
      'tokens/1000',
      'memory',
      'peer'
    ],
    ...figures.map(figure => [
      figure.name,
      `${figure.medianMs.toFixed(1)} ms`,
      `${figure.p95Ms.toFixed(1)} ms`,
      figure.requestsPerSecond.toFixed(0),
      `${((figure.requestsPerSecond / yardstick) * 100).toFixed(0)} %`,
      String(figure.failures),
      kib(figure.transfer.html),
      kib(figure.transfer.css),
      kib(figure.transfer.javascript),
      figure.platformCallsPerView.toFixed(2),
      (figure.tokenCallsPerView * 1000).toFixed(1),
      `${figure.memoryMiB.toFixed(0)} MiB`,
      PEER[figure.name] ?? ''
    ])
  ]
  printRows(rows)
  console.log(
    `\nyardstick (25 bare products by React alone, same core, same run): ${yardstick.toFixed(0)} req/s`
  )
  const views = figures.reduce((sum, figure) => sum + figure.views, 0)
  const tokens = figures.reduce((sum, figure) => sum + figure.tokenCallsPerView * figure.views, 0)
  console.log(
    `token calls in ${views} anonymous views: ${tokens.toFixed(0)}; the session adds ${sessionCost.toFixed(1)} µs to a platform call`
  )
  console.log(
    `start to first page: ${pair.startMs.toFixed(0)} ms; sizes as a browser receives them; 10 connections on one core for req/s`
  )
}

export function printTaps(figures: TapFigures[]): void {
  console.log('\nFrom a tap to the picture that shows its result, on a phone')
  printRows([
    ['tap', 'median', 'slowest'],
    ...figures.map(({ name, medianMs, slowestMs }) => [
      name,
      `${medianMs.toFixed(0)} ms`,
      `${slowestMs.toFixed(0)} ms`
    ])
  ])
}

export function printLoads(figures: LoadFigures[]): void {
  console.log(
    '\nWhat opening a page costs a phone: processor four times slower, 150 ms to the server, 1.6 Mbit/s'
  )
  printRows([
    ['page', 'largest paint', 'blocking', 'longest task', 'the same on this machine', 'shift', 'elements'],
    ...figures.map(figure => [
      figure.name,
      `${figure.largestPaintMs.toFixed(0)} ms`,
      `${figure.blockingMs.toFixed(0)} ms`,
      `${figure.longestTaskMs.toFixed(0)} ms`,
      figure.longestTaskUnthrottledMs > 0
        ? `${figure.longestTaskUnthrottledMs.toFixed(0)} ms`
        : 'less than 50 ms',
      figure.layoutShift.toFixed(3),
      String(figure.elements)
    ])
  ])
}

function printRows(rows: string[][]): void {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0))) ?? []
  for (const row of rows) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()
    )
  }
}
