import { drawPetal, placeAt, repeatAround } from './botany'
import { describeNature, type Motif } from './motif'

/** A vanilla blossom with its dark, curved pods. */
export const vanilla: Motif = {
  natural: {
    ...describeNature('#fff8e0', '#f3e3ae', '#d9b765', '#f0b93c'),
    leafLight: '#6d4a32',
    leafDeep: '#3f281a'
  },
  lying: 0.7,
  pale: true,
  draw: tones => {
    const pod = (bend: number) =>
      `<path d="M-150 150C-70 ${90 + bend} 40 ${-10 + bend} 150 -178Q166 -190 160 -168C62 ${14 + bend} -40 ${112 + bend} -138 166Q-158 168 -150 150Z" fill="${tones.leafDeep}"/>` +
      `<path d="M-142 152C-62 ${98 + bend} 48 ${0 + bend} 154 -176" fill="none" stroke="${tones.leafLight}" stroke-width="5" stroke-linecap="round"/>`
    return (
      pod(0) +
      placeAt({ x: 20, y: 6, angle: 12 }, pod(34), 0.88) +
      placeAt({ x: -20, y: 4, angle: -22 }, pod(-46), 0.9) +
      placeAt(
        { x: -26, y: -14, angle: 10 },
        repeatAround(5, () => drawPetal(142, 50, tones.bloomLight, tones.bloom), 36) +
          `<path d="M0 -6C-34 -10 -44 28 -26 54C-12 46 12 46 26 54C44 28 34 -10 0 -6Z" fill="${tones.bloom}"/>` +
          `<path d="M0 2C-18 2 -24 24 -14 44Q0 36 14 44C24 24 18 2 0 2Z" fill="${tones.bloomDeep}"/><ellipse cy="14" rx="7" ry="12" fill="${tones.core}"/>`
      )
    )
  }
}
