import { drawFruit, drawLeaf, drawSeeds, drawStem, placeAt, repeatAround } from './botany'
import { describeNature, type Motif, type Tones } from './motif'

/** Two pairs of cherries on their stalks. */
export const cherry: Motif = {
  natural: describeNature('#f5a8a4', '#c01f32', '#7d0f22', '#f0cf7a'),
  lying: 0.9,
  draw: tones =>
    drawStem('M10 -170Q-70 -60 -84 30M10 -170Q60 -70 66 50M10 -170Q0 -60 -10 110', tones.leafDeep, 8) +
    drawLeaf({ x: 10, y: -160, angle: 74 }, 180, 84, tones, { teeth: 8 }) +
    drawLeaf({ x: 6, y: -160, angle: -82 }, 150, 72, tones, { teeth: 8 }) +
    placeAt({ x: -92, y: 76, angle: 0 }, drawFruit(66, tones)) +
    placeAt({ x: 92, y: 96, angle: 0 }, drawFruit(70, tones)) +
    placeAt({ x: -8, y: 150, angle: 0 }, drawFruit(60, tones))
}

const pearShape =
  'M0 -150C34 -150 40 -110 46 -70C54 -30 106 0 106 66C106 128 58 160 0 160C-58 160 -106 128 -106 66C-106 0 -54 -30 -46 -70C-40 -110 -34 -150 0 -150Z'

/** A whole pear and a half. */
export const pear: Motif = {
  natural: describeNature('#f7ecae', '#d3bd4a', '#9c8a2c', '#fbf4d6'),
  lying: 0.9,
  draw: tones =>
    drawStem('M-54 -146Q-50 -180 -26 -196', tones.leafDeep, 9) +
    drawLeaf({ x: -48, y: -156, angle: 68 }, 140, 62, tones) +
    placeAt(
      { x: -54, y: -4, angle: -5 },
      `<path d="${pearShape}" fill="${tones.bloom}"/><path d="M30 -120C46 -80 44 -60 60 -20C92 60 40 130 -50 150C60 176 106 128 106 66C106 0 54 -30 46 -70Z" fill="${tones.bloomDeep}" fill-opacity=".6"/><path d="M-52 0Q-84 30 -82 76" fill="none" stroke="${tones.bloomLight}" stroke-width="13" stroke-linecap="round"/>`
    ) +
    placeAt(
      { x: 92, y: 54, angle: 14 },
      `<path d="${pearShape}" fill="${tones.bloomDeep}"/><path d="${pearShape}" transform="scale(.91)" fill="${tones.core}"/><path d="M0 -70C-34 10 -40 70 0 110C40 70 34 10 0 -70Z" fill="none" stroke="${tones.bloom}" stroke-width="4"/><path d="M-8 60C-24 50 -24 30 -14 20C-6 32 -4 46 -8 60ZM8 60C24 50 24 30 14 20C6 32 4 46 8 60Z" fill="${tones.leafDeep}"/>`,
      0.86
    )
}

function drawCrowned(radius: number, tones: Tones): string {
  const crown = repeatAround(5, () => `<path d="M-9 0L0 -24L9 0Z" fill="${tones.bloomDeep}"/>`)
  return `${drawFruit(radius, tones)}<g transform="translate(10 -14) scale(1 .8)"><circle r="11" fill="${tones.bloomDeep}"/>${crown}</g>`
}

/** Bilberries of the wood, with their small leaves. */
export const blueberry: Motif = {
  natural: describeNature('#b9c2e6', '#4a5694', '#2a3262', '#8d2440'),
  lying: 0.85,
  draw: tones =>
    drawStem('M-160 -120Q-20 -150 150 -110', tones.leafDeep, 7) +
    [-120, -70, -20, 30, 80, 120]
      .map((x, index) =>
        drawLeaf({ x, y: -130, angle: index % 2 ? 150 - index * 30 : -60 + index * 24 }, 110, 58, tones)
      )
      .join('') +
    placeAt({ x: -90, y: 0, angle: 0 }, drawCrowned(62, tones)) +
    placeAt({ x: 46, y: -10, angle: 20 }, drawCrowned(66, tones)) +
    placeAt({ x: -24, y: 106, angle: -20 }, drawCrowned(70, tones)) +
    placeAt({ x: 116, y: 96, angle: 10 }, drawCrowned(56, tones)) +
    placeAt(
      { x: -128, y: 118, angle: 0 },
      drawFruit(40, { ...tones, bloom: tones.core, bloomDeep: tones.bloomDeep })
    )
}

