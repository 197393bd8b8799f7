import { buildEspressoCup, buildTeaCup } from '../forms/cups/porcelain'
import { drawSteam } from '../forms/cups/steam'
import { mixColours } from '../colour'
import { drawStudio, stand, type Item } from '../studio'
import { layIngredient, type Subject } from '../subject'

const size = 1200

export function drawGround({ sheet, ground }: Subject, horizon = 800): string {
  return drawStudio(sheet, ground, size, size, horizon)
}

/** The drink in a cup that suits the pack, steaming. */
export function serveDrink(subject: Subject, x: number, y: number, scale: number): string {
  const { sheet, accent, drink, isCoffee, ground } = subject
  const body = mixColours('#faf7f0', accent, 0.05)
  const cup = isCoffee
    ? buildEspressoCup(sheet, { body, drink, crema: true })
    : buildTeaCup(sheet, { body, drink })
  return stand(sheet, cup, ground, { x, y, scale }) + drawSteam(sheet, x, y - 190 * scale, scale * 0.8)
}

/** Pack alone with a little of its ingredient; close with a lot of it; behind a served cup. */
export function composePack(subject: Subject, item: Item, { lift = 0, size: factor = 1 } = {}): string {
  const { sheet, ground, view } = subject
  if (view === 1) {
    return (
      drawGround(subject) +
      stand(sheet, item, ground, { x: 570, y: 985 - lift, scale: 1.18 * factor }) +
      layIngredient(subject, 880, 1035, 0.7, 20)
    )
  }
  if (view === 2) {
    return (
      drawGround(subject, 700) +
      stand(sheet, item, ground, { x: 470, y: 1075 - lift, scale: 1.42 * factor }) +
      layIngredient(subject, 880, 1010, 1.06, -16)
    )
  }
  return (
    drawGround(subject, 720) +
    stand(sheet, item, ground, { x: 400, y: 880 - lift * 0.5, scale: 0.94 * factor }) +
    layIngredient(subject, 300, 1040, 0.6, -30) +
    serveDrink(subject, 770, 1050, 1.25)
  )
}
