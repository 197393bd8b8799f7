import { lighten, mixColours, shade } from '../../colour'
import { createRoundBase, drawDisc, drawTurned, outlineTurned, type Profile } from '../../solids'
import type { Item } from '../../studio'
import type { Subject } from '../../subject'
import { drawKnob, drawTube } from './tubing'

/** A glass pot with tea and an infusing sieve inside. */
export function buildGlassPot(subject: Subject): Item {
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
