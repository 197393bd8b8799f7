import { drawBean, bean } from './bean'
import { placeAt, repeatAround } from './botany'
import type { Motif, Tones } from './motif'

/** A graphic print of a coffee's name; roasted beans lie beside the pack. */
const print = (draw: (tones: Tones) => string): Motif => ({
  natural: bean.natural,
  lying: bean.lying,
  beside: bean,
  draw
})

/** The arcade of a square. */
export const arches = print(
  tones =>
    [-150, -50, 50, 150]
      .map(
        x =>
          `<path d="M${x - 42} 200V-40A42 60 0 0 1 ${x + 42} -40V200Z" fill="${x < 0 ? tones.bloom : tones.bloomLight}"/><path d="M${x - 10} 200V-34A30 46 0 0 1 ${x + 42} -40V200Z" fill="${tones.leafDeep}" fill-opacity=".35"/>`
      )
      .join('') +
    `<path d="M-210 -130H210V-112H-210Z" fill="${tones.bloom}"/><path d="M-210 -160H210" stroke="${tones.leafLight}" stroke-width="8"/>`
)

/** Strings of a double bass over its bridge. */
export const strings = print(
  tones =>
    `<path d="M-150 210C-170 90 -60 60 -90 -20C-120 -100 -30 -170 0 -170C30 -170 120 -100 90 -20C60 60 170 90 150 210Z" fill="${tones.leafLight}"/><path d="M0 -170C30 -170 120 -100 90 -20C60 60 170 90 150 210H30Z" fill="${tones.leafDeep}"/>` +
    `<path d="M-72 96C-92 60 -60 40 -72 4M72 96C92 60 60 40 72 4" fill="none" stroke="${tones.bloomDeep}" stroke-width="11" stroke-linecap="round"/><path d="M-30 -200V210M-10 -200V210M10 -200V210M30 -200V210" stroke="${tones.bloom}" stroke-width="6"/><path d="M-56 120H56L44 146H-44Z" fill="${tones.bloomLight}"/>`
)

/** The awning of a market stall. */
export const awning = print(
  tones =>
    [-170, -102, -34, 34, 102, 170]
      .map(
        (x, index) =>
          `<path d="M${x * 0.72 - 25} -150H${x * 0.72 + 25}L${x + 34} 30A34 34 0 0 1 ${x - 34} 30Z" fill="${index % 2 ? tones.bloom : tones.leafLight}"/>`
      )
      .join('') +
    `<path d="M-186 60V220M186 60V220" stroke="${tones.leafDeep}" stroke-width="12"/>${[-90, 0, 90].map(x => placeAt({ x, y: 160, angle: x / 4 }, drawBean({ ...tones, core: tones.leafDeep }), 0.8)).join('')}`
)

/** Rails that meet under a station roof. */
export const rails = print(
  tones =>
    `<path d="M-200 40A200 200 0 0 1 200 40" fill="none" stroke="${tones.leafLight}" stroke-width="14"/><path d="M-150 40A150 150 0 0 1 150 40M0 -160V-110M-100 -133L-76 -92M100 -133L76 -92" fill="none" stroke="${tones.leafDeep}" stroke-width="10"/>` +
    [70, 100, 136, 178]
      .map(
        (y, index) =>
          `<path d="M${-60 - index * 32} ${y}H${60 + index * 32}" stroke="${tones.leafLight}" stroke-width="${9 + index * 3}"/>`
      )
      .join('') +
    `<path d="M-16 40L-110 220M16 40L110 220" stroke="${tones.bloom}" stroke-width="13"/><circle cy="-30" r="34" fill="${tones.bloomLight}"/><path d="M0 -30V-52M0 -30H15" stroke="${tones.bloomDeep}" stroke-width="6" stroke-linecap="round"/>`
)

/** A clock at break time. */
export const clock = print(
  tones =>
    `<circle r="176" fill="${tones.bloom}"/><circle r="146" fill="${tones.bloomLight}"/>${repeatAround(12, () => `<path d="M0 -134V-112" stroke="${tones.bloomDeep}" stroke-width="9"/>`)}<path d="M0 0L0 -92M0 0L-62 36" stroke="${tones.leafDeep}" stroke-width="14" stroke-linecap="round"/><circle r="13" fill="${tones.bloomDeep}"/>`
)

