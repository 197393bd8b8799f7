import { drawLeaf, drawPetal, drawSeeds, drawStem, placeAt, repeatAround } from './botany'
import { describeNature, type Motif, type Tones } from './motif'

/** A peony: rings of broad petals around a ruffled heart. */
export const peony: Motif = {
  natural: describeNature('#fdeef0', '#f0c3cc', '#d0879a', '#f0d58a'),
  lying: 0.75,
  draw: tones => {
    const ring = (count: number, length: number, from: number, light: string, deep: string) =>
      repeatAround(count, () => drawPetal(length, length * 0.82, light, deep), from)
    return (
      drawLeaf({ x: -60, y: 70, angle: -112 }, 170, 66, tones) +
      drawLeaf({ x: 60, y: 90, angle: 128 }, 170, 66, tones) +
      drawLeaf({ x: 60, y: -50, angle: 58 }, 170, 62, tones) +
      placeAt(
        { x: 0, y: -4, angle: 0 },
        ring(8, 148, 0, tones.bloom, tones.bloomDeep) +
          ring(7, 116, 20, tones.bloomLight, tones.bloom) +
          ring(6, 84, 44, tones.bloom, tones.bloomDeep) +
          ring(5, 56, 8, tones.bloomLight, tones.bloom) +
          drawSeeds(14, 24, 5, tones.core)
      )
    )
  }
}

function drawBlossom(tones: Tones): string {
  const petal = `<path d="M0 0C-46 -16 -52 -70 -22 -88L0 -74L22 -88C52 -70 46 -16 0 0Z" fill="${tones.bloomLight}"/><path d="M0 0C-16 -24 -16 -50 0 -64C16 -50 16 -24 0 0Z" fill="${tones.bloom}" fill-opacity=".7"/>`
  return (
    repeatAround(5, () => petal) +
    repeatAround(
      10,
      () =>
        `<path d="M0 0V-34" stroke="${tones.bloomDeep}" stroke-width="3"/><circle cy="-37" r="5" fill="${tones.core}"/>`,
      18
    ) +
    `<circle r="9" fill="${tones.bloomDeep}"/>`
  )
}

/** Cherry blossom: notched petals along a dark twig. */
export const cherryBlossom: Motif = {
  natural: { ...describeNature('#fff1f3', '#f4bcc9', '#c4607e', '#f0cf7a'), leafDeep: '#6b4a3a' },
  lying: 0.7,
  pale: true,
  draw: tones =>
    drawStem(
      'M-190 170C-90 90 20 40 170 -150M-20 60Q50 90 130 70M-80 96Q-100 10 -90 -70',
      tones.leafDeep,
      10
    ) +
    drawLeaf({ x: 110, y: -70, angle: 96 }, 110, 46, tones) +
    placeAt({ x: -92, y: -80, angle: -10 }, drawBlossom(tones), 0.92) +
    placeAt({ x: 10, y: 0, angle: 16 }, drawBlossom(tones), 1.2) +
    placeAt({ x: 134, y: 90, angle: 40 }, drawBlossom(tones)) +
    placeAt({ x: 120, y: -120, angle: 4 }, drawBlossom(tones), 0.78) +
    placeAt({ x: -120, y: 120, angle: 30 }, drawBlossom(tones), 0.8)
}
