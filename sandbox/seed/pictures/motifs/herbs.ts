import { drawFruit, drawLeaf, drawPetal, drawSeeds, drawStem, placeAt, repeatAround } from './botany'
import { describeNature, type Motif, type Tones } from './motif'

/** A spike of small lavender blossoms, its foot at the origin. */
function drawSpike(tones: Tones): string {
  const whorls = Array.from({ length: 9 }, (_, index) => {
    const reach = 34 - index * 2.6
    return [-1, 0, 1]
      .map(
        side =>
          `<ellipse cx="${Math.round(side * reach * 0.62)}" cy="${-150 - index * 21 - (side === 0 ? 6 : 0)}" rx="${Math.round(reach * 0.5)}" ry="15" transform="rotate(${side * 24} ${Math.round(side * reach * 0.62)} ${-150 - index * 21})" fill="${side > 0 ? tones.bloomDeep : side < 0 ? tones.bloomLight : tones.bloom}"/>`
      )
      .join('')
  })
  return drawStem('M0 60Q6 -60 0 -340', tones.leafDeep, 6) + whorls.join('')
}

/** Lavender: violet spikes on thin stalks. */
export const lavender: Motif = {
  natural: {
    ...describeNature('#b9a0dc', '#8763bd', '#5d3f94', '#efe3b0'),
    leafLight: '#9fb08c',
    leafDeep: '#6f8762'
  },
  lying: 0.7,
  draw: tones =>
    drawLeaf({ x: -30, y: 170, angle: -34 }, 170, 22, tones, { veins: 0 }) +
    drawLeaf({ x: 40, y: 170, angle: 40 }, 160, 22, tones, { veins: 0 }) +
    placeAt({ x: -92, y: 140, angle: -22 }, drawSpike(tones), 0.86) +
    placeAt({ x: 96, y: 140, angle: 24 }, drawSpike(tones), 0.86) +
    placeAt({ x: -26, y: 150, angle: -7 }, drawSpike(tones), 0.98) +
    placeAt({ x: 36, y: 156, angle: 9 }, drawSpike(tones), 1.02)
}

/** Leaves in pairs along a stalk, from the foot upwards. */
function drawTwig(
  tones: Tones,
  {
    pairs,
    length,
    width,
    teeth = 0,
    spread = 62
  }: { pairs: number; length: number; width: number; teeth?: number; spread?: number }
): string {
  const steps = Array.from({ length: pairs }, (_, index) => {
    const y = 150 - index * (260 / pairs)
    const size = length * (1 - index * 0.11)
    return [-1, 1]
      .map(side =>
        drawLeaf({ x: 0, y, angle: side * (spread - index * 5) }, size, width * (1 - index * 0.1), tones, {
          teeth,
          veins: 4
        })
      )
      .join('')
  })
  return (
    drawStem('M0 210V-110', tones.leafDeep, 6) +
    steps.join('') +
    drawLeaf({ x: 0, y: -100, angle: 0 }, length * 0.6, width * 0.6, tones, { teeth, veins: 3 })
  )
}

/** Sage: long, soft, silvery leaves. */
export const sage: Motif = {
  natural: {
    ...describeNature('#d9d2e8', '#a79ac8', '#786aa0', '#efe9d8'),
    leafLight: '#b4c2ac',
    leafDeep: '#7f947c'
  },
  lying: 0.6,
  draw: tones => drawTwig(tones, { pairs: 3, length: 190, width: 84, spread: 58 })
}

/** Lemon verbena: narrow, pointed leaves and a panicle of tiny flowers. */
export const verbena: Motif = {
  natural: {
    ...describeNature('#fbf3ff', '#d9c5e4', '#a98bbd', '#f5e6a8'),
    leafLight: '#a9c25c',
    leafDeep: '#6f9138'
  },
  lying: 0.6,
  draw: tones =>
    drawTwig(tones, { pairs: 4, length: 190, width: 40, spread: 64 }) +
    `<g transform="translate(0 -170)">${drawSeeds(26, 44, 9, tones.bloom)}${drawSeeds(12, 36, 5, tones.bloomLight)}</g>`
}