/** Two halves, one with caffeine and one without. */
export const halves = print(
  tones =>
    `<path d="M-8 -180A180 180 0 0 0 -8 180Z" fill="${tones.bloom}"/><path d="M8 -180A180 180 0 0 1 8 180Z" fill="${tones.leafLight}"/>` +
    placeAt(
      { x: -84, y: 0, angle: -10 },
      drawBean({ ...tones, bloom: tones.bloomDeep, core: tones.bloomLight }),
      1.3
    ) +
    `<g transform="translate(84 0) rotate(10) scale(1.3)"><ellipse rx="46" ry="66" fill="none" stroke="${tones.bloomLight}" stroke-width="8"/><path d="M6 -64C-26 -26 30 12 -4 64" fill="none" stroke="${tones.bloomLight}" stroke-width="8"/></g>`
)

/** A cut stone. */
export const gem = print(
  tones =>
    `<path d="M-170 -60L-90 -150H90L170 -60L0 180Z" fill="${tones.bloom}"/><path d="M-170 -60H-70L0 180ZM-90 -150L-70 -60L0 -150Z" fill="${tones.bloomLight}"/><path d="M170 -60H70L0 180ZM90 -150L70 -60L0 -150Z" fill="${tones.bloomDeep}"/><path d="M-170 -60H170M-70 -60L0 180L70 -60" fill="none" stroke="${tones.leafLight}" stroke-width="4"/>`
)

/** Milk drawn into coffee: a heart of foam in a cup from above. */
export const milk = print(
  tones =>
    `<circle r="180" fill="${tones.bloomLight}"/><circle r="152" fill="${tones.leafDeep}"/><path d="M0 118C-30 70 -116 40 -108 -36C-102 -86 -40 -94 0 -46C40 -94 102 -86 108 -36C116 40 30 70 0 118Z" fill="${tones.bloom}"/><path d="M0 82C-20 46 -76 26 -72 -26M0 46C-12 24 -44 10 -42 -20" fill="none" stroke="${tones.leafLight}" stroke-width="9" stroke-linecap="round"/><path d="M178 -20C236 -30 236 40 174 40" fill="none" stroke="${tones.bloomLight}" stroke-width="20"/>`
)

/** The moon over the last cup. */
export const moon = print(
  tones =>
    `<path d="M60 -170A176 176 0 1 0 60 170A136 136 0 1 1 60 -170Z" fill="${tones.bloom}"/><path d="M-70 -110A150 150 0 0 0 -70 110" fill="none" stroke="${tones.bloomLight}" stroke-width="12" stroke-linecap="round"/>` +
    [
      [110, -70, 1.3],
      [160, 20, 0.9],
      [90, 60, 0.8]
    ]
      .map(([x = 0, y = 0, scale]) =>
        placeAt(
          { x, y, angle: 0 },
          `<path d="M0 -22L5 -5L22 0L5 5L0 22L-5 5L-22 0L-5 -5Z" fill="${tones.bloomLight}"/>`,
          scale
        )
      )
      .join('')
)

/** Drops that fall through a paper filter. */
export const filter = print(
  tones =>
    `<path d="M-180 -150H180L40 60H-40Z" fill="${tones.bloomLight}"/><path d="M-100 -150L-20 60M0 -150V60M100 -150L20 60" stroke="${tones.bloomDeep}" stroke-opacity=".5" stroke-width="5"/><path d="M-144 -96H144L116 -54H-116Z" fill="${tones.leafDeep}"/>` +
    [96, 150, 200]
      .map(
        (y, index) =>
          `<path d="M0 ${y - 34}C-24 ${y} -20 ${y + 20} 0 ${y + 20}C20 ${y + 20} 24 ${y} 0 ${y - 34}Z" fill="${tones.bloom}" fill-opacity="${1 - index * 0.2}"/>`
      )
      .join('')
)
