import { drawLeaf, drawPetal, drawSeeds, drawStem, placeAt, repeatAround } from './botany'
import { describeNature, type Motif, type Tones } from './motif'

function drawAnemone(tones: Tones): string {
  return (
    repeatAround(6, () => `<ellipse cy="-54" rx="44" ry="46" fill="${tones.bloom}"/>`, 30) +
    repeatAround(6, () => drawPetal(78, 70, tones.bloomLight, tones.bloom)) +
    `<circle r="22" fill="${tones.leafDeep}"/>` +
    repeatAround(14, () => `<circle cy="-32" r="4" fill="${tones.leafDeep}"/>`) +
    drawSeeds(9, 15, 3, tones.core)
  )
}

/** A loose bunch of anemones. */
export const flowers: Motif = {
  natural: describeNature('#f8d9d0', '#e59a86', '#c2634f', '#f2cf7a'),
  lying: 0.75,
  draw: tones =>
    drawStem(
      'M0 210C-10 120 -60 40 -78 -60M4 210C20 120 70 60 92 -10M2 210C2 150 10 110 0 70M0 200C60 140 120 140 150 110',
      tones.leafDeep,
      6
    ) +
    drawLeaf({ x: -20, y: 120, angle: -70 }, 150, 50, tones) +
    drawLeaf({ x: 40, y: 110, angle: -4 }, 130, 40, tones) +
    drawLeaf({ x: 60, y: 140, angle: 76 }, 150, 50, tones) +
    drawLeaf({ x: -50, y: 10, angle: -96 }, 120, 42, tones) +
    drawLeaf({ x: -4, y: -40, angle: 8 }, 150, 44, tones) +
    placeAt({ x: -84, y: -70, angle: 8 }, drawAnemone(tones), 1.1) +
    placeAt({ x: 100, y: -26, angle: 30 }, drawAnemone(tones)) +
    placeAt({ x: -4, y: 66, angle: 50 }, drawAnemone(tones), 0.8)
}
