import { chooseContrasting, measureLightness, mixColours, shade } from '../colour'
import { drawLine, fitLine, fitLines, type TextStyle } from '../lettering/lettering'
import { round } from '../sheet'
import type { Subject } from '../subject'

const paper = '#fbf8ef'

interface LabelLine {
  text: string
  /** Baseline below the label's upper edge. */
  y: number
  style: TextStyle
}

interface LabelLayout {
  lines: LabelLine[]
  /** Where the fine rule under the brand goes. */
  ruleY: number
  ink: string
}

/** A printing ink of the pack's colour that reads on paper. */
function chooseInk(main: string): string {
  return shade(main, measureLightness(main) > 0.45 ? 0.66 : 0.36)
}

/** Sets brand, name and second line of a tea label in a panel of the given size. */
export function layOutTeaLabel({ main, accent, lines }: Subject, width: number, height: number): LabelLayout {
  const ink = chooseInk(main)
  const room = width * 0.86
  const brand: TextStyle = { face: 'serif', size: width * 0.092, fill: ink, tracking: 0.26 }
  const name = fitLines(lines.line1, { face: 'serif', size: width * 0.215, fill: ink }, room)
  const small = fitLine(
    lines.line2,
    {
      face: 'sans',
      size: width * 0.094,
      fill: chooseContrasting(paper, mixColours(accent, ink, 0.45), ink),
      tracking: 0.05
    },
    room
  )
  const ceiling = (height * (lines.line2 ? 0.42 : 0.54)) / (name.lines.length * 1.04)
  if (name.style.size > ceiling) name.style = { ...name.style, size: ceiling }
  const leading = name.style.size * 1.04
  const block = leading * name.lines.length
  const middle = height * (lines.line2 ? 0.575 : 0.63)
  const firstLine = middle - block / 2 + name.style.size * 0.8
  return {
    ink,
    ruleY: height * 0.3,
    lines: [
      { text: 'JASMIN', y: height * 0.235, style: brand },
      ...name.lines.map((text, index) => ({ text, y: firstLine + index * leading, style: name.style })),
      { text: lines.line2, y: height * 0.885, style: small }
    ]
  }
}

/** A paper label with a fine double frame, its upper left corner at the origin. */
export function drawTeaLabel(subject: Subject, width: number, height: number): string {
  const { ink, ruleY, lines } = layOutTeaLabel(subject, width, height)
  const frame = (inset: number, stroke: number) =>
    `<rect x="${inset}" y="${inset}" width="${width - inset * 2}" height="${height - inset * 2}" rx="4" fill="none" stroke="${ink}" stroke-opacity=".55" stroke-width="${stroke}"/>`
  const middle = width / 2
  const rule = `<path d="M${round(middle - width * 0.2)} ${round(ruleY)}H${round(middle - 12)}M${round(middle + 12)} ${round(ruleY)}H${round(middle + width * 0.2)}" stroke="${ink}" stroke-opacity=".6" stroke-width="2"/><path d="M${round(middle)} ${round(ruleY - 6)}l6 6l-6 6l-6 -6Z" fill="${subject.accent}"/>`
  return (
    `<rect x="3" y="5" width="${width}" height="${height}" rx="8" fill="#000" fill-opacity=".16"/>` +
    `<rect width="${width}" height="${height}" rx="8" fill="${paper}"/>` +
    frame(11, 2.5) +
    frame(18, 1) +
    rule +
    lines.map(({ text, y, style }) => drawLine(text, middle, y, style)).join('')
  )
}
