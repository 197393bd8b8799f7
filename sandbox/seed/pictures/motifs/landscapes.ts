import { placeAt } from './botany'
import { leaf } from './leaf'
import type { Motif, Tones } from './motif'

/** A printed landscape; leaf of the tea lies beside the pack. */
const landscape = (draw: (tones: Tones) => string): Motif => ({
  natural: leaf.natural,
  lying: leaf.lying,
  beside: leaf,
  draw
})

const bands = ({ leafDeep, leafLight, bloom, bloomLight }: Tones) => [leafDeep, leafLight, bloom, bloomLight]

/** Rollers of the sea, one behind the other. */
export const waves = landscape(tones =>
  bands(tones)
    .map((tone, row) => {
      const y = -70 + row * 74
      const crest = Array.from(
        { length: 5 },
        () => `q26 -${52 - row * 4} 58 -${40 - row * 4}q-30 20 -10 44q10 10 38 ${-4 + row * 4}`
      ).join('')
      return `<path d="M-230 ${y}${crest}V260H-230Z" fill="${tone}" fill-opacity="${row === 3 ? 0.85 : 1}"/>`
    })
    .join('')
)

/** Ridges with a bright summit and its mirror in a lake. */
export const mountains = landscape(
  tones =>
    `<path d="M-230 90L-120 -70L-60 10L30 -160L120 -20L160 -70L240 90Z" fill="${tones.leafLight}"/><path d="M30 -160L120 -20L160 -70L240 90H60L20 10Z" fill="${tones.leafDeep}"/>` +
    `<path d="M30 -160L-4 -94L20 -76L36 -98L58 -74L74 -92Z" fill="${tones.bloomLight}"/><path d="M-120 -70L-146 -32L-122 -20L-98 -42Z" fill="${tones.bloom}"/>` +
    `<path d="M-230 100H240V240H-230Z" fill="${tones.bloom}" fill-opacity=".7"/><path d="M-150 130H-20M20 150H170M-200 178H-70M-10 200H120" stroke="${tones.bloomLight}" stroke-width="9" stroke-linecap="round"/>`
)

/** A sun with its rays over the fields. */
export const sunrise = landscape(
  tones =>
    Array.from(
      { length: 11 },
      (_, index) =>
        `<path d="M0 60L-13 -190H13Z" transform="rotate(${index * 18 - 90} 0 60)" fill="${index % 2 ? tones.leafLight : tones.bloom}" fill-opacity=".75"/>`
    ).join('') +
    `<circle cy="60" r="104" fill="${tones.bloom}"/><circle cx="-14" cy="46" r="80" fill="${tones.bloomLight}" fill-opacity=".7"/><path d="M-230 70Q-60 30 60 80T240 60V250H-230Z" fill="${tones.leafDeep}"/><path d="M-230 140Q-40 90 80 150T240 130V250H-230Z" fill="${tones.leafLight}"/>`
)

/** A river winding through the plain, with palms on its bank. */
export const river = landscape(tones => {
  const palm = `<path d="M0 0Q8 -60 0 -120" fill="none" stroke="${tones.leafDeep}" stroke-width="10"/>${[-80, -45, -10, 30, 65].map(turn => `<path d="M0 -120Q-14 -160 0 -196Q14 -160 0 -120Z" transform="rotate(${turn} 0 -120)" fill="${tones.leafLight}"/>`).join('')}`
  return (
    `<path d="M-230 -30Q0 -80 240 -40V250H-230Z" fill="${tones.leafDeep}"/><path d="M60 -62C-60 -30 130 10 20 60C-120 110 60 160 -60 250H130C230 160 40 120 130 60C200 10 0 -20 60 -62Z" fill="${tones.bloom}"/><path d="M50 0Q90 30 50 60M0 110Q10 150 50 180M20 200Q30 220 20 240" fill="none" stroke="${tones.bloomLight}" stroke-width="9" stroke-linecap="round"/>` +
    placeAt({ x: -130, y: 60, angle: -4 }, palm, 1.1) +
    placeAt({ x: 180, y: 40, angle: 6 }, palm, 0.9)
  )
})

/** Smoke curling up from a glowing log. */
export const smoke = landscape(
  tones =>
    `<g fill="none" stroke-linecap="round"><path d="M-70 90C-160 10 20 -40 -60 -130C-90 -170 -60 -190 -40 -200" stroke="${tones.leafLight}" stroke-width="26"/><path d="M30 90C-40 0 120 -40 50 -120" stroke="${tones.leafDeep}" stroke-width="22"/><path d="M100 90C70 30 150 -10 120 -60" stroke="${tones.leafLight}" stroke-width="14"/></g>` +
    `<rect x="-170" y="110" width="340" height="72" rx="36" fill="${tones.bloomDeep}"/><ellipse cx="150" cy="146" rx="26" ry="36" fill="${tones.bloom}"/><ellipse cx="150" cy="146" rx="14" ry="20" fill="none" stroke="${tones.bloomLight}" stroke-width="5"/><path d="M-130 126Q-90 116 -60 128M-30 164Q10 154 60 166" stroke="${tones.bloomLight}" stroke-width="9" stroke-linecap="round" fill="none"/>`
)

const star = 'M0 -22L5 -5L22 0L5 5L0 22L-5 5L-22 0L-5 -5Z'

/** A band of stars across the night. */
export const stars = landscape(tones =>
  Array.from({ length: 34 }, (_, index) => {
    const along = (index / 33) * 420 - 210
    const off = Math.round(Math.sin(index * 2.4) * (40 + (index % 3) * 16))
    const big = index % 5 === 0
    return big
      ? placeAt(
          { x: along, y: along * -0.4 + off, angle: 0 },
          `<path d="${star}" fill="${tones.bloom}"/>`,
          1 + (index % 3) * 0.4
        )
      : `<circle cx="${Math.round(along)}" cy="${Math.round(along * -0.4 + off)}" r="${3 + (index % 4) * 2}" fill="${index % 2 ? tones.bloomLight : tones.leafLight}"/>`
  }).join('')
)