/** Nettle: broad leaves with saw teeth. */
export const nettle: Motif = {
  natural: {
    ...describeNature('#d6e2a0', '#a8bd62', '#788f3e', '#eef2c8'),
    leafLight: '#6f9a4d',
    leafDeep: '#3f6d35'
  },
  lying: 0.6,
  draw: tones => drawTwig(tones, { pairs: 3, length: 178, width: 118, teeth: 10, spread: 66 })
}

/** Fennel: an umbel of yellow flowers, seeds below it. */
export const fennel: Motif = {
  natural: {
    ...describeNature('#f5e79a', '#d9c04a', '#a98f2e', '#8f9a4a'),
    leafLight: '#a3b75a',
    leafDeep: '#70863a'
  },
  lying: 0.7,
  draw: tones => {
    const rays = [-64, -40, -18, 6, 30, 54]
    const head = drawSeeds(14, 30, 6, tones.bloom) + drawSeeds(6, 22, 4, tones.bloomLight)
    const feather = [-1, 1]
      .map(side =>
        [0, 1, 2, 3]
          .map(
            step =>
              `M0 ${150 - step * 28}q${side * 60} -20 ${side * (120 - step * 14)} -70m${-side * 60} 40q${side * 16} -30 ${side * 14} -56`
          )
          .join('')
      )
      .join('')
    const seed = `<ellipse rx="16" ry="40" fill="${tones.core}"/><path d="M-6 -34V34M6 -34V34" stroke="${tones.bloomLight}" stroke-width="3"/>`
    return (
      `<path d="${feather}" fill="none" stroke="${tones.leafLight}" stroke-width="5" stroke-linecap="round"/>` +
      drawStem('M0 200V-20', tones.leafDeep, 8) +
      rays
        .map(turn =>
          placeAt(
            { x: 0, y: -16, angle: turn },
            drawStem('M0 0V-130', tones.leafDeep, 4) + `<g transform="translate(0 -140)">${head}</g>`
          )
        )
        .join('') +
      placeAt({ x: -130, y: 150, angle: 62 }, seed) +
      placeAt({ x: 120, y: 160, angle: -50 }, seed) +
      placeAt({ x: 60, y: 190, angle: 80 }, seed, 0.9)
    )
  }
}

/** Hops and lemon balm for the night: cones of scales under lobed leaves. */
export const hops: Motif = {
  natural: {
    ...describeNature('#dbe59a', '#b3c460', '#7f933a', '#eef0c2'),
    leafLight: '#6f9a58',
    leafDeep: '#456f42'
  },
  lying: 0.75,
  draw: tones => {
    const scale = (x: number, y: number, fill: string) =>
      `<path d="M${x - 30} ${y}C${x - 34} ${y + 34} ${x - 8} ${y + 56} ${x} ${y + 62}C${x + 8} ${y + 56} ${x + 34} ${y + 34} ${x + 30} ${y}Z" fill="${fill}"/>`
    const cone = [3, 2, 1, 0]
      .map(row =>
        [-1, 1, 0]
          .map(side =>
            scale(
              side * (34 - row * 6),
              row * 34 - 60,
              side > 0 ? tones.bloomDeep : side < 0 ? tones.bloomLight : tones.bloom
            )
          )
          .join('')
      )
      .join('')
    return (
      drawStem('M-150 -140Q0 -190 140 -120M-50 -160V-80M70 -146V-30', tones.leafDeep, 6) +
      drawLeaf({ x: -90, y: -150, angle: -118 }, 150, 110, tones, { teeth: 6 }) +
      drawLeaf({ x: 110, y: -130, angle: 96 }, 150, 110, tones, { teeth: 6 }) +
      placeAt({ x: -60, y: 20, angle: 8 }, cone, 1.15) +
      placeAt({ x: 76, y: 70, angle: -10 }, cone, 1.05)
    )
  }
}

