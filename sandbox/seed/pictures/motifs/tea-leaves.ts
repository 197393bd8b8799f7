import { drawLeaf, drawStem, placeAt } from './botany'
import { describeNature, type Motif } from './motif'

/** Steamed green tea: fine needles, crossed. */
export const needles: Motif = {
  natural: {
    ...describeNature('#c9d69a', '#7d9a4a', '#4e6b30', '#e6ecc4'),
    leafLight: '#6f9a58',
    leafDeep: '#3f6d45'
  },
  lying: 0.6,
  draw: tones =>
    Array.from({ length: 17 }, (_, index) => {
      const x = ((index * 71) % 300) - 150
      const y = ((index * 113) % 300) - 110
      const tone =
        [tones.leafLight, tones.leafDeep, tones.bloom, tones.leafLight][index % 4] ?? tones.leafDeep
      return placeAt(
        { x, y, angle: ((index * 47) % 150) - 75 },
        `<path d="M0 88C-13 40 -11 -40 0 -92C11 -40 13 40 0 88Z" fill="${tone}"/><path d="M2 70C7 20 6 -30 1 -70" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="3"/>`
      )
    }).join('')
}

/** Pan-fired green tea: flat, smooth leaves like blades. */
export const flatLeaf: Motif = {
  natural: {
    ...describeNature('#dbe3a4', '#a9bf5c', '#7d9a3a', '#eef2c8'),
    leafLight: '#a3b95a',
    leafDeep: '#7d9638'
  },
  lying: 0.6,
  draw: tones =>
    [
      [-120, 120, -58, 210],
      [-40, 180, -28, 250],
      [20, 190, -2, 270],
      [70, 180, 24, 250],
      [120, 130, 52, 210]
    ]
      .map(([x = 0, y = 0, angle = 0, length = 200], index) =>
        drawLeaf(
          { x: x * 0.4, y, angle },
          length,
          46,
          index % 2 ? tones : { leafLight: tones.leafDeep, leafDeep: tones.leafLight },
          { veins: 0 }
        )
      )
      .join('') +
    drawLeaf(
      { x: 4, y: 190, angle: 8 },
      180,
      34,
      { leafLight: tones.bloomLight, leafDeep: tones.bloom },
      { veins: 0 }
    )
}

/** The downy bud of the first flush between its two leaves. */
export const bud: Motif = {
  natural: {
    ...describeNature('#f3f0dc', '#d9d6b4', '#a9ab7c', '#fbf8ea'),
    leafLight: '#8aa86a',
    leafDeep: '#587f4b'
  },
  lying: 0.6,
  draw: tones =>
    drawStem('M0 210Q6 120 0 20', tones.leafDeep, 9) +
    drawLeaf({ x: 0, y: 120, angle: -64 }, 190, 74, tones, { teeth: 8 }) +
    drawLeaf({ x: 2, y: 90, angle: 60 }, 200, 78, tones, { teeth: 8 }) +
    `<path d="M0 60C-62 0 -58 -110 0 -200C58 -110 62 0 0 60Z" fill="${tones.bloom}"/><path d="M0 60C62 0 58 -110 0 -200C20 -110 26 0 0 60Z" fill="${tones.bloomDeep}" fill-opacity=".6"/>` +
    `<path d="M-26 20Q-40 -60 -10 -150M-10 30Q-20 -50 -2 -130M-36 -20Q-38 -70 -22 -110" fill="none" stroke="${tones.bloomLight}" stroke-width="5" stroke-linecap="round"/>`
}

/** Half-fermented tea rolled to pearls, one of them opening. */
export const curl: Motif = {
  natural: {
    ...describeNature('#8f9a6a', '#5c6f48', '#37482f', '#c9a85a'),
    leafLight: '#6f8a58',
    leafDeep: '#3f5c3c'
  },
  lying: 0.75,
  draw: tones => {
    const pearl = `<path d="M-54 10C-60 -44 -10 -66 34 -50C70 -36 66 20 34 44C2 66 -50 56 -54 10Z" fill="${tones.bloom}"/><path d="M-34 6C-34 -26 0 -38 22 -26C42 -12 34 16 12 22C-4 26 -14 12 -6 2M34 44Q60 56 84 40" fill="none" stroke="${tones.bloomLight}" stroke-width="8" stroke-linecap="round"/><path d="M34 -50C70 -36 66 20 34 44C44 10 46 -20 34 -50Z" fill="${tones.bloomDeep}" fill-opacity=".8"/>`
    return (
      drawLeaf({ x: 20, y: -20, angle: 28 }, 220, 92, tones, { teeth: 8 }) +
      placeAt({ x: -90, y: 0, angle: -20 }, pearl, 1.2) +
      placeAt({ x: 50, y: 40, angle: 30 }, pearl, 1.3) +
      placeAt({ x: -50, y: 130, angle: 70 }, pearl, 1.1) +
      placeAt({ x: 116, y: 140, angle: -40 }, pearl)
    )
  }
}
