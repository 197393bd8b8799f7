import { round, type Sheet } from '../../sheet'

/** Veils of vapour: each swells from a thread, leans and is gone again; two sides that never run parallel. */
const veils = [
  'M-26 0C-62 -58 -30 -104 -48 -158C-62 -206 -42 -252 -6 -304C-10 -246 6 -206 2 -160C-4 -106 -8 -58 -26 0Z',
  'M30 -6C6 -46 44 -84 36 -128C32 -160 50 -196 82 -232C74 -190 86 -156 82 -124C78 -82 50 -50 30 -6Z',
  'M2 -10C-12 -70 18 -130 10 -196C16 -130 40 -80 2 -10Z'
]

/** Steam above something hot; (x, y) is where it rises. It thins out upwards and has no outline. */
export function drawSteam(sheet: Sheet, x: number, y: number, scale = 1, opacity = 0.5): string {
  const fade = sheet.linear(
    [
      [0, '#fff', 0],
      [0.35, '#fff', 0.35],
      [0.75, '#fff', 0.85],
      [1, '#fff', 0]
    ],
    [0.2, 0, 0, 1]
  )
  const shapes = veils.map(path => `<path d="${path}"/>`).join('')
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale * 100) / 100})" fill="${fade}" opacity="${opacity}" filter="${sheet.blur(9, 0.3, 0.1)}">${shapes}</g>`
}
