import { buildCapsule, buildLyingCapsule } from '../forms/capsule'
import { stand, type Item } from '../studio'
import { layIngredient, type Subject } from '../subject'
import { drawGround, serveDrink } from './packs'

/** A row of capsules in the pack's colours. */
function setCapsules(
  { sheet, ground, main, accent }: Subject,
  x: number,
  y: number,
  scale: number,
  count: number
): string {
  return Array.from({ length: count }, (_, index) =>
    stand(sheet, buildCapsule(sheet, index % 2 ? accent : main), ground, {
      x: x + index * 178 * scale,
      y: y + index * 20 * scale,
      scale
    })
  ).join('')
}

/** Sleeve with capsules in front; capsules close up; sleeve behind a served cup. */
export function composeCapsules(subject: Subject, item: Item): string {
  const { sheet, ground, view, main } = subject
  const tipped = buildLyingCapsule(sheet, main)
  if (view === 1) {
    return (
      drawGround(subject, 700) +
      stand(sheet, item, ground, { x: 590, y: 730, scale: 1.32 }) +
      setCapsules(subject, 290, 955, 1.3, 2) +
      stand(sheet, tipped, ground, { x: 790, y: 1035, scale: 1.3 })
    )
  }
  if (view === 2) {
    return (
      drawGround(subject, 560) +
      stand(sheet, item, ground, { x: 620, y: 520, scale: 1.5 }) +
      layIngredient(subject, 930, 800, 0.9, 14) +
      setCapsules(subject, 250, 900, 2.05, 2) +
      stand(sheet, tipped, ground, { x: 960, y: 1085, scale: 1.8 })
    )
  }
  return (
    drawGround(subject, 690) +
    stand(sheet, item, ground, { x: 440, y: 720, scale: 1.02 }) +
    setCapsules(subject, 250, 970, 1.05, 2) +
    serveDrink(subject, 800, 1060, 1.5)
  )
}
