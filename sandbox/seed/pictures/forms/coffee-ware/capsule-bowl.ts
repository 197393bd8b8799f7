import { lighten, shade } from '../../colour'
import { createRoundBase, drawDisc, drawTurned, tilt } from '../../solids'
import type { Item } from '../../studio'
import type { Subject } from '../../subject'
import { buildCapsule, buildLyingCapsule } from '../capsule'
import { mixFamily } from '../samplers'

/** A shallow bowl with its rim turned in, heaped with capsules. */
export function buildCapsuleBowl(subject: Subject): Item {
  const { sheet, main } = subject
  const family = [...mixFamily(subject), '#7a2e1d', '#3f6a7d']
  const [rim, top] = [286, -150]
  const spots: [x: number, y: number, lying: boolean][] = [
    [-170, -26, false],
    [-60, -44, true],
    [70, -46, false],
    [176, -22, true],
    [-206, 12, true],
    [-100, 10, false],
    [10, 4, true],
    [112, 14, false],
    [-30, -66, false],
    [56, -84, true]
  ]
  const heap = spots
    .map(([x, y, lying], index) => {
      const tone = family[(index * 3) % family.length] ?? main
      const capsule = (lying ? buildLyingCapsule : buildCapsule)(sheet, tone).body
      return `<g transform="translate(${x} ${top + y + 30}) rotate(${lying ? index * 17 - 60 : 0}) scale(.86)">${capsule}</g>`
    })
    .join('')
  const ry = Math.round(rim * tilt)
  const wall = drawTurned(
    sheet,
    [
      [rim, top],
      [306, -90, 250, -8, 150, 0]
    ],
    main,
    0.15
  )
  const front = `<path d="M-330 ${top}H${-rim}A${rim} ${ry} 0 0 0 ${rim} ${top}H330V90H-330Z"/>`
  return {
    body:
      wall +
      drawDisc(top, rim, lighten(main, 0.45)) +
      drawDisc(
        top + 3,
        rim - 16,
        sheet.linear([
          [0, shade(main, 0.4)],
          [1, shade(main, 0.05)]
        ])
      ) +
      `${heap}<g clip-path="${sheet.clip(front)}">${wall}</g>` +
      `<path d="M${-rim} ${top}A${rim} ${ry} 0 0 0 ${rim} ${top}L${rim - 16} ${top + 3}A${rim - 16} ${ry - 4} 0 0 1 ${16 - rim} ${top + 3}Z" fill="${lighten(main, 0.4)}"/>`,
    base: createRoundBase(190),
    height: 180
  }
}
