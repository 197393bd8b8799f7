import { drawLeaf, placeAt, repeatAround } from './botany'
import { describeNature, type Motif, type Tones } from './motif'

function drawHibiscusPetal(tones: Tones): string {
  const outline =
    'M0 0C-28 -34 -92 -62 -84 -118C-80 -146 -58 -142 -46 -158C-34 -174 -14 -160 0 -166C18 -172 34 -164 46 -154C62 -144 84 -140 82 -108C80 -66 26 -32 0 0Z'
  const veins =
    'M0 -20C-16 -60 -46 -90 -58 -124M0 -20C-6 -70 -20 -110 -22 -142M0 -20C6 -70 16 -110 22 -142M0 -20C16 -60 42 -90 56 -120'
  return (
    `<path d="${outline}" fill="${tones.bloom}"/>` +
    `<path d="M0 0C10 -60 20 -120 0 -166C18 -172 34 -164 46 -154C62 -144 84 -140 82 -108C80 -66 26 -32 0 0Z" fill="${tones.bloomDeep}" fill-opacity=".5"/>` +
    `<path d="M0 0C-18 -26 -44 -46 -50 -74C-24 -66 26 -66 50 -74C44 -44 14 -24 0 0Z" fill="${tones.bloomDeep}"/>` +
    `<path d="${veins}" fill="none" stroke="${tones.bloomLight}" stroke-opacity=".55" stroke-width="3" stroke-linecap="round"/>`
  )
}

/** A hibiscus blossom with its long column of stamens. */
export const hibiscus: Motif = {
  natural: describeNature('#f0a3ad', '#c8304f', '#86132f', '#f6d27a'),
  lying: 0.7,
  draw: tones =>
    drawLeaf({ x: -60, y: 60, angle: -118 }, 170, 92, tones, { teeth: 6 }) +
    drawLeaf({ x: 40, y: 80, angle: 148 }, 160, 84, tones, { teeth: 6 }) +
    repeatAround(5, () => drawHibiscusPetal(tones), -20) +
    placeAt(
      { x: 0, y: 0, angle: 52 },
      `<path d="M-7 0Q-3 -90 4 -150Q8 -150 9 -148Q7 -80 7 0Z" fill="${tones.bloomLight}"/>` +
        [0, 1, 2, 3, 4, 5, 6]
          .map(
            index =>
              `<circle cx="${(index % 2 ? 15 : -7) - index * 0.4}" cy="${-92 - index * 11}" r="6.5" fill="${tones.core}"/>`
          )
          .join('')
    )
}
