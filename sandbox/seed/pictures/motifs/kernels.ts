import { drawFruit, drawLeaf, drawStem, placeAt } from './botany'
import { describeNature, type Motif, type Tones } from './motif'

const scatter = (spots: [x: number, y: number, angle: number, scale?: number][], drawing: string): string =>
  spots.map(([x, y, angle, scale = 1]) => placeAt({ x, y, angle }, drawing, scale)).join('')

/** Grains of toasted rice, some of them popped, with needles of green tea. */
export const rice: Motif = {
  natural: describeNature('#fffaf0', '#e9d3a0', '#b58a4a', '#fffdf6'),
  lying: 0.7,
  draw: tones => {
    const grain = `<ellipse rx="17" ry="44" fill="${tones.bloom}"/><path d="M6 -38C22 -14 22 18 6 40C14 14 14 -14 6 -38Z" fill="${tones.bloomDeep}" fill-opacity=".7"/>`
    const popped = `<path d="M0 -40C28 -50 44 -24 34 -6C54 10 36 42 12 34C-4 52 -36 42 -32 16C-54 2 -38 -34 -12 -28C-10 -34 -6 -38 0 -40Z" fill="${tones.core}"/><path d="M-14 8Q4 22 20 6" fill="none" stroke="${tones.bloomDeep}" stroke-opacity=".5" stroke-width="5"/>`
    return (
      drawStem('M-170 60Q-140 20 -120 -30M150 -60Q120 0 130 60M-40 170Q0 150 50 176', tones.leafDeep, 10) +
      scatter(
        [
          [-120, 90, 40],
          [-60, -60, -30],
          [40, -120, 20],
          [110, -30, 70],
          [20, 40, -60],
          [-20, 130, 10],
          [130, 120, -20],
          [-150, -40, 80]
        ],
        grain
      ) +
      scatter(
        [
          [-60, 30, 0, 1.1],
          [70, 90, 40],
          [0, -40, 80, 0.9]
        ],
        popped
      )
    )
  }
}

/** Hazelnuts with their caps and a toothed leaf. */
export const hazelnut: Motif = {
  natural: describeNature('#e3b988', '#a9713a', '#6f4420', '#e9d3ac'),
  lying: 0.85,
  draw: tones => {
    const nut = `<path d="M0 -70C58 -70 84 -20 70 30C60 66 30 84 0 92C-30 84 -60 66 -70 30C-84 -20 -58 -70 0 -70Z" fill="${tones.bloom}"/><path d="M40 -58C86 -10 70 60 0 92C40 40 54 -10 40 -58Z" fill="${tones.bloomDeep}" fill-opacity=".7"/><path d="M-68 -20C-40 -4 40 -4 68 -20C60 -58 30 -74 0 -74C-30 -74 -60 -58 -68 -20Z" fill="${tones.core}"/><path d="M-44 6Q-50 34 -34 58" fill="none" stroke="${tones.bloomLight}" stroke-width="9" stroke-linecap="round"/>`
    return (
      drawLeaf({ x: 10, y: -20, angle: 30 }, 220, 150, tones, { teeth: 9 }) +
      drawLeaf({ x: -10, y: -10, angle: -46 }, 190, 130, tones, { teeth: 9 }) +
      scatter(
        [
          [-80, 50, -14],
          [80, 60, 20],
          [0, 130, 4, 0.9]
        ],
        nut
      )
    )
  }
}

/** Almonds: pointed kernels with fine grooves. */
export const almond: Motif = {
  natural: describeNature('#ecc99a', '#bf8748', '#87592c', '#fbf0dc'),
  lying: 0.75,
  draw: tones => {
    const kernel = `<path d="M0 -96C44 -60 62 0 48 50C38 84 18 94 0 94C-18 94 -38 84 -48 50C-62 0 -44 -60 0 -96Z" fill="${tones.bloom}"/><path d="M0 -96C44 -60 62 0 48 50C38 84 18 94 0 94C34 30 30 -40 0 -96Z" fill="${tones.bloomDeep}" fill-opacity=".6"/><path d="M-8 -70Q-34 0 -22 76M4 -70Q14 0 8 78" fill="none" stroke="${tones.bloomLight}" stroke-width="5" stroke-linecap="round"/>`
    return (
      drawLeaf({ x: 0, y: -20, angle: 20 }, 220, 54, tones) +
      drawLeaf({ x: -10, y: -20, angle: -40 }, 190, 50, tones) +
      scatter(
        [
          [-90, 40, -40],
          [70, 10, 30],
          [0, 110, 80, 0.95],
          [120, 130, -10, 0.8]
        ],
        kernel
      )
    )
  }
}

/** A coconut half and pieces of its white flesh. */
export const coconut: Motif = {
  natural: describeNature('#fffdf6', '#f0e6d2', '#6b4527', '#fffefa'),
  lying: 0.85,
  draw: tones =>
    drawLeaf({ x: -10, y: -30, angle: -30 }, 230, 44, tones, { veins: 6 }) +
    drawLeaf({ x: 10, y: -40, angle: 16 }, 240, 44, tones, { veins: 6 }) +
    drawLeaf({ x: 30, y: -20, angle: 60 }, 210, 44, tones, { veins: 6 }) +
    `<g transform="translate(-30 60)"><circle r="132" fill="${tones.bloomDeep}"/><path d="M-120 40Q-60 60 -30 120M-100 70Q-80 90 -60 110" stroke="${tones.bloom}" stroke-opacity=".4" stroke-width="5" fill="none"/><ellipse cx="10" cy="-10" rx="112" ry="106" fill="${tones.core}"/><ellipse cx="16" cy="-4" rx="82" ry="76" fill="${tones.bloom}"/></g>` +
    `<path d="M96 60C150 60 190 110 176 176C150 150 120 120 96 60Z" fill="${tones.bloomDeep}"/><path d="M104 66C146 74 174 116 168 160C144 140 122 112 104 66Z" fill="${tones.core}"/>`
}

