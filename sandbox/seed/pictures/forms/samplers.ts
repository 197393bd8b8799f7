import { lighten, mixColours, shade } from '../colour'
import { drawLine, fitLine } from '../lettering/lettering'
import type { Item } from '../studio'
import type { Subject } from '../subject'
import { buildOpenBox, openBoxSize, type OpenBox } from './open-box'
import { drawTeaLabel } from './tea-label'
import { choosePrint } from './puro-print'
import { buildCapsule } from './capsule'

const [width, height, depth] = openBoxSize

/** A family of tones around the pack's two colours. */
export function mixFamily({ main, accent }: Subject): string[] {
  const warm = mixColours(accent, '#c9582f', 0.45)
  const cool = mixColours(main, '#2f6f6a', 0.5)
  return [
    accent,
    lighten(main, 0.3),
    warm,
    cool,
    mixColours(main, accent, 0.5),
    shade(accent, 0.35),
    lighten(cool, 0.4),
    lighten(warm, 0.35)
  ]
}

/** Rows of sachets, each row in its own tone. */
function drawSachets(subject: Subject, project: Parameters<OpenBox['contents']>[0]): string {
  const family = mixFamily(subject)
  const rows = [130, 62, -6, -74, -142]
  return rows
    .map((z, row) =>
      [0, 1, 2, 3]
        .map(column => {
          const tone = family[(row * 3 + column * 2) % family.length] ?? subject.accent
          const { x, y } = project(-width / 2 + 30 + column * 146, height + 34, z)
          const face = `<rect width="138" height="78" rx="5" fill="${tone}"/><rect width="138" height="20" rx="5" fill="${lighten(tone, 0.3)}"/><circle cx="69" cy="46" r="13" fill="${lighten(tone, 0.6)}" fill-opacity=".8"/>`
          return `<g transform="matrix(.914 .099 0 .97 ${Math.round(x)} ${Math.round(y)})">${face}</g>`
        })
        .join('')
    )
    .join('')
}

/** A box of many teas, opened on rows of sachets. */
export function buildTeaSampler(subject: Subject): Item {
  const { sheet } = subject
  const clip = sheet.clip(`<rect width="${width}" height="${depth}"/>`)
  return buildOpenBox(subject, {
    lid: `<g clip-path="${clip}">${subject.print(`translate(120 190) rotate(-24) scale(.95)`)}${subject.print(`translate(540 170) rotate(20) scale(1.05)`)}</g>`,
    front: `<g transform="translate(150 16)">${drawTeaLabel(subject, 340, 178)}</g>`,
    contents: project => drawSachets(subject, project)
  })
}

/** A box of many capsules, opened. */
export function buildCapsuleSampler(subject: Subject): Item {
  const { sheet, main, lines } = subject
  const fill = choosePrint(main)
  const clip = sheet.clip(`<rect width="${width}" height="${depth}"/>`)
  const name = { face: 'sans', size: 60, fill, align: 'left' } as const
  const family = mixFamily(subject)
  const kinds = 5
  const rows = [110, 0, -110]
  return buildOpenBox(subject, {
    lid:
      `<g clip-path="${clip}">${subject.print(`translate(500 180) scale(.95)`)}</g>` +
      drawLine('puro', 48, 130, { face: 'sans', size: 110, fill, align: 'left', tracking: -0.03 }),
    front:
      drawLine(lines.line1, 42, 100, fitLine(lines.line1, name, width - 90)) +
      `<g opacity=".85">${drawLine(lines.line2, 42, 162, fitLine(lines.line2, { ...name, size: 44 }, width - 90))}</g>`,
    contents: project =>
      rows
        .map((z, row) =>
          [0, 1, 2, 3, 4]
            .map(column => {
              const { x, y } = project(-width / 2 + 72 + column * 124, height - 30, z)
              const capsule = sheet.keep(buildCapsule(sheet, family[(row * 2 + column) % kinds] ?? main).body)
              return capsule(`translate(${Math.round(x)} ${Math.round(y)}) scale(.7)`)
            })
            .join('')
        )
        .join('')
  })
}
