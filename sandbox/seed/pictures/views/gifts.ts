import { drawBow } from '../forms/gift-box'
import { drawCardFace, drawCardShadow, drawEnvelope } from '../forms/gift-card'
import { shade } from '../colour'
import type { Subject } from '../subject'
import { drawGround } from './packs'

/** The card on its ground with a bow; close up; coming out of its envelope. */
export function composeGiftCard(subject: Subject): string {
  const { sheet, accent, ground, view } = subject
  const card = drawCardShadow(subject) + drawCardFace(subject)
  if (view === 1) {
    return (
      drawGround(subject, 1500) +
      `<g transform="translate(610 600) rotate(-7) scale(1.34)">${card}<g transform="translate(262 -186) scale(.66) rotate(14)">${drawBow(accent)}</g></g>`
    )
  }
  if (view === 2)
    return drawGround(subject, 1500) + `<g transform="translate(700 610) rotate(-12) scale(1.8)">${card}</g>`
  const shadow = `<rect x="-350" y="-420" width="760" height="450" rx="14" fill="${shade(ground, 0.85)}" fill-opacity=".4" filter="${sheet.blur(16, 0.1)}"/>`
  return (
    drawGround(subject, 1500) +
    `<g transform="translate(600 1060) rotate(-3) scale(1.22)">${shadow}${drawEnvelope(subject, 'back')}<g transform="translate(6 -494) rotate(2) scale(1.02)">${drawCardFace(subject)}</g>${drawEnvelope(subject, 'pocket')}</g>`
  )
}