/** Two strawberries with mint-green caps. */
export const strawberry: Motif = {
  natural: describeNature('#f8b4ae', '#d6303c', '#9c1728', '#f6e0a0'),
  lying: 0.9,
  draw: tones => {
    const berry =
      `<path d="M0 -84C60 -104 112 -70 100 -10C88 50 40 110 0 130C-40 110 -88 50 -100 -10C-112 -70 -60 -104 0 -84Z" fill="${tones.bloom}"/><path d="M70 -84C112 -60 104 0 70 56C48 90 20 120 0 130C30 60 84 0 70 -84Z" fill="${tones.bloomDeep}" fill-opacity=".6"/>` +
      `<g transform="translate(0 8) scale(1 1.1)">${drawSeeds(22, 78, 5, tones.core)}</g><g transform="translate(0 -84) scale(1 .6)">${repeatAround(7, () => `<path d="M0 0C-18 -22 -14 -50 0 -72C14 -50 18 -22 0 0Z" fill="${tones.leafLight}"/>`)}</g>`
    return (
      drawLeaf({ x: 0, y: -40, angle: -30 }, 190, 110, tones, { teeth: 8 }) +
      drawLeaf({ x: 20, y: -50, angle: 46 }, 190, 110, tones, { teeth: 8 }) +
      placeAt({ x: -72, y: 30, angle: 14 }, berry) +
      placeAt({ x: 86, y: 84, angle: -16 }, berry, 0.84)
    )
  }
}

/** Slices of cucumber with a leaf. */
export const cucumber: Motif = {
  natural: {
    ...describeNature('#eef6d8', '#cfe3a4', '#4f7f3f', '#f6fae6'),
    leafLight: '#86b06a',
    leafDeep: '#4f8047'
  },
  lying: 0.72,
  draw: tones => {
    const slice =
      `<circle r="112" fill="${tones.bloomDeep}"/><circle r="102" fill="${tones.core}"/><circle r="76" fill="${tones.bloom}" fill-opacity=".55"/>` +
      repeatAround(
        3,
        () => `<path d="M0 -10C-30 -30 -30 -60 0 -68C30 -60 30 -30 0 -10Z" fill="${tones.core}"/>`
      ) +
      repeatAround(9, () => `<ellipse cy="-54" rx="5" ry="14" fill="${tones.bloomDeep}" fill-opacity=".6"/>`)
    return (
      drawLeaf({ x: 20, y: -60, angle: 40 }, 190, 120, tones, { teeth: 7 }) +
      drawLeaf({ x: -20, y: -70, angle: -40 }, 150, 96, tones, { teeth: 7 }) +
      placeAt({ x: 74, y: 60, angle: 20 }, slice) +
      placeAt({ x: -70, y: 14, angle: 0 }, slice)
    )
  }
}

/** Sea buckthorn: orange berries close along a twig with narrow leaves. */
export const seaBuckthorn: Motif = {
  natural: {
    ...describeNature('#fbd08a', '#ec8a1e', '#b45c10', '#f6e0a0'),
    leafLight: '#a3b596',
    leafDeep: '#6f8a6a'
  },
  lying: 0.8,
  draw: tones =>
    drawStem('M-150 190Q-20 40 130 -170', tones.leafDeep, 8) +
    [-1, 1]
      .flatMap(side =>
        [0, 1, 2, 3].map(step =>
          drawLeaf({ x: -100 + step * 62, y: 130 - step * 86, angle: 38 + side * 58 }, 150, 28, tones, {
            veins: 0
          })
        )
      )
      .join('') +
    Array.from({ length: 12 }, (_, index) =>
      placeAt(
        { x: -112 + index * 20 + (index % 2 ? 38 : -30), y: 140 - index * 26, angle: 0 },
        drawFruit(31, tones)
      )
    ).join('')
}
