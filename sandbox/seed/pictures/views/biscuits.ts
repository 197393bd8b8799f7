import { buildTeaBox } from '../forms/tea-box'
import { buildBiscuits } from '../forms/treats'
import { stand } from '../studio'
import type { Subject } from '../subject'
import { drawGround, serveDrink } from './packs'

/** The carton with biscuits before it; biscuits close up; biscuits with tea. */
export function composeBiscuits(subject: Subject): string {
  const { sheet, ground, view } = subject
  const pack = buildTeaBox(subject)
  if (view === 1) {
    return (
      drawGround(subject) +
      stand(sheet, pack, ground, { x: 510, y: 930, scale: 1.06 }) +
      stand(sheet, buildBiscuits(subject, 3), ground, { x: 830, y: 1030, scale: 1.05 })
    )
  }
  if (view === 2) {
    return (
      drawGround(subject, 640) +
      stand(sheet, pack, ground, { x: 330, y: 860, scale: 1.3 }) +
      stand(sheet, buildBiscuits(subject, 5), ground, { x: 700, y: 1050, scale: 1.75 })
    )
  }
  return (
    drawGround(subject, 690) +
    stand(sheet, pack, ground, { x: 330, y: 790, scale: 0.86 }) +
    serveDrink(subject, 770, 860, 1.2) +
    stand(sheet, buildBiscuits(subject, 2), ground, { x: 420, y: 1060, scale: 1.25 })
  )
}
