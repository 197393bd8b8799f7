import { BARS, type Bar, type BarName, type PageName } from './bars'

export interface Verdict {
  label: string
  /** What was measured, e.g. a page of a brand. */
  subject: string
  /** The figure with its bar, as the tables show it. */
  text: string
  isMet: boolean
}

/** Collects how the figures of a run stand against their bars. */
export interface Scorecard {
  verdicts: Verdict[]
  /**
   * The figure as a table shows it: with its bar in brackets, and marked where it misses it.
   * `page` is needed where the bar is another one for each page.
   */
  score(name: BarName, value: number, subject: string, page?: PageName): string
}

export function createScorecard(): Scorecard {
  const verdicts: Verdict[] = []
  return {
    verdicts,
    score(name, value, subject, page) {
      const bar: Bar = BARS[name]
      const limit = findLimit(bar, page)
      const figure = formatFigure(value, bar)
      // What this machine cannot measure is neither met nor missed.
      if (limit === undefined || Number.isNaN(value)) return figure
      const isMet = bar.atLeast === undefined ? value <= limit : value >= limit
      const text = `${figure} (${limit})`
      verdicts.push({ label: bar.label, subject, text, isMet })
      return isMet ? text : `${text} ✗`
    }
  }
}

/** What a page has to reach; undefined where there is nothing to reach. */
function findLimit({ atMost, atLeast }: Bar, page?: PageName): number | undefined {
  const limit = atMost ?? atLeast
  return typeof limit === 'object' ? page && limit[page] : limit
}

function formatFigure(value: number, { digits = 0, unit }: Pick<Bar, 'digits' | 'unit'>): string {
  if (Number.isNaN(value)) return '–'
  return `${value.toFixed(digits)}${unit ? ` ${unit}` : ''}`
}

/** The closing lines: how many bars are met, and by figure which ones are not. */
export function summarizeScore(verdicts: Verdict[]): string[] {
  const missed = verdicts.filter(({ isMet }) => !isMet)
  const labels = [...new Set(missed.map(({ label }) => label))]
  const width = Math.max(0, ...labels.map(label => label.length))
  return [
    `Bars: ${verdicts.length - missed.length} met, ${missed.length} missed`,
    ...labels.map(label => {
      const ones = missed.filter(verdict => verdict.label === label)
      return `  ${label.padEnd(width)}  ${ones.map(({ subject, text }) => `${subject} ${text}`).join(', ')}`
    })
  ]
}
