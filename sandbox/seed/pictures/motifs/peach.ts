import { drawLeaf, drawStem, placeAt } from './botany'
import { describeNature, type Motif } from './motif'

/** A peach with leaves, and half of one with its stone. */
export const peach: Motif = {
  natural: describeNature('#fbd9a8', '#f0a267', '#d5604a', '#8a3f28'),
  lying: 0.9,
  draw: tones =>
    drawStem('M-40 -130Q-30 -160 0 -178', tones.leafDeep, 8) +
    drawLeaf({ x: -34, y: -132, angle: 74 }, 190, 60, tones, { veins: 6 }) +
    drawLeaf({ x: -36, y: -132, angle: -58 }, 140, 52, tones, { veins: 5 }) +
    `<g transform="translate(-44 -12)"><circle r="122" fill="${tones.bloom}"/><path d="M-16 -121A122 122 0 1 1 -40 115C60 70 70 -50 -16 -121Z" fill="${tones.bloomDeep}" fill-opacity=".85"/><path d="M-14 -120C50 -60 50 40 6 122" fill="none" stroke="${tones.bloomDeep}" stroke-width="6" stroke-linecap="round"/><path d="M-84 -56Q-104 -20 -92 22" fill="none" stroke="${tones.bloomLight}" stroke-width="15" stroke-linecap="round"/></g>` +
    placeAt(
      { x: 98, y: 90, angle: 16 },
      `<circle r="96" fill="${tones.bloomDeep}"/><circle r="88" fill="${tones.bloomLight}"/><circle r="52" fill="${tones.bloom}" fill-opacity=".8"/><path d="M0 -46C-34 -26 -34 22 0 44C34 22 34 -26 0 -46Z" fill="${tones.core}"/><path d="M-8 -26Q-16 0 -6 26M8 -22Q14 0 6 24" stroke="${tones.bloom}" stroke-width="4" fill="none" stroke-linecap="round"/>`
    )
}
