import { lighten, shade } from '../colour'
import type { Item } from '../studio'
import type { Subject } from '../subject'
import { drawPuroPrint } from './puro-print'
import { buildPouch } from './tea-pouch'

/** A bag of beans with its aroma valve. */
export function buildCoffeeBag(subject: Subject): Item {
  const { main, accent } = subject
  const turn = Math.round((subject.variation - 0.5) * 30)
  const valve = `<g transform="translate(150 -520)"><circle cx="2" cy="3" r="25" fill="#000" fill-opacity=".25"/><circle r="24" fill="${lighten(main, 0.2)}"/><circle r="17" fill="${shade(main, 0.25)}"/><circle cx="-6" cy="-5" r="3.5" fill="${shade(main, 0.7)}"/><circle cx="6" cy="-5" r="3.5" fill="${shade(main, 0.7)}"/><circle cy="6" r="3.5" fill="${shade(main, 0.7)}"/></g>`
  return buildPouch(
    subject,
    `<rect x="-260" y="-96" width="520" height="120" fill="${accent}"/>` +
      subject.print(`translate(96 -150) rotate(${turn}) scale(.98)`) +
      `<g transform="translate(-176 -484)">${drawPuroPrint(subject, 330)}</g>` +
      valve
  )
}
