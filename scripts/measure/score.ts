import { FIGURES, type Figure, type FigureName } from './figures'
import { renderTable } from './table'

/** Figures of a page, a tap or another thing that is measured. */
export interface Row {
  /** A bar may be about a row of this name. */
  name: string
  /** In front of the name, e.g. a brand. */
  scope?: string
  /** Another build's figures, which no bar is about. */
  isOther?: boolean
  figures: Partial<Record<FigureName, number>>
}

interface Verdict {
  label: string
  /** The row and its figure with the bar. */
  text: string
  isMet: boolean
}

/** Prints the figures of a run with their bars and collects which bars are missed. */
export function createScorecard() {
  const verdicts: Verdict[] = []

  function score(name: FigureName, row: Row): string {
    const value = row.figures[name]
    const figure: Figure = FIGURES[name]
    const text = formatFigure(value, figure)
    const limit = row.isOther ? undefined : findLimit(figure, row.name)
    // A figure that this machine cannot measure is neither met nor missed.
    if (limit === undefined || value === undefined || Number.isNaN(value)) return text
    const isMet = figure.atLeast === undefined ? value <= limit : value >= limit
    verdicts.push({ label: figure.label, text: `${nameRow(row)} ${text} (${limit})`, isMet })
    return `${text} (${limit})${isMet ? '' : ' ✗'}`
  }

  return {
    /** A table of the rows; figures have their bar in brackets, and ✗ where they miss it. */
    render(rows: readonly Row[]): string {
      const names = [...new Set(rows.flatMap(({ figures }) => Object.keys(figures) as FigureName[]))]
      return renderTable(
        ['', ...names.map(name => FIGURES[name].label)],
        rows.map(row => [nameRow(row), ...names.map(name => score(name, row))])
      )
    },
    /** How many bars are met, and by figure which ones are not. */
    summarize(): string {
      const missed = verdicts.filter(({ isMet }) => !isMet)
      const labels = [...new Set(missed.map(({ label }) => label))]
      return [
        `Bars: ${verdicts.length - missed.length} met, ${missed.length} missed`,
        ...labels.map(label => {
          const ones = missed.filter(verdict => verdict.label === label)
          return `  ${label}: ${ones.map(({ text }) => text).join(', ')}`
        })
      ].join('\n')
    }
  }
}

const nameRow = ({ scope, name, isOther }: Row): string =>
  [scope, name, isOther ? '(other build)' : undefined].filter(Boolean).join(' ')

const findLimit = ({ atMost, atLeast }: Figure, name: string): number | undefined =>
  typeof atMost === 'object' ? atMost[name] : (atMost ?? atLeast)

function formatFigure(value: number | undefined, { digits = 0, unit }: Figure): string {
  if (value === undefined) return ''
  if (Number.isNaN(value)) return '–'
  return `${value.toFixed(digits)}${unit ? ` ${unit}` : ''}`
}
