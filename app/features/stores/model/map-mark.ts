/** Degrees, as maps want them. */
export interface Position {
  lat: number
  lng: number
}

/** A mark on a map (requirement 10.1). */
interface MapMark<Data> {
  id: string
  position: Position
  /** Address of the icon, anchored at its bottom. */
  icon: string
  /** The accessible name. */
  title: string
  data: Data
}

interface MarkColours {
  ground: string
  figure: string
}

/** Something that can be shown on a map: it has a name, and maybe a position. */
export interface Located {
  id: string
  name: string
  position?: Position
}

/**
 * A mark for each entry that has a position, with its number in the list;
 * the chosen one is larger and dark.
 */
export function buildMarks<Data extends Located>(
  entries: readonly Data[],
  chosenId: string | undefined,
  colours: Record<'usual' | 'chosen', MarkColours>
): MapMark<Data>[] {
  return entries.flatMap((data, index) => {
    const { id, name, position } = data
    const isChosen = id === chosenId
    const icon = drawPin(index + 1, isChosen ? 52 : 42, isChosen ? colours.chosen : colours.usual)
    return position ? [{ id, position, icon, title: `${index + 1}. ${name}`, data }] : []
  })
}

/** A numbered pin as an SVG data URL. */
function drawPin(number: number, height: number, { ground, figure }: MarkColours): string {
  const width = Math.round((height * 32) / 42)
  const drop = 'M16 1a15 15 0 0 1 15 15c0 9.5-9.5 15-15 25C10.5 31 1 25.5 1 16A15 15 0 0 1 16 1Z'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 32 42"><path d="${drop}" fill="${ground}" stroke="${figure}" stroke-width="1.5"/><text x="16" y="21" fill="${figure}" font-family="sans-serif" font-size="14" font-weight="700" text-anchor="middle">${number}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
