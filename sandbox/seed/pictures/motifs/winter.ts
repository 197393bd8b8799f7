import { drawFruit, drawStem, placeAt, repeatAround } from './botany'
import { describeNature, type Motif, type Tones } from './motif'

function drawFir(tones: Tones): string {
  const side = (direction: 1 | -1) =>
    Array.from({ length: 17 }, (_, index) => {
      const length = 74 - index * 2.6
      return `M0 ${150 - index * 18}q${Math.round(direction * length * 0.5)} -8 ${Math.round(direction * length)} ${-Math.round(length * 0.55)}`
    }).join('')
  return (
    `<g fill="none" stroke-width="8" stroke-linecap="round"><path d="${side(-1)}" stroke="${tones.leafLight}"/><path d="${side(1)}" stroke="${tones.leafDeep}"/></g>` +
    drawStem('M0 190V-150', tones.leafDeep, 6)
  )
}

function drawCrystal(colour: string): string {
  return repeatAround(
    6,
    () =>
      `<path d="M0 0V-60M0 -24L-14 -38M0 -24L14 -38M0 -42L-10 -52M0 -42L10 -52" stroke="${colour}" stroke-width="5" fill="none" stroke-linecap="round"/>`
  )
}

/** Fir twigs, red berries and snow crystals. */
export const winter: Motif = {
  natural: {
    ...describeNature('#ffffff', '#c0392f', '#8c2019', '#f3d38a'),
    leafLight: '#5f8f74',
    leafDeep: '#32604b'
  },
  lying: 0.7,
  draw: tones =>
    placeAt({ x: -60, y: 30, angle: -42 }, drawFir(tones)) +
    placeAt({ x: 70, y: 36, angle: 40 }, drawFir(tones), 0.9) +
    placeAt({ x: 0, y: 10, angle: -2 }, drawFir(tones), 0.9) +
    placeAt({ x: -30, y: 124, angle: 0 }, drawFruit(30, tones)) +
    placeAt({ x: 30, y: 110, angle: 0 }, drawFruit(34, tones)) +
    placeAt({ x: 4, y: 160, angle: 0 }, drawFruit(27, tones)) +
    placeAt({ x: -130, y: -136, angle: 12 }, drawCrystal(tones.bloomLight), 0.8) +
    placeAt({ x: 124, y: -128, angle: 0 }, drawCrystal(tones.bloomLight), 0.95)
}
