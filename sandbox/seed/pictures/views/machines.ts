import { buildCapsule } from '../forms/capsule'
import { stand, type Item } from '../studio'
import { type Subject } from '../subject'
import { drawGround } from './packs'

/** Of the stage in the dark. */
const DARK = '#2b1d16'

/** As the band of a device's page shows it. */
export const standInTheDark = (subject: Subject, item: Item, scale: number): string =>
  drawGround({ ...subject, ground: DARK }, 800) + stand(subject.sheet, item, DARK, { x: 600, y: 930, scale })

/** A machine in the studio; on the dark stage; brewing, with capsules beside it. */
export function composeMachine(subject: Subject, item: Item, size = 1): string {
  const { sheet, ground, view, main, accent } = subject
  if (view === 1)
    return drawGround(subject, 830) + stand(sheet, item, ground, { x: 610, y: 960, scale: 1.24 * size })
  if (view === 2) return standInTheDark(subject, item, 1.16 * size)
  const tones = [main, accent, '#8f7a5c']
  const capsules = tones.map((tone, index) =>
    stand(sheet, buildCapsule(sheet, tone), ground, {
      x: 770 + index * 140,
      y: 1060 + (index % 2) * 34,
      scale: 0.72
    })
  )
  return (
    drawGround(subject, 760) +
    stand(sheet, item, ground, { x: 500, y: 930, scale: 1.14 * size }) +
    capsules.join('')
  )
}
