import fraunces from './fraunces.json'
import manrope from './manrope.json'
import { round } from '../sheet'

type Face = 'serif' | 'sans'

interface FaceData {
  /** By character: advance in thousandths of the size, then the outline. */
  glyphs: Record<string, string>
  /** By left character: "<right><advance change>", separated by spaces. */
  kern: Record<string, string>
}

export interface TextStyle {
  face: Face
  /** Height of the em square. */
  size: number
  fill: string
  /** Extra space between letters as a share of the size. */
  tracking?: number
  align?: 'left' | 'middle'
}

interface PlacedGlyph {
  x: number
  advance: number
  outline: string
}

const faces: Record<Face, FaceData> = { serif: fraunces, sans: manrope }
const fallbackAdvance = 300

function readGlyph(face: Face, character: string): { advance: number; outline: string } {
  const glyph = faces[face].glyphs[character]
  if (glyph === undefined) return { advance: fallbackAdvance, outline: '' }
  const gap = glyph.indexOf(' ')
  return { advance: Number(glyph.slice(0, gap)), outline: glyph.slice(gap + 1) }
}

function readKerning(face: Face, left: string, right: string): number {
  const row = faces[face].kern[left]
  const pair = row?.split(' ').find(entry => entry.startsWith(right))
  return pair ? Number(pair.slice(right.length)) : 0
}

/** Positions the letters of a line from x = 0, in drawing units. */
function setLine(
  text: string,
  { face, size, tracking = 0 }: TextStyle
): { glyphs: PlacedGlyph[]; width: number } {
  const characters = [...text]
  const glyphs: PlacedGlyph[] = []
  let x = 0
  characters.forEach((character, index) => {
    const { advance, outline } = readGlyph(face, character)
    glyphs.push({ x: (x * size) / 1000, advance: (advance * size) / 1000, outline })
    const next = characters[index + 1]
    x += advance + (next === undefined ? 0 : readKerning(face, character, next) + tracking * 1000)
  })
  return { glyphs, width: (x * size) / 1000 }
}

/** Width of a line in drawing units. */
function measureLine(text: string, style: TextStyle): number {
  return setLine(text, style).width
}

/**
 * A line of text as outlines, its baseline at (x, y). Text becomes shapes, so that labels look the same
 * on machines without any fonts, and no character of it can break the markup.
 */
export function drawLine(text: string, x: number, y: number, style: TextStyle): string {
  const { glyphs, width } = setLine(text, style)
  const start = style.align === 'left' ? x : x - width / 2
  const scale = style.size / 1000
  const paths = glyphs
    .filter(glyph => glyph.outline)
    .map(glyph => `<path d="${glyph.outline}" transform="translate(${round(glyph.x / scale)} 0)"/>`)
  return `<g fill="${style.fill}" transform="translate(${round(start)} ${round(y)}) scale(${scale})">${paths.join('')}</g>`
}

/**
 * A line wrapped around an upright cylinder of the given radius, centred towards the viewer; `tilt` is
 * the height of the cylinder's ellipses by their width.
 */
export function drawLineAround(
  text: string,
  y: number,
  style: TextStyle,
  radius: number,
  tilt: number
): string {
  const { glyphs, width } = setLine(text, style)
  const scale = style.size / 1000
  const paths = glyphs.flatMap(glyph => {
    if (!glyph.outline) return []
    const angle = (glyph.x + glyph.advance / 2 - width / 2) / radius
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
    const left = sine * radius - (glyph.advance / 2) * cosine
    const drop = radius * tilt * (cosine - 1)
    const slope = -sine * tilt
    const matrix = [scale * cosine, scale * slope, 0, scale, left, y + drop - (slope * glyph.advance) / 2]
    return `<path d="${glyph.outline}" transform="matrix(${matrix.map(value => Math.round(value * 1e4) / 1e4).join(' ')})"/>`
  })
  return `<g fill="${style.fill}">${paths.join('')}</g>`
}

/** The style at the largest size up to its own at which the text is no wider than `width`. */
export function fitLine(text: string, style: TextStyle, width: number): TextStyle {
  const natural = measureLine(text, style)
  return natural <= width ? style : { ...style, size: (style.size * width) / natural }
}

/**
 * Breaks a text into one or two lines, whichever can be set larger within `width`, and gives the lines
 * with the style that fits them.
 */
export function fitLines(
  text: string,
  style: TextStyle,
  width: number
): { lines: string[]; style: TextStyle } {
  const whole = fitLine(text, style, width)
  const words = text.split(' ')
  let best = { lines: [text], style: whole }
  // Two lines take twice the height: only worth it when they are clearly larger.
  let bestSize = whole.size * 1.2
  for (let cut = 1; cut < words.length; cut++) {
    const lines = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')]
    const size = Math.min(...lines.map(line => fitLine(line, style, width).size))
    if (size > bestSize) {
      best = { lines, style: { ...style, size } }
      bestSize = size
    }
  }
  return best
}
