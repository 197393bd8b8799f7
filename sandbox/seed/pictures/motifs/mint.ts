import { drawLeaf, drawStem } from './botany'
import { describeNature, type Motif } from './motif'

/** A sprig of mint with opposite, serrated leaves. */
export const mint: Motif = {
  natural: {
    ...describeNature('#d8ecd4', '#a8cfae', '#6fa583', '#eef7ea'),
    leafLight: '#6fb286',
    leafDeep: '#3d8560'
  },
  lying: 0.6,
  draw: tones => {
    const pair = (y: number, length: number, spread: number) =>
      drawLeaf({ x: 0, y, angle: -spread }, length, length * 0.56, tones, { teeth: 7, veins: 4 }) +
      drawLeaf({ x: 0, y, angle: spread }, length, length * 0.56, tones, { teeth: 7, veins: 4 })
    const crown = { leafLight: tones.bloomLight, leafDeep: tones.bloom }
    return (
      drawStem('M0 200C-6 100 4 0 0 -120', tones.leafDeep, 6) +
      pair(120, 180, 78) +
      pair(30, 165, 60) +
      pair(-50, 130, 42) +
      drawLeaf({ x: 0, y: -90, angle: -20 }, 82, 44, crown, { teeth: 5, veins: 2 }) +
      drawLeaf({ x: 0, y: -90, angle: 20 }, 86, 44, crown, { teeth: 5, veins: 2 })
    )
  }
}
