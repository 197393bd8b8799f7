import { drawPetal, drawSeeds, drawStem, placeAt, repeatAround } from './botany'
import { describeNature, type Motif, type Tones } from './motif'

function drawBlossom(tones: Tones, from: number): string {
  const petal = `<ellipse cy="-58" rx="18" ry="44" fill="${tones.bloomLight}"/><path d="M4 -30Q10 -62 6 -90" stroke="${tones.bloom}" stroke-width="9" fill="none" stroke-linecap="round"/>`
  return (
    repeatAround(13, () => petal, from) +
    `<circle r="38" fill="${tones.core}"/><path d="M27 -27A38 38 0 1 1 -30 24A44 44 0 0 0 27 -27Z" fill="${tones.bloomDeep}" fill-opacity=".55"/>` +
    drawSeeds(22, 32, 3, tones.bloomDeep)
  )
}

/** Two camomile heads over feathered leaves. */
export const camomile: Motif = {
  natural: describeNature('#fffdf4', '#e4e0cb', '#c8912a', '#efb93f'),
  lying: 0.72,
  pale: true,
  draw: tones => {
    const feather = (x: number, y: number, lean: number) =>
      drawStem(
        `M${x} ${y}q${lean * 20} -26 ${lean * 52} -36M${x + lean * 14} ${y - 16}q${lean * 4} -22 ${lean * 22} -36M${x + lean * 26} ${y - 25}q${lean * 20} 2 ${lean * 38} -4M${x + lean * 6} ${y - 8}q${lean * 20} 10 ${lean * 40} 6`,
        tones.leafLight,
        5
      )
    return (
      drawStem(
        'M20 210C10 140 -30 60 -54 -36M24 200C40 150 70 110 92 70M4 150C-30 120 -90 110 -120 92',
        tones.leafDeep,
        6
      ) +
      feather(6, 150, 1) +
      feather(0, 136, -1) +
      feather(-22, 70, 1) +
      feather(30, 190, 1) +
      placeAt(
        { x: -124, y: 88, angle: -62 },
        drawPetal(44, 24, tones.bloomLight, tones.bloom) + `<circle r="16" fill="${tones.core}"/>`
      ) +
      placeAt({ x: -58, y: -66, angle: -8 }, drawBlossom(tones, 0), 1.15) +
      placeAt({ x: 104, y: 46, angle: 18 }, drawBlossom(tones, 10), 0.8)
    )
  }
}
