import { drawSeeds, placeAt } from './botany'
import { describeNature, type Motif, type Tones } from './motif'

function drawCandle(tones: Tones, height: number, body: string): string {
  return (
    `<path d="M-13 0V${-height}H13V0Z" fill="${body}"/><path d="M3 0V${-height}H13V0Z" fill="${tones.bloomDeep}" fill-opacity=".35"/>` +
    `<path d="M-13 ${-height * 0.25}L13 ${-height * 0.42}M-13 ${-height * 0.55}L13 ${-height * 0.72}M-13 ${-height * 0.85}L6 ${-height}" stroke="${tones.bloomLight}" stroke-opacity=".7" stroke-width="5"/>` +
    `<g transform="translate(0 ${-height})"><path d="M0 0V-14" stroke="${tones.leafDeep}" stroke-width="4"/><path d="M0 -8C-24 -18 -12 -46 0 -70C12 -46 24 -18 0 -8Z" fill="${tones.core}"/><path d="M0 -10C-11 -18 -5 -32 0 -44C5 -32 11 -18 0 -10Z" fill="#fff" fill-opacity=".75"/></g>`
  )
}

/** Slim candles on a cake, with a little confetti. */
export const birthday: Motif = {
  natural: describeNature('#fff3e2', '#e08a7a', '#b6544b', '#f3c04f'),
  lying: 0.8,
  draw: tones =>
    placeAt(
      { x: 0, y: -70, angle: 0 },
      drawSeeds(46, 190, 5, tones.core) +
        placeAt({ x: 6, y: 4, angle: 74 }, drawSeeds(30, 180, 4, tones.bloomLight))
    ) +
    placeAt({ x: -104, y: 60, angle: 0 }, drawCandle(tones, 120, tones.leafLight)) +
    placeAt({ x: -52, y: 68, angle: 0 }, drawCandle(tones, 170, tones.bloom)) +
    placeAt({ x: 0, y: 72, angle: 0 }, drawCandle(tones, 150, tones.leafLight)) +
    placeAt({ x: 52, y: 68, angle: 0 }, drawCandle(tones, 182, tones.bloom)) +
    placeAt({ x: 104, y: 60, angle: 0 }, drawCandle(tones, 132, tones.leafLight)) +
    `<path d="M-160 60A160 38 0 0 0 160 60V150A160 38 0 0 1 -160 150Z" fill="${tones.bloom}"/><path d="M60 94A160 38 0 0 0 160 60V150A160 38 0 0 1 60 185Z" fill="${tones.bloomDeep}" fill-opacity=".4"/>` +
    `<path d="M-160 52A160 38 0 0 1 160 52V76Q140 112 116 84Q96 130 66 94Q40 126 12 98Q-18 134 -46 96Q-74 124 -98 88Q-132 112 -160 76Z" fill="${tones.bloomLight}"/>`
}
