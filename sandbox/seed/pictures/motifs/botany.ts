/** Motifs are drawn on a coarse grid: whole units are fine enough and short. */
const round = Math.round

interface Spot {
  x: number
  y: number
  /** Degrees clockwise; 0 points up. */
  angle: number
}

/** Moves a drawing made at the origin to a spot. */
export function placeAt({ x, y, angle }: Spot, drawing: string, scale = 1): string {
  const size = scale === 1 ? '' : ` scale(${scale})`
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(angle)})${size}">${drawing}</g>`
}

/** A drawing repeated around the origin. */
export function repeatAround(count: number, drawing: (index: number) => string, from = 0): string {
  return Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${round(from + (index * 360) / count)})">${drawing(index)}</g>`
  ).join('')
}

/** One edge of a leaf from base to tip; `teeth` notches make it serrated. */
function drawEdge(length: number, reach: number, teeth: number): string {
  if (teeth === 0) {
    return `C${round(reach * 1.15)} ${round(-length * 0.22)} ${round(reach)} ${round(-length * 0.7)} 0 ${-length}`
  }
  const at = (share: number) => {
    const swell = Math.pow(Math.sin(Math.PI * Math.pow(share, 0.8)), 0.85)
    return { x: reach * 0.86 * swell, y: -length * share }
  }
  return Array.from({ length: teeth }, (_, tooth) => {
    const tip = at((tooth + 0.85) / teeth)
    const notch = at((tooth + 1) / teeth)
    return `Q${round(tip.x * 1.06)} ${round(tip.y + length / teeth / 2)} ${round(tip.x * 1.05)} ${round(tip.y)}L${round(notch.x)} ${round(notch.y)}`
  }).join('')
}

/** A leaf from its base at the spot: a light and a deep half, with a midrib and side veins. */
export function drawLeaf(
  spot: Spot,
  length: number,
  width: number,
  tones: { leafLight: string; leafDeep: string },
  { teeth = 0, veins = 4 } = {}
): string {
  const reach = width / 2
  const ribs = Array.from({ length: veins }, (_, index) => {
    const from = (length * (index + 1)) / (veins + 1.6)
    const out = reach * 0.72 * Math.sin(Math.PI * ((index + 1.4) / (veins + 1.8)))
    const rise = from + length * 0.13
    return `M0 ${round(-from)}Q${round(out * 0.5)} ${round(-from - length * 0.04)} ${round(out)} ${round(-rise)}M0 ${round(-from)}Q${round(-out * 0.5)} ${round(-from - length * 0.04)} ${round(-out)} ${round(-rise)}`
  }).join('')
  return placeAt(
    spot,
    `<path d="M0 0${drawEdge(length, -reach, teeth)}Z" fill="${tones.leafLight}"/>` +
      `<path d="M0 0${drawEdge(length, reach, teeth)}Z" fill="${tones.leafDeep}"/>` +
      `<path d="M0 ${round(length * 0.08)}V${round(-length * 0.92)}${ribs}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="${Math.max(1, round(length * 0.013 * 10) / 10)}" stroke-linecap="round"/>`
  )
}

/** A stalk along a path. */
export function drawStem(path: string, colour: string, width = 5): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`
}

/** A petal from the origin upwards, blunt-ended, with a fold of deeper tone. */
export function drawPetal(length: number, width: number, light: string, deep: string): string {
  const reach = width / 2
  const outline = `M0 0C${round(-reach * 0.5)} ${round(-length * 0.25)} ${round(-reach * 1.25)} ${round(-length * 0.75)} ${round(-reach * 0.45)} ${round(-length * 0.97)}Q0 ${round(-length * 1.05)} ${round(reach * 0.45)} ${round(-length * 0.97)}C${round(reach * 1.25)} ${round(-length * 0.75)} ${round(reach * 0.5)} ${round(-length * 0.25)} 0 0Z`
  const fold = `M0 0C${round(reach * 0.2)} ${round(-length * 0.4)} ${round(reach * 0.1)} ${round(-length * 0.8)} ${round(reach * 0.45)} ${round(-length * 0.97)}C${round(reach * 1.25)} ${round(-length * 0.75)} ${round(reach * 0.5)} ${round(-length * 0.25)} 0 0Z`
  return `<path d="${outline}" fill="${light}"/><path d="${fold}" fill="${deep}" fill-opacity=".55"/>`
}

/** Dots spread like seeds in a flower head. */
export function drawSeeds(count: number, radius: number, size: number, fill: string): string {
  return Array.from({ length: count }, (_, index) => {
    const distance = radius * Math.sqrt((index + 0.5) / count)
    const angle = index * 2.39996
    return `<circle cx="${round(Math.cos(angle) * distance)}" cy="${round(Math.sin(angle) * distance)}" r="${size}" fill="${fill}"/>`
  }).join('')
}

/** A ball of fruit: body, shaded side and highlight. */
export function drawFruit(
  radius: number,
  tones: { bloomLight: string; bloom: string; bloomDeep: string }
): string {
  const r = radius
  return (
    `<circle r="${r}" fill="${tones.bloom}"/>` +
    `<path d="M${round(r * 0.62)} ${round(-r * 0.78)}A${r} ${r} 0 1 1 ${round(-r * 0.78)} ${round(r * 0.62)}A${round(r * 1.1)} ${round(r * 1.1)} 0 0 0 ${round(r * 0.62)} ${round(-r * 0.78)}Z" fill="${tones.bloomDeep}" fill-opacity=".75"/>` +
    `<ellipse cx="${round(-r * 0.38)}" cy="${round(-r * 0.42)}" rx="${round(r * 0.26)}" ry="${round(r * 0.16)}" transform="rotate(-40 ${round(-r * 0.38)} ${round(-r * 0.42)})" fill="${tones.bloomLight}" fill-opacity=".75"/>`
  )
}
