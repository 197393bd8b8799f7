import { lighten, mixColours, shade } from '../colour'
import { buildTeaCup, buildEspressoCup } from '../forms/cups/porcelain'
import { drawSteam } from '../forms/cups/steam'
import { drawDisc, drawTurned } from '../solids'
import { drawTable } from './interior'
import { cover, imagineSubject, place, type Stage } from './stage'

function drawCandle({ sheet }: Stage, wax: string, height: number, lit: boolean): string {
  const halo = sheet.radial(
    [
      [0, '#ffe7ac', 0.75],
      [0.3, '#ffd98a', 0.3],
      [1, '#ffd98a', 0]
    ],
    [0.5, 0.5, 0.5]
  )
  const flame = lit
    ? `<circle cy="${-height - 40}" r="190" fill="${halo}"/><path d="M0 ${-height - 8}C-26 ${-height - 30} -16 ${-height - 62} 0 ${-height - 92}C16 ${-height - 62} 26 ${-height - 30} 0 ${-height - 8}Z" fill="#f9b84b"/><path d="M0 ${-height - 12}C-13 ${-height - 26} -8 ${-height - 44} 0 ${-height - 60}C8 ${-height - 44} 13 ${-height - 26} 0 ${-height - 12}Z" fill="#fff4cf"/>`
    : ''
  return (
    drawTurned(
      sheet,
      [
        [46, -height],
        [48, 0]
      ],
      wax,
      0.2
    ) +
    drawDisc(-height, 46, lighten(wax, lit ? 0.5 : 0.25)) +
    `<path d="M0 ${-height + 2}V${-height - 18}" stroke="#3a2a1e" stroke-width="5"/>` +
    flame
  )
}

/** A wreath of fir with four candles, the first two alight, and a cup in their light. */
export function drawAdvent(stage: Stage): string {
  const { sheet, main, accent, ground, height, focus, unit } = stage
  const night = mixColours(shade(ground, 0.5), main, 0.35)
  const glow = sheet.radial(
    [
      [0, mixColours('#e9b873', accent, 0.2)],
      [0.45, mixColours(night, '#a8703c', 0.4)],
      [1, night]
    ],
    [focus / stage.width, 0.42, 0.8]
  )
  const fir = imagineSubject(stage, 'winter', 'jasmin')
  const house = stage.id.startsWith('puro') ? 'puro' : 'jasmin'
  const cup =
    house === 'puro'
      ? buildEspressoCup(sheet, { body: '#f4ede2', drink: '#3a1f10', crema: true })
      : buildTeaCup(sheet, { body: '#fbf5ea', drink: '#a8461a' })
  const twigs = (from: number, to: number) =>
    Array.from({ length: 14 }, (_, index) => index)
      .filter(index => index >= from && index < to)
      .map(index => {
        const angle = (index / 14) * Math.PI * 2 - Math.PI
        const [x, y] = [Math.cos(angle) * 330, Math.sin(angle) * 92]
        return fir.showNature(
          `translate(${Math.round(x)} ${Math.round(y - 20)}) scale(.66 .5) rotate(${Math.round((angle * 180) / Math.PI) + 90})`
        )
      })
      .join('')
  const candle = (x: number, y: number, tall: number, lit: boolean) =>
    `<g transform="translate(${x} ${y})">${drawCandle(stage, mixColours(main, '#a8322a', 0.5), tall, lit)}</g>`
  return (
    cover(stage, glow) +
    drawTable(stage, Math.round(height * 0.66), mixColours('#8a5a34', night, 0.35)) +
    `<g transform="translate(${Math.round(focus - 90 * unit)} ${Math.round(height * 0.8)}) scale(${unit})"><ellipse cx="20" cy="20" rx="470" ry="130" fill="#1a0f0a" fill-opacity=".35"/>${twigs(0, 7)}${candle(-120, -64, 250, true)}${candle(130, -68, 230, false)}${candle(-230, 16, 270, false)}${candle(220, 26, 220, true)}${twigs(7, 14)}</g>` +
    place({ ...stage, ground: night }, cup, 330, 0.95, 0.86) +
    drawSteam(sheet, focus + 330 * unit, height * 0.95 - 165 * unit, 0.8 * unit, 0.5)
  )
}
