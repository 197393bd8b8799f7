import { lighten, shade } from './colour'
import { round, type Sheet, type Stop } from './sheet'

export interface Point {
  x: number
  y: number
}

/** Height of a level circle's ellipse by its width: everything is seen from the same height. */
export const tilt = 0.24

const pitchSine = tilt
const pitchCosine = Math.sqrt(1 - tilt * tilt)

interface Box {
  /** SVG transforms from face coordinates (origin at the face's upper left corner) to the drawing. */
  front: string
  side: string
  top: string
  project(x: number, y: number, z: number): Point
  base: Point[]
  width: number
  height: number
  depth: number
}

function formatMatrix(values: number[]): string {
  return `matrix(${values.map(value => Math.round(value * 1000) / 1000).join(' ')})`
}

/**
 * A box turned so that its front faces the light on the left and its right side lies in shade. The
 * middle of its base is at the origin; `turn` is in degrees.
 */
export function createBox(width: number, height: number, depth: number, turn = 28): Box {
  const [sine, cosine] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)]
  const project = (x: number, y: number, z: number): Point => ({
    x: x * cosine + z * sine,
    y: -y * pitchCosine - (z * cosine - x * sine) * pitchSine
  })
  const along: [number, number] = [cosine, sine * pitchSine]
  const back: [number, number] = [sine, -cosine * pitchSine]
  const down: [number, number] = [0, pitchCosine]
  const place = (u: [number, number], v: [number, number], { x, y }: Point) =>
    formatMatrix([...u, ...v, x, y])
  const [w, d] = [width / 2, depth / 2]
  return {
    front: place(along, down, project(-w, height, -d)),
    side: place(back, down, project(w, height, -d)),
    top: place(along, [-back[0], -back[1]], project(-w, height, d)),
    project,
    base: [project(-w, 0, -d), project(w, 0, -d), project(w, 0, d), project(-w, 0, d)],
    width,
    height,
    depth
  }
}

/** A closed path through the points. */
export function drawPolygon(points: Point[]): string {
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`
}

/** Footprint of a round thing. */
export function createRoundBase(radius: number): Point[] {
  return Array.from({ length: 20 }, (_, step) => {
    const angle = (step / 20) * Math.PI * 2
    return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius * tilt }
  })
}

/** Right-hand outline from top to bottom, as radius and y: a start, then straight or curved steps. */
export type Profile = [start: [r: number, y: number], ...steps: number[][]]

/** The silhouette of a turned body, with its round top and bottom edges. */
export function outlineTurned(profile: Profile): string {
  const [start, ...steps] = profile
  const right = steps.map(step => (step.length === 2 ? `L${step.join(' ')}` : `C${step.join(' ')}`)).join('')
  const ends = [start, ...steps.map(step => step.slice(-2))] as [number, number][]
  const [endRadius] = ends[ends.length - 1] ?? start
  let left = ''
  for (let index = steps.length - 1; index >= 0; index--) {
    const step = steps[index] ?? []
    const [r, y] = ends[index] ?? start
    left +=
      step.length === 2
        ? `L${-r} ${y}`
        : `C${-(step[2] ?? 0)} ${step[3]} ${-(step[0] ?? 0)} ${step[1]} ${-r} ${y}`
  }
  const arc = (radius: number, x: number, y: number, sweep: 0 | 1) =>
    radius === 0 ? '' : `A${radius} ${round(radius * tilt)} 0 0 ${sweep} ${x} ${y}`
  const bottomY = ends[ends.length - 1]?.[1] ?? 0
  return `M${start[0]} ${start[1]}${right}${arc(endRadius, -endRadius, bottomY, 1)}${left}${arc(start[0], start[0], start[1], 1)}Z`
}

/** How much a surface shines: 0 is paper, 1 is polished metal. */
export function shadeRound(colour: string, shine: number): Stop[] {
  return [
    [0, shade(colour, 0.22)],
    [0.1, shade(colour, 0.05)],
    [0.27, lighten(colour, 0.2 + shine * 0.4)],
    [0.42, lighten(colour, 0.05)],
    [0.6, colour],
    [0.85, shade(colour, 0.28 + shine * 0.18)],
    [0.95, shade(colour, 0.36 + shine * 0.16)],
    [1, shade(colour, 0.24)]
  ]
}

/** A turned body, lit from the left. */
export function drawTurned(sheet: Sheet, profile: Profile, colour: string, shine = 0.2): string {
  return `<path d="${outlineTurned(profile)}" fill="${sheet.linear(shadeRound(colour, shine))}"/>`
}

/** A level disc, e.g. a lid or the surface of a drink. */
export function drawDisc(y: number, radius: number, fill: string, extra = ''): string {
  return `<ellipse cy="${round(y)}" rx="${round(radius)}" ry="${round(radius * tilt)}" fill="${fill}"${extra}/>`
}