/** Lemongrass: blades from a pale bulb. */
export const lemongrass: Motif = {
  natural: {
    ...describeNature('#f6f0cf', '#d9d892', '#a3ad58', '#f2e27a'),
    leafLight: '#b3c468',
    leafDeep: '#7f9a40'
  },
  lying: 0.6,
  draw: tones =>
    [-46, -28, -10, 8, 26, 44]
      .map(angle =>
        drawLeaf({ x: angle * 0.5, y: 110, angle }, 330 - Math.abs(angle) * 1.6, 30, tones, { veins: 0 })
      )
      .join('') +
    [-34, 0, 34]
      .map(
        x =>
          `<path d="M${x - 26} 200C${x - 30} 150 ${x - 12} 90 ${x * 0.6} 30C${x + 14} 90 ${x + 30} 150 ${x + 26} 200Q${x} 214 ${x - 26} 200Z" fill="${x > 0 ? tones.bloomDeep : tones.bloom}"/><path d="M${x - 12} 196C${x - 14} 150 ${x - 4} 100 ${x * 0.6} 50" fill="none" stroke="${tones.bloomLight}" stroke-width="6"/>`
      )
      .join('')
}

/** A mountain meadow: cornflower, marigold and grasses. */
export const meadow: Motif = {
  natural: describeNature('#8fb0e6', '#4f78c4', '#2f4f96', '#f2b63c'),
  lying: 0.7,
  draw: tones => {
    const cornflower =
      repeatAround(9, () => `<path d="M0 -12L-22 -74L-8 -62L0 -82L8 -62L22 -74Z" fill="${tones.bloom}"/>`) +
      repeatAround(
        7,
        () => `<path d="M0 0V-38" stroke="${tones.bloomDeep}" stroke-width="8" stroke-linecap="round"/>`
      )
    const marigold =
      repeatAround(14, () => drawPetal(66, 26, tones.core, tones.bloomLight)) +
      `<circle r="24" fill="${tones.bloomDeep}"/>` +
      drawSeeds(9, 18, 3, tones.core)
    return (
      drawStem('M-10 210Q-30 80 -86 -60M0 210Q20 90 84 10M4 210Q0 100 10 -130', tones.leafDeep, 6) +
      drawLeaf({ x: -30, y: 140, angle: -48 }, 180, 26, tones, { veins: 0 }) +
      drawLeaf({ x: 30, y: 140, angle: 62 }, 170, 26, tones, { veins: 0 }) +
      placeAt({ x: -90, y: -70, angle: -12 }, cornflower, 1.1) +
      placeAt({ x: 92, y: 4, angle: 18 }, marigold, 1.05) +
      placeAt({ x: 12, y: -130, angle: 4 }, marigold, 0.8) +
      placeAt({ x: -6, y: 70, angle: 30 }, cornflower, 0.85)
    )
  }
}

/** Linden: heart-shaped leaves and hanging clusters of pale flowers. */
export const linden: Motif = {
  natural: describeNature('#fbf3c8', '#ecd98a', '#c2a648', '#d99a2c'),
  lying: 0.7,
  draw: tones => {
    const flower =
      repeatAround(5, () => drawPetal(34, 22, tones.bloomLight, tones.bloom)) +
      drawSeeds(7, 14, 3, tones.core)
    return (
      drawStem(
        'M-120 -150Q0 -130 120 -160M0 -140Q-10 -30 -20 30M-14 -10L40 70M-18 10L-70 90',
        tones.leafDeep,
        6
      ) +
      drawLeaf({ x: -60, y: -140, angle: -136 }, 170, 150, tones, { teeth: 9 }) +
      drawLeaf({ x: 70, y: -150, angle: 130 }, 180, 156, tones, { teeth: 9 }) +
      placeAt({ x: -20, y: 50, angle: 0 }, flower, 1.5) +
      placeAt({ x: 60, y: 96, angle: 20 }, flower, 1.4) +
      placeAt({ x: -86, y: 116, angle: -10 }, flower, 1.3) +
      placeAt({ x: 0, y: 150, angle: 0 }, drawFruit(24, tones))
    )
  }
}
