import { drawLeaf, drawStem, placeAt } from './botany'
import { describeNature, type Motif, type Tones } from './motif'

const silhouette =
  'M0 -78C-26 -104 -92 -104 -114 -52C-136 6 -96 96 -50 110C-30 116 -14 106 0 106C14 106 30 116 50 110C96 96 136 6 114 -52C92 -104 26 -104 0 -78Z'

function drawHalf(tones: Tones): string {
  return (
    `<path d="${silhouette}" fill="${tones.bloomDeep}"/><path d="${silhouette}" transform="translate(0 2) scale(.92)" fill="${tones.core}"/>` +
    `<path d="M0 -60C-40 -30 -44 40 0 78C44 40 40 -30 0 -60Z" fill="none" stroke="${tones.bloom}" stroke-opacity=".6" stroke-width="4"/>` +
    `<path d="M-6 16C-26 6 -26 -18 -16 -30C-6 -18 -2 0 -6 16ZM6 16C26 6 26 -18 16 -30C6 -18 2 0 6 16Z" fill="${tones.leafDeep}"/>`
  )
}

/** A whole apple and a half. */
export const apple: Motif = {
  natural: describeNature('#f4b08a', '#c8452f', '#93281d', '#fbf0cf'),
  lying: 0.9,
  draw: tones =>
    drawStem('M-50 -104Q-46 -140 -24 -160', tones.leafDeep, 8) +
    drawLeaf({ x: -44, y: -116, angle: 66 }, 140, 66, tones) +
    placeAt(
      { x: -54, y: -20, angle: -6 },
      `<path d="${silhouette}" fill="${tones.bloom}"/><path d="M70 -88C136 -60 122 70 50 110C30 116 14 106 0 106C-14 106 -30 116 -50 110C40 100 96 10 70 -88Z" fill="${tones.bloomDeep}" fill-opacity=".7"/>` +
        `<path d="M-28 -84Q0 -62 30 -84" fill="none" stroke="${tones.bloomDeep}" stroke-width="6" stroke-linecap="round"/><path d="M-86 -52Q-100 -20 -88 18" fill="none" stroke="${tones.bloomLight}" stroke-width="13" stroke-linecap="round"/>`
    ) +
    placeAt({ x: 84, y: 72, angle: 14 }, drawHalf(tones), 0.9)
}
