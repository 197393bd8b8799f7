import { drawFruit, drawLeaf, drawStem, placeAt, repeatAround } from './botany'
import { describeNature, type Motif, type Tones } from './motif'

function drawRaspberry(tones: Tones): string {
  const rows = [4, 5, 5, 4, 3, 2]
  const drupes = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, index) => {
      const x = (index - (count - 1) / 2) * 25
      const y = row * 22 - 52
      return `<circle cx="${x}" cy="${y}" r="14" fill="${tones.bloom}"/><circle cx="${x - 4}" cy="${y - 5}" r="3" fill="${tones.bloomLight}"/>`
    })
  )
  const crown = repeatAround(
    6,
    () => `<path d="M0 0C-9 -14 -7 -30 0 -42C7 -30 9 -14 0 0Z" fill="${tones.leafLight}"/>`,
    10
  )
  return `<ellipse cy="0" rx="54" ry="62" fill="${tones.bloomDeep}"/>${drupes.join('')}<g transform="translate(0 -66) scale(1 .55)">${crown}</g>`
}

function drawBlueberry(radius: number, tones: Tones): string {
  const star = repeatAround(5, () => `<path d="M-7 0L0 -17L7 0Z" fill="${tones.bloomDeep}"/>`)
  return (
    drawFruit(radius, tones) +
    `<g transform="translate(8 -10) scale(1 .8)"><circle r="8" fill="${tones.bloomDeep}"/>${star}</g>`
  )
}

/** Raspberries and round berries on a leafy twig. */
export const berry: Motif = {
  natural: describeNature('#f2a7b4', '#c22f52', '#8a1638', '#3d4470'),
  lying: 0.85,
  draw: tones => {
    const dark = { ...tones, bloom: tones.core, bloomLight: tones.bloomLight }
    return `<g transform="translate(0 30)">${
      drawStem(
        'M-150 -140C-90 -130 -20 -120 40 -150M-40 -128Q-60 -90 -50 -60M30 -146Q80 -120 84 -70',
        tones.leafDeep,
        6
      ) +
      drawLeaf({ x: -100, y: -136, angle: -128 }, 130, 82, tones, { teeth: 7 }) +
      drawLeaf({ x: 40, y: -150, angle: 62 }, 150, 88, tones, { teeth: 7 }) +
      drawLeaf({ x: -20, y: -132, angle: -8 }, 120, 74, tones, { teeth: 7 }) +
      placeAt({ x: -50, y: 20, angle: 8 }, drawRaspberry(tones), 1.15) +
      placeAt({ x: 92, y: 10, angle: -12 }, drawRaspberry(tones), 0.95) +
      placeAt({ x: 24, y: 128, angle: 0 }, drawBlueberry(48, dark)) +
      placeAt({ x: -82, y: 142, angle: -24 }, drawBlueberry(40, dark)) +
      placeAt({ x: 122, y: 128, angle: 14 }, drawBlueberry(36, dark))
    }</g>`
  }
}
