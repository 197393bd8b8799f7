import { lighten, shade } from '../../colour'
import { createRoundBase, drawDisc, drawTurned, tilt } from '../../solids'
import type { Item } from '../../studio'
import type { Subject } from '../../subject'
import { mixFamily } from '../samplers'

const [rails, perRail, radius] = [8, 5, 112]

/** A capsule in its rail, foil outwards, at an angle from the viewer. */
function drawFoil(tone: string, angle: number, y: number): string {
  const [across, towards] = [Math.sin(angle), Math.cos(angle)]
  const x = Math.round(across * radius)
  const drop = Math.round(towards * radius * tilt)
  const rx = Math.max(8, Math.round(44 * Math.abs(towards)))
  const cx = x + Math.round(across * 22)
  return `<path d="M${Math.round(x * 0.6)} ${y + drop - 34}L${cx} ${y + drop - 44}V${y + drop + 44}L${Math.round(x * 0.6)} ${y + drop + 34}Z" fill="${shade(tone, 0.35)}"/><ellipse cx="${cx}" cy="${y + drop}" rx="${rx}" ry="45" fill="${tone}"/><ellipse cx="${cx - 2}" cy="${y + drop - 1}" rx="${Math.round(rx * 0.82)}" ry="37" fill="${lighten(tone, 0.35)}"/><ellipse cx="${cx - 3}" cy="${y + drop - 8}" rx="${Math.round(rx * 0.5)}" ry="17" fill="#fff" fill-opacity=".3"/>`
}

/** A turning tower: eight rails around a column, five capsules in each. */
export function buildCapsuleTower(subject: Subject): Item {
  const { sheet, main, accent } = subject
  const family = mixFamily(subject)
  const shown = Array.from({ length: rails }, (_, rail) => ({
    rail,
    angle: ((rail + 0.5) / rails) * Math.PI * 2 - Math.PI
  }))
    .filter(({ angle }) => Math.cos(angle) > -0.2)
    .sort((a, b) => Math.cos(a.angle) - Math.cos(b.angle))
  const columns = shown.map(({ rail, angle }) => {
    const tone = family[rail % family.length] ?? accent
    const x = Math.round(Math.sin(angle) * (radius + 44))
    const drop = Math.round(Math.cos(angle) * radius * tilt)
    const rod = `<path d="M${x} ${-560 + drop}V${-36 + drop}" stroke="${shade('#c9c6c1', 0.3)}" stroke-width="8"/><path d="M${x - 2} ${-560 + drop}V${-36 + drop}" stroke="#f1efec" stroke-width="3"/>`
    const capsules = Array.from({ length: perRail }, (_, row) => drawFoil(tone, angle, -92 - row * 100))
    return rod + capsules.join('')
  })
  return {
    body:
      drawTurned(
        sheet,
        [
          [196, -34],
          [204, 0]
        ],
        main,
        0.5
      ) +
      drawDisc(
        -34,
        196,
        sheet.linear([
          [0, lighten(main, 0.4)],
          [1, shade(main, 0.1)]
        ])
      ) +
      drawTurned(
        sheet,
        [
          [70, -580],
          [70, -40]
        ],
        shade(main, 0.1),
        0.3
      ) +
      columns.join('') +
      drawTurned(
        sheet,
        [
          [176, -592],
          [180, -566]
        ],
        main,
        0.5
      ) +
      drawDisc(
        -592,
        176,
        sheet.linear([
          [0, lighten(main, 0.5)],
          [1, lighten(main, 0.05)]
        ])
      ) +
      `<g transform="translate(0 -592)">${drawTurned(
        sheet,
        [
          [14, -44],
          [34, -40, 34, -8, 16, 0]
        ],
        accent,
        0.6
      )}</g>`,
    base: createRoundBase(200),
    height: 440
  }
}
