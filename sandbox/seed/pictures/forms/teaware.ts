import { lighten, mixColours, shade } from '../colour'
import { createRoundBase, drawDisc, drawTurned, outlineTurned, tilt, type Profile } from '../solids'
import type { Item } from '../studio'
import type { Subject } from '../subject'

function drawKnob(subject: Subject, y: number, radius: number, colour: string): string {
  return `<g transform="translate(0 ${y})">${drawTurned(
    subject.sheet,
    [
      [radius * 0.4, -radius * 1.1],
      [radius * 1.2, -radius, radius * 1.2, -radius * 0.3, radius * 0.45, 0]
    ],
    colour,
    0.5
  )}</g>`
}

function drawTube(path: string, colour: string, width: number): string {
  return (
    `<path d="${path}" fill="none" stroke="${shade(colour, 0.4)}" stroke-width="${width}" stroke-linecap="round"/>` +
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width * 0.72}" stroke-linecap="round"/>` +
    `<path d="${path}" transform="translate(${-width * 0.14} ${-width * 0.12})" fill="none" stroke="${lighten(colour, 0.55)}" stroke-opacity=".8" stroke-width="${width * 0.18}" stroke-linecap="round"/>`
  )
}

/** A glass pot with tea and an infusing sieve inside. */
export function buildTeaPot(subject: Subject): Item {
  const { sheet, main, accent, drink } = subject
  const bowl: Profile = [
    [112, -392],
    [128, -372, 262, -330, 262, -190],
    [262, -70, 200, 0, 130, 0]
  ]
  const liquid: Profile = [
    [247, -236],
    [252, -226, 254, -210, 254, -190],
    [254, -74, 194, -8, 126, -8]
  ]
  const glass = sheet.linear([
    [0, '#fff', 0.6],
    [0.12, '#fff', 0.12],
    [0.5, '#fff', 0.02],
    [0.88, '#8fa09a', 0.14],
    [1, '#fff', 0.5]
  ])
  const tea = sheet.linear([
    [0, shade(drink, 0.2), 0.9],
    [0.3, lighten(drink, 0.28), 0.82],
    [0.6, drink, 0.85],
    [1, shade(drink, 0.32), 0.92]
  ])
  const sieve = `<path d="${outlineTurned([
    [78, -386],
    [72, -130]
  ])}" fill="#efeae0" fill-opacity=".42"/><path d="M-50 -380V-124M-25 -374V-118M0 -370V-114M25 -374V-118M50 -380V-124" stroke="#fff" stroke-opacity=".4" stroke-width="3"/>`
  return {
    body:
      drawTube('M236 -300C356 -340 372 -110 240 -96', mixColours(main, '#f6f2ea', 0.1), 36) +
      `<path d="M-236 -146C-310 -180 -316 -262 -384 -318L-346 -334C-286 -286 -276 -246 -222 -254Z" fill="#f4f7f4" fill-opacity=".75" stroke="#fff" stroke-opacity=".9" stroke-width="4"/><path d="M-238 -156C-282 -178 -296 -208 -312 -236L-282 -246C-270 -238 -256 -234 -230 -236Z" fill="${drink}" fill-opacity=".8"/>` +
      `<path d="${outlineTurned(bowl)}" fill="#fdfefb" fill-opacity=".45"/>` +
      sieve +
      `<path d="${outlineTurned(liquid)}" fill="${tea}"/>` +
      drawDisc(
        -236,
        247,
        sheet.linear([
          [0, lighten(drink, 0.35)],
          [1, drink]
        ]),
        ' fill-opacity=".85"'
      ) +
      `<path d="${outlineTurned([
        [70, -236],
        [66, -120]
      ])}" fill="${shade(drink, 0.5)}" fill-opacity=".42"/>` +
      `<path d="${outlineTurned(bowl)}" fill="${glass}" stroke="#fff" stroke-opacity=".8" stroke-width="4"/>` +
      `<path d="M-210 -262C-236 -210 -232 -120 -196 -72" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="15" stroke-linecap="round"/>` +
      drawTurned(
        sheet,
        [
          [122, -404],
          [122, -388]
        ],
        main,
        0.5
      ) +
      drawTurned(
        sheet,
        [
          [40, -436],
          [90, -432, 118, -418, 120, -404]
        ],
        main,
        0.4
      ) +
      drawKnob(subject, -432, 30, accent),
    base: createRoundBase(160),
    height: 400
  }
}

