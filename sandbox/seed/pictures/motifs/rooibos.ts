import { round } from '../sheet'
import { drawStem, placeAt } from './botany'
import { describeNature, type Motif, type Tones } from './motif'

function drawTwig(tones: Tones, needles: number): string {
  const fan = Array.from({ length: needles }, (_, index) => {
    const share = index / (needles - 1)
    const y = 150 - share * 280
    const length = 92 - share * 48
    const side = index % 2 ? 1 : -1
    const lean = 26 + (1 - share) * 30 + (index % 3) * 6
    const [x, rise] = [
      side * Math.sin((lean * Math.PI) / 180) * length,
      Math.cos((lean * Math.PI) / 180) * length
    ]
    const colour = index % 3 === 0 ? tones.bloomLight : index % 3 === 1 ? tones.bloom : tones.leafLight
    return `<path d="M0 ${round(y)}q${round(x * 0.3)} ${round(-rise * 0.6)} ${round(x)} ${round(-rise)}" stroke="${colour}"/>`
  }).join('')
  return (
    `<g fill="none" stroke-width="6" stroke-linecap="round">${fan}</g>` +
    drawStem('M0 190V-140', tones.bloomDeep, 6)
  )
}

function drawBlossom(tones: Tones): string {
  return `<path d="M0 8C-26 8 -32 -18 -20 -30C-12 -24 -4 -20 0 -12C4 -20 12 -24 20 -30C32 -18 26 8 0 8Z" fill="${tones.core}"/><path d="M-9 6Q0 26 9 6Q0 -6 -9 6Z" fill="${tones.bloomLight}"/>`
}

/** Needles of the rooibos bush with its small yellow flowers. */
export const rooibos: Motif = {
  natural: {
    ...describeNature('#d98a55', '#b4552b', '#7a3117', '#f0c04a'),
    leafLight: '#8fa05a',
    leafDeep: '#66793f'
  },
  lying: 0.6,
  draw: tones =>
    placeAt({ x: -70, y: 20, angle: -34 }, drawTwig(tones, 21), 0.9) +
    placeAt({ x: 84, y: 26, angle: 30 }, drawTwig(tones, 19), 0.85) +
    placeAt({ x: 0, y: 0, angle: -2 }, drawTwig(tones, 25)) +
    placeAt({ x: -24, y: -56, angle: -20 }, drawBlossom(tones), 1.2) +
    placeAt({ x: 34, y: -100, angle: 24 }, drawBlossom(tones), 1.1) +
    placeAt({ x: -112, y: -20, angle: -40 }, drawBlossom(tones), 1.1) +
    placeAt({ x: 112, y: 16, angle: 36 }, drawBlossom(tones), 1.1) +
    placeAt({ x: 20, y: 30, angle: 8 }, drawBlossom(tones))
}
