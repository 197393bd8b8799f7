import { lighten, measureLightness, mixColours, shade } from '../colour'
import { leaf } from '../motifs/leaf'
import { jasmine } from '../motifs/jasmine'
import { cover, type Stage } from './stage'

/** Tea shoots and jasmine twigs strewn over one colour, quieter towards the left. */
export function drawLeafPattern(stage: Stage): string {
  const { sheet, main, accent, ground, width, height } = stage
  const dark = measureLightness(ground) < 0.5
  const tone = (share: number) => mixColours(ground, main, share)
  const tones = {
    leafLight: dark ? mixColours(ground, accent, 0.55) : tone(0.62),
    leafDeep: dark ? tone(0.75) : tone(0.85),
    bloomLight: lighten(ground, dark ? 0.75 : 0.7),
    bloom: mixColours(lighten(ground, 0.5), accent, 0.55),
    bloomDeep: shade(accent, 0.2),
    core: accent
  }
  const shoots = [sheet.keep(leaf.draw(tones)), sheet.keep(jasmine.draw(tones))]
  const step = Math.min(width, height * 2) / 5.2
  const rows = Math.ceil(height / step) + 2
  const columns = Math.ceil(width / step) + 2
  const plants = Array.from({ length: rows * columns }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const x = (column - 0.4 + (row % 2) * 0.5) * step
    const y = (row - 0.3) * step
    const angle = ((column * 67 + row * 131) % 360) - 180
    const shoot = shoots[(column + row) % 3 === 0 ? 1 : 0]
    return shoot
      ? shoot(
          `translate(${Math.round(x)} ${Math.round(y)}) rotate(${angle}) scale(${Math.round(step / 4.1) / 100})`
        )
      : ''
  })
  const background = sheet.radial(
    [
      [0, lighten(ground, dark ? 0.1 : 0.4)],
      [0.6, ground],
      [1, shade(ground, 0.12)]
    ],
    [0.25, 0.2, 1]
  )
  const veil = sheet.linear([
    [0, ground, 0.88],
    [0.34, ground, 0.6],
    [0.66, ground, 0]
  ])
  return (
    cover(stage, background) +
    plants.join('') +
    (width / height > 1.5 && width / height < 2.5 ? cover(stage, veil) : '')
  )
}
