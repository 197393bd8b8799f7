import { drawLeaf, placeAt } from './botany'
import { drawJasmineStar } from './jasmine'
import { describeNature, type Motif } from './motif'

/** A wreath of leaves, open at the top, closed by blossoms. */
export const thanks: Motif = {
  natural: describeNature('#fffefa', '#e9dcc4', '#c9974e', '#f0c76a'),
  lying: 0.7,
  pale: true,
  draw: tones => {
    const leaves = Array.from({ length: 11 }, (_, index) => {
      const angle = 28 + index * 14
      const outside = index % 2 ? 30 : 62
      const twig = (side: 1 | -1) => {
        const radians = (angle * side * Math.PI) / 180
        const spot = {
          x: Math.sin(radians) * 150,
          y: -Math.cos(radians) * 150,
          angle: (angle - 90 - 180) * side + 180 + side * outside * (index % 2 ? 1 : -0.6)
        }
        return drawLeaf(spot, 78, 34, tones, { veins: 1 })
      }
      return twig(1) + twig(-1)
    })
    return (
      `<path d="M-70 -132A150 150 0 1 0 70 -132" fill="none" stroke="${tones.leafDeep}" stroke-width="4" stroke-linecap="round"/>` +
      leaves.join('') +
      placeAt({ x: 0, y: 148, angle: 0 }, drawJasmineStar(tones), 0.85) +
      placeAt({ x: -84, y: 122, angle: 20 }, drawJasmineStar(tones), 0.55) +
      placeAt({ x: 84, y: 122, angle: -10 }, drawJasmineStar(tones), 0.55)
    )
  }
}
