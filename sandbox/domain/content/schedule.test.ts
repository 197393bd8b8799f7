import { checkSchedule, createScheduledView, writeGermanDay } from './schedule'
import type { ContentPage, Schedule } from './content-page'

const buildPage = (schedule?: Schedule): ContentPage => ({
  id: 'home',
  siteId: 'jasmin',
  language: 'de',
  url: '/',
  title: '',
  description: '',
  keywords: '',
  content: {
    regions: [
      {
        id: 'topRegion',
        components: [
          { id: 'a', type_id: 'stage', data: {}, ...(schedule && { schedule }) },
          { id: 'b', type_id: 'headline', data: {} }
        ]
      }
    ]
  }
})

const listIds = ({ content }: ContentPage) =>
  content.regions.flatMap(({ components }) => components.map(({ id }) => id))

it.each<[Schedule, day: string, isVisible: boolean]>([
  [{ from: '2026-12-01' }, '2026-11-30', false],
  [{ from: '2026-12-01' }, '2026-12-01', true],
  [{ from: '2026-12-01' }, '2027-03-01', true],
  [{ until: '2026-12-01' }, '2026-11-30', true],
  [{ until: '2026-12-01' }, '2026-12-01', false],
  [{ from: '11-01', until: '12-01' }, '2031-11-30', true],
  [{ from: '11-01', until: '12-01' }, '2031-12-01', false],
  [{ from: '12-25', until: '03-01' }, '2026-12-31', true],
  [{ from: '12-25', until: '03-01' }, '2027-02-28', true],
  [{ from: '12-25', until: '03-01' }, '2027-03-01', false],
  [{ from: '12-25', until: '03-01' }, '2026-12-24', false]
])('a component with the schedule %j is visible on %s: %s', (schedule, day, isVisible) => {
  const ids = listIds(createScheduledView()(buildPage(schedule), day))
  expect(ids).toEqual(isVisible ? ['a', 'b'] : ['b'])
})

it('a page stays the same object for a day, and without schedules always', () => {
  const view = createScheduledView()
  const page = buildPage({ until: '12-01' })
  expect(view(page, '2026-11-30')).toBe(view(page, '2026-11-30'))
  expect(listIds(view(page, '2026-12-01'))).toEqual(['b'])
  const plain = buildPage()
  expect(view(plain, '2026-11-30')).toBe(plain)
})

it('a day begins at midnight in Germany', () => {
  expect(writeGermanDay(Date.UTC(2026, 10, 30, 22, 59))).toBe('2026-11-30')
  expect(writeGermanDay(Date.UTC(2026, 10, 30, 23, 0))).toBe('2026-12-01')
})

it.each<Schedule>([
  { from: '1 December' },
  { until: '2026-13-01' },
  { from: '2026-12-01', until: '12-24' },
  { from: '2026-12-24', until: '2026-12-01' },
  { from: '12-01', until: '12-01' }
])('%j is no schedule', schedule => {
  expect(checkSchedule(schedule)).toEqual(expect.any(String))
})
