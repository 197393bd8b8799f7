import { lighten, shade } from '../../colour'
import { drawLine } from '../../lettering/lettering'
import type { Item } from '../../studio'
import type { Subject } from '../../subject'
import { buildCapsule } from '../capsule'
import { choosePrint } from '../puro-print'

/** Three arrows that run in a ring. */
function drawLoop(colour: string): string {
  const arrow = `<path d="M-52 -66A84 84 0 0 1 44 -72" fill="none" stroke="${colour}" stroke-width="20"/><path d="M36 -104L84 -62L26 -42Z" fill="${colour}"/>`
  return [0, 120, 240].map(turn => `<g transform="rotate(${turn})">${arrow}</g>`).join('')
}

/** One opened bag that already holds capsules, and four more folded before it. */
export function buildRecyclingBags(subject: Subject): Item {
  const { sheet, main, accent } = subject
  const ink = choosePrint(main)
  const film = sheet.linear([
    [0, shade(main, 0.16)],
    [0.24, lighten(main, 0.24)],
    [0.55, main],
    [1, shade(main, 0.34)]
  ])
  const inside = [-120, -40, 44, 122]
    .map((x, index) => {
      const tone = ['#7a2e1d', '#d8a25e', '#2b1d16', '#3f6a7d'][index] ?? main
      return `<g transform="translate(${x - 60} ${-430 + (index % 2) * 10}) rotate(${index * 22 - 30}) scale(.8)">${buildCapsule(sheet, tone).body}</g>`
    })
    .join('')
  const folded = [0, 1, 2, 3]
    .map(
      index =>
        `<g transform="translate(${212 + (index % 2) * 8} ${-index * 22})"><path d="M-150 -14L-88 -58H156L110 -14Z" fill="${lighten(main, 0.3)}"/><path d="M-150 -14H110V4Q110 10 104 10H-144Q-150 10 -150 4Z" fill="${main}"/><path d="M110 -14L156 -58V-42L110 8Z" fill="${shade(main, 0.34)}"/></g>`
    )
    .join('')
  return {
    body:
      `<path d="M-268 -420Q-60 -470 160 -420L150 -400H-258Z" fill="${shade(main, 0.5)}"/>${inside}` +
      `<path d="M-268 -424C-200 -392 -160 -404 -60 -398C40 -392 90 -408 160 -424C150 -300 190 -140 168 -20Q160 0 140 2Q-50 20 -240 2Q-262 0 -270 -22C-290 -140 -256 -300 -268 -424Z" fill="${film}"/>` +
      `<path d="M-236 -330C-226 -220 -246 -120 -234 -30M120 -340C116 -220 140 -120 130 -40M-170 -380C-176 -330 -166 -290 -172 -250" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="8" stroke-linecap="round"/>` +
      `<path d="M-266 -404C-200 -374 -160 -386 -60 -380C40 -374 90 -390 159 -404" fill="none" stroke="${accent}" stroke-width="11"/><path d="M-86 -382C-110 -330 -70 -310 -92 -270M-60 -380C-50 -340 -64 -310 -44 -276" fill="none" stroke="${accent}" stroke-width="8" stroke-linecap="round"/>` +
      `<g transform="translate(-56 -160) scale(.9)">${drawLoop(ink)}</g>` +
      drawLine('puro', -56, -36, { face: 'sans', size: 56, fill: ink, tracking: -0.03 }) +
      folded,
    base: [
      { x: -270, y: -10 },
      { x: 368, y: -40 },
      { x: 330, y: 12 },
      { x: -250, y: 10 }
    ],
    height: 400
  }
}
