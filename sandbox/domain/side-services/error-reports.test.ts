import { createErrorReports } from './error-reports'

it('keeps the last hundred reports, and of an overlong one its type only', () => {
  const reports = createErrorReports()
  reports.add(Array.from({ length: 150 }, (_, number) => ({ type: 'event', payload: { number } })))
  reports.add([{ type: 'replay', payload: 'x'.repeat(200_000) }])
  const kept = reports.listLatest()
  expect(kept).toHaveLength(100)
  expect(kept[0]).toEqual({ type: 'event', payload: { number: 51 } })
  expect(kept.at(-1)).toEqual({ type: 'replay', payload: undefined })
})
