import { lighten } from '../colour'
import { createRoundBase, drawDisc, drawTurned, tilt } from '../solids'
import type { Item } from '../studio'
import type { Subject } from '../subject'
import { buildCapsule } from './capsule'
import { mixFamily } from './samplers'

/** A stand of bent wire and a disc, capsules in tiers. */
export function buildCapsuleHolder(subject: Subject): Item {
  const { sheet, main, accent } = subject
  const family = mixFamily(subject)
  const tiers = [0, 170, 340].map((y, tier) => {
    const radius = 252 - tier * 46
    const plate =
      drawTurned(
        sheet,
        [
          [radius, -y - 18],
          [radius, -y]
        ],
        main,
        0.5
      ) +
      drawDisc(
        -y - 18,
        radius,
        sheet.linear([
          [0, lighten(main, 0.5)],
          [1, lighten(main, 0.05)]
        ])
      )
    const count = 7 - tier
    const capsules = Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 2 + tier * 0.5 + 0.3
      return {
        x: Math.cos(angle) * radius * 0.68,
        y: Math.sin(angle) * radius * 0.68 * tilt,
        tone: family[(index + tier * 2) % family.length] ?? accent
      }
    }).sort((a, b) => a.y - b.y)
    const column = `<g transform="translate(0 ${-y - 18})">${drawTurned(
      sheet,
      [
        [17, -166],
        [17, 0]
      ],
      '#c9c6c1',
      0.8
    )}</g>`
    const draw = (list: typeof capsules) =>
      list
        .map(
          ({ x, y: offset, tone }) =>
            `<g transform="translate(${Math.round(x)} ${Math.round(-y - 18 + offset)}) scale(.82)">${sheet.keep(buildCapsule(sheet, tone).body)('')}</g>`
        )
        .join('')
    return (
      plate +
      draw(capsules.filter(capsule => capsule.y < 0)) +
      column +
      draw(capsules.filter(capsule => capsule.y >= 0))
    )
  })
  return {
    body:
      tiers.join('') +
      `<g transform="translate(0 -524)">${drawTurned(
        sheet,
        [
          [14, -50],
          [34, -44, 34, -8, 16, 0]
        ],
        accent,
        0.6
      )}</g>`,
    base: createRoundBase(252),
    height: 420
  }
}
