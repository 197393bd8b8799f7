import { lighten, mixColours, shade } from '../../colour'
import { drawLine } from '../../lettering/lettering'
import { createBox } from '../../solids'
import type { Item } from '../../studio'
import type { Subject } from '../../subject'
import { choosePrint } from '../puro-print'

const [width, height, depth] = [560, 640, 110]
const [columns, rows] = [4, 6]
/** Numbers as they are spread over the doors. */
const days = [7, 19, 3, 12, 22, 10, 15, 1, 5, 17, 24, 8, 13, 2, 20, 16, 23, 11, 6, 18, 9, 21, 4, 14]

/** A house front with 24 numbered doors, the first two open. */
export function buildAdventCalendar(subject: Subject): Item {
  const { sheet, main, accent, lines } = subject
  const box = createBox(width, height, depth, 24)
  const ink = choosePrint(main)
  const [cell, tall, top] = [Math.floor((width - 60) / columns), Math.floor((height - 130) / rows), 104]
  const [w, h] = [cell - 12, tall - 10]
  const tones = [lighten(main, 0.16), mixColours(main, accent, 0.32), lighten(main, 0.06)]
  const places = days.map((day, index) => {
    const row = Math.floor(index / columns)
    const [x, y] = [30 + (index % columns) * cell, Math.round(top + row * tall)]
    return { day, x, y, tone: tones[(index * 5 + row) % 3] ?? main }
  })
  const closed = places.filter(({ day }) => day > 2)
  const doors =
    `<g stroke="${shade(main, 0.6)}" stroke-opacity=".5" stroke-width="2.5">${tones
      .map(
        tone =>
          `<path d="${closed
            .filter(door => door.tone === tone)
            .map(({ x, y }) => `M${x} ${y}h${w}v${h}h${-w}Z`)
            .join('')}" fill="${tone}"/>`
      )
      .join('')}</g>` +
    closed
      .map(({ day, x, y }) =>
        drawLine(String(day), x + w / 2, y + h / 2 + 15, { face: 'serif', size: 42, fill: ink })
      )
      .join('') +
    places
      .filter(({ day }) => day <= 2)
      .map(
        ({ day, x, y }) =>
          `<g transform="translate(${x} ${y})"><rect width="${w}" height="${h}" fill="${lighten(accent, 0.35)}"/><rect x="36" y="14" width="48" height="${h - 14}" rx="3" fill="${day === 1 ? '#a3203c' : '#4e7a4a'}"/><rect x="36" y="14" width="48" height="14" fill="#fbf8ef"/><path d="M0 0L-34 16V${h - 6}L0 ${h}Z" fill="${lighten(main, 0.32)}"/></g>`
      )
      .join('')
  const face =
    `<rect width="${width}" height="${height}" fill="${main}"/>` +
    `<g clip-path="${sheet.clip(`<rect width="${width}" height="${height}"/>`)}">${subject.print('translate(500 30) rotate(18) scale(.62)')}</g>` +
    drawLine('JASMIN', 34, 46, { face: 'serif', size: 30, fill: ink, tracking: 0.26, align: 'left' }) +
    drawLine(lines.line1, 32, 88, { face: 'serif', size: 38, fill: ink, align: 'left' }) +
    doors +
    `<rect width="${width}" height="${height}" fill="${sheet.linear([
      [0, '#fff', 0.16],
      [0.5, '#fff', 0],
      [1, '#000', 0.12]
    ])}"/>`
  return {
    body: `<g transform="${box.side}"><rect width="${depth}" height="${height}" fill="${shade(main, 0.4)}"/></g><g transform="${box.front}">${face}</g><g transform="${box.top}"><rect width="${width}" height="${depth}" fill="${lighten(main, 0.32)}"/></g>`,
    base: box.base,
    height
  }
}
