import { lighten, shade } from '../colour'
import { drawLine, drawLineAround, fitLine } from '../lettering/lettering'
import { createRoundBase, drawDisc, drawTurned, outlineTurned, tilt, type Profile } from '../solids'
import type { Item } from '../studio'
import type { Subject } from '../subject'
import { buildCapsule } from './capsule'
import { choosePrint } from './puro-print'
import { mixFamily } from './samplers'

/** An electric frother: a straight jug on a base, with a clear lid. */
export function buildMilkFrother(subject: Subject): Item {
  const { sheet, main, accent } = subject
  const [radius, top] = [168, -430]
  const fill = choosePrint(main)
  const milk = subject.view === 3
  return {
    body:
      drawTurned(
        sheet,
        [
          [190, -34],
          [196, 0]
        ],
        '#25211f',
        0.4
      ) +
      `<path d="M150 -350C290 -366 296 -110 152 -104" fill="none" stroke="#25211f" stroke-width="34"/><path d="M152 -356C280 -364 284 -130 160 -112" fill="none" stroke="#fff" stroke-opacity=".18" stroke-width="7"/>` +
      drawTurned(
        sheet,
        [
          [radius, top],
          [radius + 6, -36]
        ],
        main,
        0.6
      ) +
      drawLineAround(
        'puro',
        -180 + radius * tilt,
        { face: 'sans', size: 74, fill, tracking: -0.03 },
        radius,
        tilt
      ) +
      `<circle cy="-62" r="19" fill="#1c1816"/><circle cy="-62" r="12" fill="none" stroke="${accent}" stroke-width="5"/>` +
      drawDisc(top, radius, lighten(main, 0.35)) +
      drawDisc(
        top,
        radius - 8,
        sheet.linear([
          [0, shade(main, 0.5)],
          [1, shade(main, 0.15)]
        ])
      ) +
      (milk
        ? `<ellipse cy="${top + 8}" rx="150" ry="35" fill="#fffaf2"/><path d="M-120 ${top + 4}C-110 ${top - 62} -40 ${top - 48} -24 ${top - 66}C10 ${top - 96} 70 ${top - 70} 78 ${top - 46}C120 ${top - 46} 138 ${top - 14} 120 ${top + 6}Z" fill="${sheet.radial(
            [
              [0, '#ffffff'],
              [1, '#e9ded0']
            ]
          )}"/>`
        : `<path d="${outlineTurned([
            [120, top - 40],
            [164, top - 34, 170, top - 20, 170, top]
          ])}" fill="${sheet.linear([
            [0, '#fff', 0.75],
            [0.4, '#e4ecee', 0.5],
            [1, '#9aa8ab', 0.65]
          ])}"/><path d="M-110 ${top - 28}Q-60 ${top - 8} 0 ${top - 6}" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="6" stroke-linecap="round"/><g transform="translate(0 ${top - 36})">${drawTurned(
            sheet,
            [
              [28, -30],
              [34, 0]
            ],
            '#25211f',
            0.4
          )}</g>`),
    base: createRoundBase(196),
    height: 440
  }
}

/** A bottle of descaler with its measuring cap. */
export function buildDescaler(subject: Subject): Item {
  const { sheet, main, accent, lines } = subject
  const bottle: Profile = [
    [62, -520],
    [62, -470],
    [66, -430, 158, -430, 160, -350],
    [160, -20],
    [158, -6, 150, 0, 140, 0]
  ]
  const outline = outlineTurned(bottle)
  const fill = choosePrint(accent)
  const wrap = (text: string, y: number, size: number) =>
    drawLineAround(text, y, fitLine(text, { face: 'sans', size, fill }, 240), 160, tilt)
  return {
    body:
      drawTurned(sheet, bottle, main, 0.2) +
      `<g clip-path="${sheet.clip(`<path d="${outline}"/>`)}"><path d="M-160 -330A160 38.4 0 0 0 160 -330V-70A160 38.4 0 0 1 -160 -70Z" fill="${accent}"/>${subject.motif === 'none' ? '' : subject.print('translate(110 -90) scale(.3)')}` +
      `${wrap('puro', -200, 76)}${wrap(lines.line1, -132, 44)}${wrap(lines.line2, -92, 26)}</g>` +
      `<path d="${outline}" fill="${sheet.linear([
        [0, '#000', 0.2],
        [0.2, '#fff', 0.3],
        [0.4, '#fff', 0],
        [0.85, '#000', 0.24],
        [1, '#000', 0.16]
      ])}"/>` +
      drawTurned(
        sheet,
        [
          [78, -590],
          [82, -500]
        ],
        shade(accent, 0.25),
        0.3
      ) +
      `<path d="M-64 -572V-492M-40 -566V-486M-14 -564V-482M14 -564V-482M40 -566V-486M64 -572V-492" stroke="#000" stroke-opacity=".18" stroke-width="4"/>` +
      drawDisc(
        -590,
        78,
        sheet.linear([
          [0, lighten(accent, 0.35)],
          [1, accent]
        ])
      ),
    base: createRoundBase(158),
    height: 540
  }
}

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

/** A tin-lidded jar's or bag's plain sign: brand and name on one line each. */
export function drawPlainSign(
  house: Subject['house'],
  name: string,
  y: number,
  width: number,
  fill: string
): string {
  const brand =
    house === 'puro'
      ? drawLine('puro', 0, y, { face: 'sans', size: 40, fill, tracking: -0.03 })
      : drawLine('JASMIN', 0, y, { face: 'serif', size: 30, fill, tracking: 0.26 })
  return (
    brand +
    drawLine(
      name,
      0,
      y + 52,
      fitLine(name, { face: house === 'puro' ? 'sans' : 'serif', size: 44, fill }, width)
    )
  )
}
