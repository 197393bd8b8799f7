import { drawLeaf, placeAt, repeatAround } from './botany'
import { describeNature, type Motif, type Tones } from './motif'

function drawSlice(tones: Tones): string {
  const segment = `<path d="M0 -14C-22 -40 -36 -80 -34 -98Q0 -116 34 -98C36 -80 22 -40 0 -14Z" fill="${tones.bloom}"/><path d="M-4 -34Q-16 -64 -18 -90M6 -36Q12 -64 14 -86" stroke="${tones.bloomLight}" stroke-opacity=".7" stroke-width="4" fill="none" stroke-linecap="round"/>`
  return (
    `<circle r="128" fill="${tones.bloomDeep}"/><circle r="119" fill="${tones.core}"/>` +
    repeatAround(9, () => segment, 8)
  )
}

/** A slice of orange, a wedge and leaves. */
export const citrus: Motif = {
  natural: describeNature('#fbe39a', '#f2b23c', '#e2902a', '#fdf1d2'),
  lying: 0.72,
  draw: tones =>
    drawLeaf({ x: 30, y: -60, angle: 38 }, 190, 84, tones) +
    drawLeaf({ x: 80, y: -30, angle: 84 }, 150, 66, tones) +
    placeAt({ x: -40, y: -20, angle: 0 }, drawSlice(tones)) +
    placeAt(
      { x: 86, y: 96, angle: -18 },
      `<path d="M-112 0A112 112 0 0 0 112 0Z" fill="${tones.bloomDeep}"/><path d="M-104 0A104 104 0 0 0 104 0Z" fill="${tones.core}"/>` +
        [-72, -36, 0, 36, 72]
          .map(
            angle =>
              `<path d="M0 10C-14 34 -26 66 -24 88Q0 100 24 88C26 66 14 34 0 10Z" transform="rotate(${angle})" fill="${tones.bloom}"/>`
          )
          .join('')
    )
}

/** Lemon, bergamot and lime: the same fruit in yellow. */
export const lemon: Motif = { ...citrus, natural: describeNature('#fdf6b8', '#efd13c', '#d6b01e', '#fdf8de') }

/** Blood orange: flesh that darkens to red. */
export const bloodOrange: Motif = {
  ...citrus,
  natural: describeNature('#f6a878', '#cf3b24', '#d9702a', '#fbe3c8')
}
