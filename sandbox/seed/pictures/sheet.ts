/** Offset 0 to 1, colour, and opacity where it is not 1. */
export type Stop = [offset: number, colour: string, opacity?: number]

/** One decimal is finer than a pixel at every size we serve, and keeps the files small. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}

/**
 * Collects what a picture has to define before it can be drawn (gradients, blurs, clips, repeated
 * shapes). Equal definitions share one id, and ids count up, so the same drawing gives the same text.
 */
export class Sheet {
  private readonly ids = new Map<string, string>()
  private readonly definitions: string[] = []

  private define(build: (id: string) => string): string {
    const key = build('')
    const known = this.ids.get(key)
    if (known) return known
    const id = `d${this.ids.size}`
    this.ids.set(key, id)
    this.definitions.push(build(id))
    return id
  }

  /** A straight gradient over the shape's own box, by default from left to right. */
  linear(stops: Stop[], [x1, y1, x2, y2] = [0, 0, 1, 0]): string {
    const id = this.define(
      id =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${drawStops(stops)}</linearGradient>`
    )
    return `url(#${id})`
  }

  /** A straight gradient between two points of the drawing. */
  ramp(stops: Stop[], [x1, y1, x2, y2]: [number, number, number, number]): string {
    const ends = `x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}"`
    const id = this.define(
      id =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${ends}>${drawStops(stops)}</linearGradient>`
    )
    return `url(#${id})`
  }

  /** A round gradient over the shape's own box, by default lit from the upper left. */
  radial(stops: Stop[], [cx, cy, r] = [0.36, 0.3, 0.75]): string {
    const id = this.define(
      id => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${drawStops(stops)}</radialGradient>`
    )
    return `url(#${id})`
  }

  /**
   * A filter that blurs by so many units. The margins are how far it reaches beyond the shape, sideways
   * and upwards or downwards, as shares of its box. Blurs cost most of the rendering time: small margins
   * and plain sRGB keep them cheap.
   */
  blur(deviation: number, margin = 0.2, above = margin): string {
    const [left, across] = [`-${margin * 100}%`, `${100 + margin * 200}%`]
    const [top, down] = [`-${above * 100}%`, `${100 + above * 200}%`]
    const id = this.define(
      id =>
        `<filter id="${id}" x="${left}" y="${top}" width="${across}" height="${down}" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${deviation}"/></filter>`
    )
    return `url(#${id})`
  }

  /** A clip to the given shapes (SVG elements). */
  clip(shapes: string): string {
    const id = this.define(id => `<clipPath id="${id}">${shapes}</clipPath>`)
    return `url(#${id})`
  }

  /** Keeps a drawing for repeated use and gives the reference to it. */
  keep(drawing: string): (transform: string) => string {
    const id = this.define(id => `<g id="${id}">${drawing}</g>`)
    return transform => `<use href="#${id}" transform="${transform}"/>`
  }

  /** The complete SVG text. */
  render(width: number, height: number, drawing: string): string {
    return shareOutlines(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
        `<defs>${this.definitions.join('')}</defs>${drawing}</svg>`
    )
  }
}

/** Long outlines that occur more than once (letters, a motif in two palettes) are written once and referred to. */
function shareOutlines(svg: string): string {
  const longPath = /<path d="([^"]{90,})"/g
  const counts = new Map<string, number>()
  for (const [, outline = ''] of svg.matchAll(longPath)) counts.set(outline, (counts.get(outline) ?? 0) + 1)
  const shared = [...counts].filter(([, count]) => count > 1).map(([outline]) => outline)
  const ids = new Map(shared.map((outline, index) => [outline, `p${index}`]))
  const definitions = [...ids].map(([outline, id]) => `<path id="${id}" d="${outline}"/>`).join('')
  return svg
    .replace(longPath, (path, outline: string) =>
      ids.has(outline) ? `<use href="#${ids.get(outline)}"` : path
    )
    .replace('<defs>', `<defs>${definitions}`)
}

function drawStops(stops: Stop[]): string {
  return stops
    .map(([offset, colour, opacity = 1]) => {
      const transparency = opacity === 1 ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${offset}" stop-color="${colour}"${transparency}/>`
    })
    .join('')
}
