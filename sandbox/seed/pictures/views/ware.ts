import { stand, type Item } from '../studio'
import { layIngredient, type Subject } from '../subject'
import { drawGround, serveDrink } from './packs'

/** Things for the table: alone, closer, and with a served cup. */
export function composeWare(subject: Subject, item: Item, { served = true, size = 1 } = {}): string {
  const { sheet, ground, view } = subject
  if (view === 1)
    return drawGround(subject) + stand(sheet, item, ground, { x: 600, y: 930, scale: 1.4 * size })
  if (view === 2) {
    return (
      drawGround(subject, 700) +
      stand(sheet, item, ground, { x: 600, y: 1000, scale: 1.62 * size }) +
      layIngredient(subject, 950, 1060, 0.78, -16)
    )
  }
  return (
    drawGround(subject, 720) +
    stand(sheet, item, ground, { x: 430, y: 850, scale: 1.2 * size }) +
    (served ? serveDrink(subject, 850, 1055, 1.05) : layIngredient(subject, 860, 1000, 0.8, -16))
  )
}

/** The drinking cup itself: alone, close with an ingredient, and two of them. */
export function composeCup(subject: Subject, item: Item): string {
  const { sheet, ground, view } = subject
  if (view === 1)
    return drawGround(subject, 760) + stand(sheet, item, ground, { x: 580, y: 900, scale: 2.05 })
  if (view === 2) {
    return (
      drawGround(subject, 660) +
      stand(sheet, item, ground, { x: 500, y: 900, scale: 2.3 }) +
      layIngredient(subject, 900, 1030, 0.85, -16)
    )
  }
  return (
    drawGround(subject, 680) +
    stand(sheet, item, ground, { x: 360, y: 700, scale: 1.3 }) +
    stand(sheet, item, ground, { x: 730, y: 990, scale: 1.75 })
  )
}
