/** The few tones a motif is drawn in: on a pack they come from its colours, beside it from nature. */
export interface Tones {
  leafLight: string
  leafDeep: string
  bloomLight: string
  bloom: string
  bloomDeep: string
  core: string
}

/** A drawing of about 400 × 400 around the origin. */
export interface Motif {
  natural: Tones
  draw(tones: Tones): string
  /** Height by width when it lies on the table: round fruit keeps its height, leaves lie flat. */
  lying: number
  /** Motif beside the pack when the print is no plant; otherwise the motif itself. */
  beside?: Motif
  /** White in nature: printed in paper white with the accent at its heart. */
  pale?: boolean
}

const leafGreens = { leafLight: '#7fa05c', leafDeep: '#4e7340' }

/** Natural tones with the leaf green that most plants share. */
export function describeNature(bloomLight: string, bloom: string, bloomDeep: string, core: string): Tones {
  return { ...leafGreens, bloomLight, bloom, bloomDeep, core }
}
