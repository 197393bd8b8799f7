import { lighten, mixColours, shade } from '../colour'
import { buildGiftBox } from '../forms/gift-box'
import { drawCardFace, drawCardShadow } from '../forms/gift-card'
import { drawStudio } from '../studio'
import { layIngredient } from '../subject'
import { imagineSubject, place, type Stage } from './stage'

/** Two wrapped boxes and a card. */
export function drawGiftTable(stage: Stage): string {
  const { sheet, main, accent, ground, width, height, focus, unit } = stage
  const house = stage.id.startsWith('puro') ? 'puro' : 'jasmin'
  const large = imagineSubject(stage, house === 'puro' ? 'bean' : 'flowers', house)
  const small = imagineSubject(stage, 'none', house, { main: mixColours(accent, ground, 0.2), accent: main })
  const card = imagineSubject(stage, 'none', house, {
    main: mixColours(main, shade(accent, 0.4), 0.35),
    accent: lighten(accent, 0.3)
  })
  const face = { ...card, print: large.print }
  return (
    drawStudio(sheet, ground, width, height, height * 0.68) +
    place(stage, buildGiftBox(large), -70, 0.79, 1.14) +
    place(stage, buildGiftBox(small), 330, 0.9, 0.66) +
    `<g transform="translate(${Math.round(focus - 330 * unit)} ${Math.round(height * 0.9)}) scale(${0.6 * unit}) matrix(.94 -.2 .34 .55 0 0)">${drawCardShadow(card)}${drawCardFace(face)}</g>` +
    layIngredient(large, focus + 60 * unit, height * 0.95, 0.42 * unit, -16)
  )
}
