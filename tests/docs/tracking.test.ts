import { readFileSync } from 'node:fs'
import path from 'node:path'
import { EVENT_TABLE } from '../../app/features/tracking/event-table'

const guide = readFileSync(path.join(__dirname, '../../docs/tracking.md'), 'utf8')

/** The cells of each event's row, without the marks of code. */
const rows = guide
  .split('\n')
  .filter(line => /^\| `[^`]+` \| [A-Z]/.test(line))
  .map(line =>
    line
      .slice(1, -1)
      .split('|')
      .map(cell => cell.trim().replaceAll('`', ''))
  )

it('docs/tracking.md has the rows of the event table, in its order', () => {
  const expected = Object.entries(EVENT_TABLE).map(([name, row]) => [
    name,
    row.when,
    row.payload.join(', ') || '–',
    row.consent,
    row.activity ?? '–',
    row.statistics ?? '–',
    row.dataLayer
  ])
  expect(rows).toEqual(expected)
})