/** A cacao pod, opened on its beans. */
export const cacao: Motif = {
  natural: describeNature('#e0a070', '#a9552c', '#6b2f18', '#f6ead8'),
  lying: 0.8,
  draw: tones =>
    drawLeaf({ x: -20, y: -60, angle: -50 }, 200, 84, tones, { veins: 6 }) +
    drawLeaf({ x: 40, y: -70, angle: 40 }, 200, 84, tones, { veins: 6 }) +
    `<g transform="translate(-30 20) rotate(34)"><path d="M0 -180C80 -130 100 20 60 110C40 150 20 170 0 180C-20 170 -40 150 -60 110C-100 20 -80 -130 0 -180Z" fill="${tones.bloom}"/><path d="M0 -180C80 -130 100 20 60 110C40 150 20 170 0 180C44 80 48 -80 0 -180Z" fill="${tones.bloomDeep}" fill-opacity=".7"/><path d="M-20 -150Q-60 0 -24 150M-46 -100Q-76 0 -48 100M6 -160Q20 0 6 160" fill="none" stroke="${tones.bloomLight}" stroke-opacity=".8" stroke-width="6"/></g>` +
    `<g transform="translate(96 70) rotate(-16)"><path d="M0 -140C64 -90 70 40 0 140C-70 40 -64 -90 0 -140Z" fill="${tones.bloomDeep}"/><path d="M0 -112C44 -70 48 34 0 112C-48 34 -44 -70 0 -112Z" fill="${tones.core}"/>${[-66, -22, 22, 66].map(y => `<ellipse cx="${y % 4 ? -12 : 12}" cy="${y}" rx="22" ry="26" fill="${tones.bloom}"/>`).join('')}</g>`
}

/** Coffee cherries on their branch. */
export const coffeeCherry: Motif = {
  natural: describeNature('#f5a08a', '#c0321f', '#7d1810', '#f0cf7a'),
  lying: 0.8,
  draw: (tones: Tones) =>
    drawStem('M-180 100Q0 20 180 -80', tones.leafDeep, 9) +
    drawLeaf({ x: -110, y: 60, angle: -20 }, 210, 90, tones, { veins: 6 }) +
    drawLeaf({ x: 40, y: 0, angle: 10 }, 200, 86, tones, { veins: 6 }) +
    drawLeaf({ x: 90, y: -30, angle: 118 }, 180, 80, tones, { veins: 6 }) +
    scatter(
      [
        [-100, 90, 0],
        [-30, 50, 0],
        [-54, 124, 0],
        [46, 30, 0],
        [30, 104, 0],
        [110, 20, 0],
        [104, 96, 0, 0.9]
      ],
      drawFruit(42, tones)
    )
}

/** A facetted crystal from the light's side. */
function drawCrystal({ bloomLight, bloom, bloomDeep }: Tones): string {
  return `<path d="M-56 -30L0 -66L60 -34L54 40L-4 72L-60 34Z" fill="${bloom}"/><path d="M-56 -30L0 -66L60 -34L2 -4Z" fill="${bloomLight}"/><path d="M60 -34L54 40L-4 72L2 -4Z" fill="${bloomDeep}" fill-opacity=".75"/>`
}

/** Rock sugar: clear, cornered crystals. */
export const rockSugar: Motif = {
  natural: describeNature('#ffffff', '#eceff0', '#c2ccd2', '#ffffff'),
  lying: 0.8,
  draw: tones =>
    scatter(
      [
        [-90, 20, -10, 1.2],
        [70, -10, 24, 1.05],
        [-10, 110, 40, 1.15],
        [126, 104, -30, 0.85],
        [-10, -90, 12, 0.9],
        [-150, 124, 60, 0.7]
      ],
      drawCrystal(tones)
    )
}

/** Cubes of caramel with grains of salt. */
export const caramel: Motif = {
  natural: describeNature('#f0bd72', '#c9832e', '#8f5416', '#fffdf6'),
  lying: 0.85,
  draw: tones => {
    const cube = `<path d="M-70 -26L0 -60L72 -28L4 8Z" fill="${tones.bloomLight}"/><path d="M-70 -26L4 8V88L-66 50Z" fill="${tones.bloom}"/><path d="M72 -28L4 8V88L68 48Z" fill="${tones.bloomDeep}"/>`
    const salt = `<rect x="-9" y="-9" width="18" height="18" fill="${tones.core}"/>`
    return (
      scatter(
        [
          [-20, -70, 0],
          [-86, 40, 0, 1.1],
          [84, 30, 0, 1.05],
          [10, 116, 0, 0.95]
        ],
        cube
      ) +
      scatter(
        [
          [-150, -60, 20],
          [40, -130, 50, 0.8],
          [150, -60, 10],
          [160, 140, 35, 0.8],
          [-140, 160, 60],
          [-40, -10, 30, 0.7],
          [60, -20, 15, 0.7]
        ],
        salt
      )
    )
  }
}
