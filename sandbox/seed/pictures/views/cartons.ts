import { buildTeaBox } from '../forms/tea-box'
import { buildTeaFilters } from '../forms/tea-ware/tea-filter'
import { buildBiscuits } from '../forms/treats'
import { stand, type Item } from '../studio'
import type { Subject } from '../subject'
import { drawGround, serveDrink } from './packs'

/** A carton with what is in it before it; that close up; the same with a served cup. */
function composeCarton(subject: Subject, show: (count: number) => Item): string {
  const { sheet, ground, view } = subject
  const pack = buildTeaBox(subject)
  if (view === 1) {
    return (
      drawGround(subject) +
      stand(sheet, pack, ground, { x: 510, y: 930, scale: 1.06 }) +
      stand(sheet, show(3), ground, { x: 830, y: 1030, scale: 1.05 })
    )
  }
  if (view === 2) {
    return (
      drawGround(subject, 640) +
      stand(sheet, pack, ground, { x: 330, y: 860, scale: 1.3 }) +
      stand(sheet, show(5), ground, { x: 700, y: 1050, scale: 1.75 })
    )
  }
  return (
    drawGround(subject, 690) +
    stand(sheet, pack, ground, { x: 330, y: 790, scale: 0.86 }) +
    serveDrink(subject, 770, 860, 1.2) +
    stand(sheet, show(2), ground, { x: 420, y: 1060, scale: 1.25 })
  )
}

/** Biscuits with their carton. */
export function composeBiscuits(subject: Subject): string {
  return composeCarton(subject, count => buildBiscuits(subject, count))
}

/** Paper filters with their carton. */
export function composeFilters(subject: Subject): string {
  return composeCarton(subject, buildTeaFilters)
}
