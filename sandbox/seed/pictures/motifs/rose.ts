import { drawLeaf, placeAt, repeatAround } from './botany'
import { describeNature, type Motif, type Tones } from './motif'

function drawRose(tones: Tones): string {
  const petal = (size: number, fill: string, edge: string) =>
    `<path d="M0 10C${-size * 0.8} ${-size * 0.1} ${-size * 0.7} ${-size} 0 ${-size}C${size * 0.7} ${-size} ${size * 0.8} ${-size * 0.1} 0 10Z" fill="${fill}"/>` +
    `<path d="M${-size * 0.5} ${-size * 0.74}C${-size * 0.2} ${-size * 1.02} ${size * 0.2} ${-size * 1.02} ${size * 0.5} ${-size * 0.74}C${size * 0.2} ${-size * 0.86} ${-size * 0.2} ${-size * 0.86} ${-size * 0.5} ${-size * 0.74}Z" fill="${edge}"/>`
  return (
    repeatAround(6, () => petal(140, tones.bloom, tones.bloomLight), 12) +
    repeatAround(5, () => petal(108, tones.bloomDeep, tones.bloom), 40) +
    repeatAround(5, () => petal(84, tones.bloom, tones.bloomLight), 6) +
    repeatAround(4, () => petal(56, tones.bloomDeep, tones.bloom), 30) +
    repeatAround(3, () => petal(34, tones.bloom, tones.bloomLight), 0) +
    `<path d="M-9 0C-6 -14 12 -12 10 2C8 12 -6 10 -4 2" fill="none" stroke="${tones.bloomDeep}" stroke-width="4" stroke-linecap="round"/>`
  )
}

/** A full rose between leaves. */
export const rose: Motif = {
  natural: describeNature('#f7ccd0', '#e39aa5', '#c46878', '#f2d79a'),
  lying: 0.75,
  draw: tones =>
    drawLeaf({ x: -70, y: 50, angle: -116 }, 140, 84, tones, { teeth: 7 }) +
    drawLeaf({ x: -40, y: 90, angle: -158 }, 120, 70, tones, { teeth: 7 }) +
    drawLeaf({ x: 70, y: 70, angle: 122 }, 140, 84, tones, { teeth: 7 }) +
    drawLeaf({ x: 50, y: -60, angle: 42 }, 150, 86, tones, { teeth: 7 }) +
    placeAt({ x: -10, y: -10, angle: 0 }, drawRose(tones))
}
