import { lighten, shade } from '../../colour'
import { createRoundBase, drawDisc, drawTurned, outlineTurned, type Profile } from '../../solids'
import type { Item } from '../../studio'
import type { Subject } from '../../subject'

/** The splints of one ring, from the band down to tips that turn inwards. */
function drawSplints(count: number, reach: number, colour: string, width: number): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const share = (index / (count - 1)) * 2 - 1
    const side = Math.sin((share * Math.PI) / 2)
    const [from, swell, tip] = [side * 58, side * reach, side * (reach - 34)]
    const drop = Math.round(Math.sqrt(Math.max(0, 1 - side * side)) * 24)
    return `M${Math.round(from)} ${-206 + Math.round(drop * 0.5)}C${Math.round(from)} -150 ${Math.round(swell)} -110 ${Math.round(swell)} ${-44 + drop}Q${Math.round(swell)} ${-10 + drop} ${Math.round(tip)} ${-8 + drop}`
  })
  return `<path d="${lines.join('')}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`
}

/** A matcha whisk of one piece of bamboo, standing on its tines. */
export function buildWhisk({ sheet, main, accent }: Subject): Item {
  const shape: Profile = [
    [58, -206],
    [58, -150, 134, -120, 134, -40],
    [132, -14, 112, -4, 96, 0]
  ]
  return {
    body:
      `<path d="${outlineTurned(shape)}" fill="${sheet.linear([
        [0, shade(main, 0.45)],
        [0.3, shade(main, 0.16)],
        [0.7, shade(main, 0.36)],
        [1, shade(main, 0.6)]
      ])}"/>` +
      drawSplints(19, 96, shade(main, 0.1), 5) +
      drawSplints(27, 134, lighten(main, 0.3), 5) +
      drawSplints(26, 132, shade(main, 0.3), 1.5) +
      drawTurned(
        sheet,
        [
          [54, -470],
          [58, -200]
        ],
        main,
        0.3
      ) +
      `<path d="M-56 -330Q0 -312 56 -330" fill="none" stroke="${shade(main, 0.4)}" stroke-width="5"/><path d="M-55 -337Q0 -320 55 -337" fill="none" stroke="${lighten(main, 0.5)}" stroke-width="4"/>` +
      drawDisc(-470, 54, lighten(main, 0.35)) +
      drawDisc(-470, 40, shade(main, 0.35)) +
      drawTurned(
        sheet,
        [
          [62, -226],
          [63, -200]
        ],
        shade(accent, 0.35),
        0.1
      ),
    base: createRoundBase(112),
    height: 380
  }
}
