import type { Item } from '../studio'
import { stand } from '../studio'
import { layIngredient, type Subject } from '../subject'
import { standInTheDark } from './machines'
import { drawGround, serveDrink } from './packs'

/** Things for the table: alone, closer, and with a served cup; electrical ones on the dark stage instead of closer. */
export function composeWare(
  subject: Subject,
  item: Item,
  { served = true, size = 1, isElectrical = false } = {}
): string {
  const { sheet, ground, view } = subject
  if (subject.pieces > 1) return composeSeveral(subject, item, size)
  if (view === 1)
    return drawGround(subject) + stand(sheet, item, ground, { x: 600, y: 930, scale: 1.4 * size })
  if (view === 2) {
    if (isElectrical) return standInTheDark(subject, item, 1.32 * size)
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

/** Where the pieces of a set of two or three stand: from the back left to the front right. */
const rows: Record<1 | 2 | 3, Record<'pair' | 'trio', [x: number, y: number, scale: number][]>> = {
  1: {
    pair: [
      [360, 820, 1.3],
      [780, 985, 1.45]
    ],
    trio: [
      [300, 800, 1.12],
      [590, 890, 1.2],
      [900, 985, 1.3]
    ]
  },
  2: {
    pair: [
      [300, 800, 1.6],
      [800, 1060, 1.9]
    ],
    trio: [
      [240, 830, 1.4],
      [620, 950, 1.5],
      [1000, 1070, 1.6]
    ]
  },
  3: {
    pair: [
      [840, 800, 1.2],
      [390, 960, 1.4]
    ],
    trio: [
      [900, 790, 1.05],
      [600, 890, 1.15],
      [280, 1000, 1.25]
    ]
  }
}

/** The stated number of pieces beside each other. */
function composeSeveral(subject: Subject, { body, ...item }: Item, size: number): string {
  const { sheet, ground, view, pieces } = subject
  const piece = { ...item, body: sheet.keep(body)('') }
  const spots = rows[view][pieces === 2 ? 'pair' : 'trio']
  return (
    drawGround(subject, view === 1 ? 760 : 680) +
    spots.map(([x, y, scale]) => stand(sheet, piece, ground, { x, y, scale: scale * size })).join('') +
    (view === 3 ? layIngredient(subject, 860, 1040, 0.6, -16) : '')
  )
}

/** The drinking cup itself: alone, close with an ingredient, and two of them. */
export function composeCup(subject: Subject, item: Item, size = 1): string {
  const { sheet, ground, view } = subject
  if (subject.pieces > 1) return composeSeveral(subject, item, size)
  if (view === 1)
    return drawGround(subject, 760) + stand(sheet, item, ground, { x: 580, y: 900, scale: 2.05 * size })
  if (view === 2) {
    return (
      drawGround(subject, 660) +
      stand(sheet, item, ground, { x: 500, y: 900, scale: 2.3 * size }) +
      layIngredient(subject, 900, 1030, 0.85, -16)
    )
  }
  return (
    drawGround(subject, 680) +
    stand(sheet, item, ground, { x: 560, y: 900, scale: 1.7 * size }) +
    layIngredient(subject, 930, 1040, 0.6, 24) +
    layIngredient(subject, 210, 1010, 0.5, -30)
  )
}
