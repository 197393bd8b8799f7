import { drawLeaf, drawPetal, drawStem, placeAt, repeatAround } from './botany'
import { describeNature, type Motif, type Tones } from './motif'

export function drawJasmineStar(tones: Tones): string {
  return (
    repeatAround(
      6,
      () => `<g transform="rotate(8) skewX(-10)">${drawPetal(92, 46, tones.bloomLight, tones.bloom)}</g>`
    ) + `<circle r="13" fill="${tones.core}"/><circle r="6" fill="${tones.bloomDeep}"/>`
  )
}

function drawBud(tones: Tones): string {
  return `<path d="M0 0C-4 -26 -20 -44 -14 -72Q0 -92 12 -72C20 -44 4 -26 0 0Z" fill="${tones.bloomLight}"/><path d="M0 0C2 -40 8 -70 2 -84Q10 -82 12 -72C20 -44 4 -26 0 0Z" fill="${tones.bloom}"/><path d="M0 8L-6 -14H6Z" fill="${tones.leafDeep}"/>`
}

/** A twig of jasmine with open stars and buds. */
export const jasmine: Motif = {
  natural: describeNature('#fffefa', '#e6e8da', '#c9a84e', '#f0d88a'),
  lying: 0.7,
  pale: true,
  draw: tones =>
    drawStem(
      'M-170 170C-110 100 -40 40 60 -20C110 -50 140 -90 160 -150M20 4Q40 60 90 90M-60 62Q-90 20 -100 -60',
      tones.leafDeep,
      5
    ) +
    drawLeaf({ x: -120, y: 112, angle: 80 }, 130, 52, tones) +
    drawLeaf({ x: -104, y: 96, angle: -60 }, 110, 46, tones) +
    drawLeaf({ x: -20, y: 34, angle: 132 }, 150, 58, tones) +
    drawLeaf({ x: 100, y: -46, angle: 96 }, 110, 48, tones) +
    drawLeaf({ x: 60, y: -20, angle: -10 }, 140, 54, tones) +
    placeAt({ x: 160, y: -146, angle: 22 }, drawBud(tones)) +
    placeAt({ x: 134, y: -92, angle: -24 }, drawBud(tones), 0.8) +
    placeAt({ x: -98, y: -50, angle: -30 }, drawBud(tones), 0.9) +
    placeAt({ x: -44, y: -46, angle: 0 }, drawJasmineStar(tones), 1.15) +
    placeAt({ x: 92, y: 96, angle: 24 }, drawJasmineStar(tones), 0.95)
}