/** A kettle with a swan's neck. */
export function buildKettle(subject: Subject): Item {
  const { sheet, main, accent } = subject
  return {
    body:
      drawTurned(
        sheet,
        [
          [226, -26],
          [226, 0]
        ],
        '#2a2624',
        0.3
      ) +
      drawTube('M-196 -110C-330 -120 -300 -300 -352 -380C-362 -398 -392 -402 -414 -392', main, 40) +
      drawTube('M150 -380C200 -470 350 -470 338 -330C332 -260 322 -200 318 -160', '#2a2624', 40) +
      drawTurned(
        sheet,
        [
          [138, -410],
          [150, -300, 216, -160, 220, -30]
        ],
        main,
        0.6
      ) +
      `<path d="M-218 -60A220 52.8 0 0 0 218 -60" fill="none" stroke="${shade(main, 0.6)}" stroke-opacity=".35" stroke-width="4"/>` +
      drawDisc(
        -410,
        138,
        sheet.linear([
          [0, lighten(main, 0.5)],
          [1, shade(main, 0.05)]
        ])
      ) +
      drawTurned(
        sheet,
        [
          [60, -440],
          [104, -436, 122, -424, 124, -412]
        ],
        main,
        0.6
      ) +
      drawKnob(subject, -436, 28, accent),
    base: createRoundBase(226),
    height: 430
  }
}

/** Rows of fine holes around a sieve. */
function drawHoles(radius: number, from: number, rows: number): string {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 13 }, (_, hole) => {
      const angle = ((hole - 6 + (row % 2) / 2) / 7) * 1.4
      const x = Math.sin(angle) * radius
      const y = from + row * 27 + Math.cos(angle) * radius * tilt
      return `<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${Math.max(1.4, 4.6 * Math.cos(angle)).toFixed(1)}" ry="4.6"/>`
    }).join('')
  ).join('')
}

/** A basket infuser with its lid leaning beside it. */
export function buildInfuser(subject: Subject): Item {
  const { sheet, main, accent } = subject
  const basket: Profile = [
    [150, -330],
    [138, -30],
    [132, -10, 100, 0, 84, 0]
  ]
  const lid = `<g transform="translate(262 -104) rotate(64)"><ellipse rx="120" ry="62" fill="${shade(accent, 0.3)}"/><ellipse cy="-9" rx="120" ry="62" fill="${sheet.linear(
    [
      [0, lighten(accent, 0.45)],
      [1, accent]
    ]
  )}"/><ellipse cy="-12" rx="92" ry="46" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="4"/><g transform="translate(0 -14)">${drawTurned(
    sheet,
    [
      [20, -34],
      [30, -24],
      [18, 0]
    ],
    main,
    0.5
  )}</g></g>`
  return {
    body:
      lid +
      drawTube('M-196 -330H-140', main, 30) +
      drawTube('M196 -330H140', main, 30) +
      drawTurned(sheet, basket, main, 0.7) +
      `<g fill="${shade(main, 0.75)}" fill-opacity=".6">${drawHoles(143, -286, 8)}</g>` +
      drawTurned(
        sheet,
        [
          [176, -346],
          [176, -328],
          [152, -318]
        ],
        main,
        0.8
      ) +
      drawDisc(
        -346,
        176,
        sheet.linear([
          [0, lighten(main, 0.6)],
          [0.5, lighten(main, 0.2)],
          [1, shade(main, 0.1)]
        ])
      ) +
      drawDisc(
        -344,
        146,
        sheet.linear([
          [0, shade(main, 0.6)],
          [1, shade(main, 0.15)]
        ])
      ) +
      `<g transform="translate(0 -336) scale(.62 .15)">${subject.showNature('rotate(20)')}</g>`,
    base: [...createRoundBase(104), { x: 330, y: -8 }, { x: 300, y: 12 }],
    height: 300
  }
}
