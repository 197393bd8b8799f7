import { buildGiftBox, drawBow } from '../forms/gift-box'
import { drawCardFace, drawCardShadow, drawEnvelope } from '../forms/gift-card'
import { buildCoffeeBag } from '../forms/coffee-bag'
import { buildCapsuleSleeve } from '../forms/capsule-sleeve'
import { buildTeaPouch } from '../forms/tea-pouch'
import { buildTeaTin } from '../forms/tea-tin'
import { shade } from '../colour'
import { stand } from '../studio'
import type { Subject } from '../subject'
import { composePack, drawGround } from './packs'

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

/** The wrapped box; closer; opened on what is inside. */
export function composeGiftSet(subject: Subject): string {
  const { sheet, ground, view, house } = subject
  if (view !== 3) return composePack(subject, buildGiftBox(subject), { lift: 70, size: 1.04 })
  const inside = { ...subject, main: shade(subject.accent, 0.2), accent: subject.main }
  const [left, right] =
    house === 'puro'
      ? [buildCoffeeBag(inside), buildCapsuleSleeve(subject)]
      : [buildTeaPouch(inside), buildTeaTin(subject)]
  const contents =
    `<g transform="translate(-110 -150) scale(.66)">${left.body}</g>` +
    (house === 'puro'
      ? `<g transform="translate(170 -130) rotate(-74) scale(.58)">${right.body}</g>`
      : `<g transform="translate(150 -130) scale(.62)">${right.body}</g>`)
  return (
    drawGround(subject, 740) +
    stand(sheet, buildGiftBox(subject, contents), ground, { x: 570, y: 960, scale: 1.22 })
  )
}
