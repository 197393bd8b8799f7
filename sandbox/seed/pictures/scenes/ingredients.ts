import { lighten, mixColours, shade } from '../colour'
import { drawStudio } from '../studio'
import { layIngredient } from '../subject'
import { imagineSubject, type Stage } from './stage'

type Spot = [x: number, y: number, scale: number, angle: number]

const spots: Spot[] = [
  [-10, 0.56, 1.25, -8],
  [-300, 0.76, 1.2, -26],
  [290, 0.8, 1.3, 18],
  [-470, 0.5, 0.8, 30],
  [420, 0.48, 0.84, -20],
  [-30, 0.92, 0.8, 40]
]

/** Ingredients of a tea, laid out in daylight: the named plants, each twice. */
export function drawIngredients(stage: Stage): string {
  const { sheet, accent, ground, width, height, focus, unit, motifs } = stage
  const plants = (motifs.length > 0 ? motifs : (['leaf'] as const)).map(motif =>
    imagineSubject(stage, motif, 'jasmin')
  )
  const cloth = mixColours(lighten(ground, 0.45), accent, 0.08)
  const order = [...spots.entries()].sort(([, a], [, b]) => a[1] - b[1])
  return (
    drawStudio(sheet, ground, width, height, height * 0.3) +
    `<path d="M${focus - 620 * unit} ${height * 0.34}L${focus + 640 * unit} ${height * 0.3}L${focus + 820 * unit} ${height}H${focus - 760 * unit}Z" fill="${cloth}"/><path d="M${focus - 600 * unit} ${height * 0.36}L${focus - 726 * unit} ${height}" stroke="${shade(cloth, 0.2)}" stroke-opacity=".4" stroke-width="4"/>` +
    order
      .map(([index, [x, y, scale, angle]]) => {
        const plant = plants[index % plants.length]
        return plant ? layIngredient(plant, focus + x * unit, height * y, scale * unit, angle) : ''
      })
      .join('')
  )
}
