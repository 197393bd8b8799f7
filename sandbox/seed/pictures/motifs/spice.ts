import { drawFruit, placeAt, repeatAround } from './botany'
import { describeNature, type Motif, type Tones } from './motif'

function drawStarAnise(tones: Tones): string {
  return (
    repeatAround(
      8,
      () =>
        `<path d="M0 -6C-26 -30 -30 -66 0 -122C30 -66 26 -30 0 -6Z" fill="${tones.bloom}"/><path d="M0 -6C26 -30 30 -66 0 -122Q4 -60 0 -6Z" fill="${tones.bloomDeep}"/><ellipse cy="-54" rx="9" ry="15" fill="${tones.core}"/><path d="M-3 -62Q-5 -54 -3 -48" stroke="${tones.bloomLight}" stroke-width="3" fill="none"/>`
    ) + `<circle r="13" fill="${tones.bloomDeep}"/>`
  )
}

function drawCinnamon(tones: Tones): string {
  return (
    `<path d="M-170 -26H150V26H-170Z" fill="${tones.bloom}"/><path d="M-170 2H150V26H-170Z" fill="${tones.bloomDeep}"/>` +
    `<path d="M-170 -18H140M-150 -8H120M-160 12H130" stroke="${tones.bloomLight}" stroke-opacity=".5" stroke-width="3"/>` +
    `<ellipse cx="150" rx="15" ry="26" fill="${tones.bloomLight}"/><path d="M150 -14C160 -12 162 8 152 14C142 12 142 -4 150 -4C156 -2 154 6 151 6" fill="none" stroke="${tones.bloomDeep}" stroke-width="4"/><ellipse cx="-170" rx="12" ry="26" fill="${tones.bloom}"/>`
  )
}

function drawCardamom(tones: Tones): string {
  return `<path d="M0 -54C-40 -34 -40 34 0 54C40 34 40 -34 0 -54Z" fill="${tones.leafLight}"/><path d="M4 -52C40 -34 40 34 0 54C20 20 20 -20 4 -52Z" fill="${tones.leafDeep}"/><path d="M-3 -48C-18 -20 -18 20 -2 48" stroke="${tones.leafDeep}" stroke-width="3" fill="none"/>`
}

/** Star anise, cinnamon and cardamom. */
export const spice: Motif = {
  natural: {
    ...describeNature('#d9a06a', '#a5622f', '#6b3614', '#3f1e0b'),
    leafLight: '#b9bd7c',
    leafDeep: '#87914f'
  },
  lying: 0.65,
  draw: tones =>
    placeAt({ x: 10, y: 92, angle: -24 }, drawCinnamon(tones)) +
    placeAt({ x: 34, y: 138, angle: -10 }, drawCinnamon(tones), 0.86) +
    placeAt({ x: -36, y: -44, angle: 10 }, drawStarAnise(tones), 1.12) +
    placeAt({ x: 118, y: -64, angle: 34 }, drawCardamom(tones)) +
    placeAt({ x: 148, y: 0, angle: 82 }, drawCardamom(tones), 0.9) +
    placeAt({ x: -148, y: 74, angle: 0 }, drawFruit(20, tones)) +
    placeAt({ x: -172, y: 30, angle: 0 }, drawFruit(16, tones))
}
