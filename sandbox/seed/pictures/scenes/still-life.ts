import { mixColours } from '../colour'
import { buildBiscuits } from '../forms/treats'
import { drawStudio } from '../studio'
import { buildItem } from '../views/items'
import { measureSize } from '../views/sets'
import { imagineSubject, place, type Stage } from './stage'

/** Goods of a shelf on a studio ground: up to three things of the shop, seen as on their own pictures. */
export function drawStillLife(stage: Stage): string {
  const { sheet, main, accent, ground, width, height, forms, motifs } = stage
  const house = stage.id.startsWith('puro') ? 'puro' : 'jasmin'
  const tones = [main, mixColours(accent, main, 0.2), mixColours(main, ground, 0.35)]
  const items = forms.map((form, index) => {
    const tone = tones[index % tones.length] ?? main
    const subject = imagineSubject(stage, motifs[index] ?? 'none', house, {
      main: tone,
      accent: index === 1 ? main : accent
    })
    const item = buildItem({ ...subject, form, drink: house === 'puro' ? '#4a2512' : '#c98a35' })
    const xs = item.base.map(point => point.x)
    const reach = Math.max(...xs) - Math.min(...xs)
    // A pair has more room than three: low things grow, tall and wide ones keep to their place.
    const size =
      forms.length < 3
        ? Math.min(measureSize(form) * 1.9, 560 / item.height, 450 / reach)
        : Math.min(measureSize(form) * 1.34, 460 / reach)
    return { item, size, subject }
  })
  const spots = [
    { x: -230, y: 0.8 },
    { x: 240, y: 0.78 },
    { x: 60, y: 0.94 }
  ]
  const sweet = items.find(({ subject }, index) => forms[index] === 'cookies' && subject)
  return (
    drawStudio(sheet, ground, width, height, height * 0.62) +
    items
      .map(({ item, size }, index) => {
        const { x, y } = items.length === 1 ? { x: 0, y: 0.84 } : (spots[index] ?? { x: 0, y: 0.9 })
        return place(stage, item, x, y, index === 2 ? size * 0.86 : size)
      })
      .join('') +
    (sweet ? place(stage, buildBiscuits(sweet.subject, 4), items.length === 1 ? 260 : -330, 0.95, 0.8) : '')
  )
}
