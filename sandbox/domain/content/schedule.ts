import type { ContentComponent, ContentPage, ContentRegion, Schedule } from './content-page'

const DAY = /^(?:\d{4}-)?(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/** The error of a schedule; undefined for a valid one. */
export function checkSchedule({ from, until }: Schedule): string | undefined {
  if ([from, until].some(day => day !== undefined && !DAY.test(day)))
    return 'has to be a day, 2026-12-01, or 12-01 in every year.'
  if (from === undefined || until === undefined) return undefined
  if (from.length !== until.length) return 'has to begin and end both with a year, or both without.'
  if (from === until || (from.length > 5 && from > until)) return 'has to begin before it ends.'
  return undefined
}

const germanDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit'
})

/** "2026-12-01", for the moment in Germany. */
export const writeGermanDay = (now: number): string => germanDay.format(now)

function isVisible({ schedule }: ContentComponent, today: string): boolean {
  if (!schedule) return true
  const { from, until } = schedule
  const reached = (day: string) => today.slice(-day.length) >= day
  const hasBegun = from === undefined || reached(from)
  const hasEnded = until !== undefined && reached(until)
  // From 25 December until 1 March.
  if (from !== undefined && until !== undefined && from > until) return hasBegun || !hasEnded
  return hasBegun && !hasEnded
}

const isScheduled = ({ components }: ContentRegion): boolean =>
  components.some(({ schedule, regions = [] }) => schedule !== undefined || regions.some(isScheduled))

const keepVisible = (regions: ContentRegion[], today: string): ContentRegion[] =>
  regions.map(region => ({
    ...region,
    components: region.components
      .filter(component => isVisible(component, today))
      .map(({ schedule: _, ...component }) =>
        component.regions ? { ...component, regions: keepVisible(component.regions, today) } : component
      )
  }))

/**
 * Pages as visitors see them on a day: the page designer leaves out what its schedule hides. The same object for
 * the same page and day.
 */
export function createScheduledView(): (page: ContentPage, today: string) => ContentPage {
  const views = new WeakMap<ContentPage, { today: string; view: ContentPage }>()
  return (page, today) => {
    const known = views.get(page)
    if (known?.today === today) return known.view
    const { regions } = page.content
    const view = regions.some(isScheduled)
      ? { ...page, content: { regions: keepVisible(regions, today) } }
      : page
    views.set(page, { today, view })
    return view
  }
}
