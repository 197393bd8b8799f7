import { drawLeaf, drawStem } from './botany'
import { describeNature, type Motif } from './motif'

/** A tea shoot: two leaves and a bud, with older leaves below. */
export const leaf: Motif = {
  natural: describeNature('#c9d69a', '#a9bf6c', '#7d9a4a', '#e6ecc4'),
  lying: 0.6,
  draw: tones =>
    drawStem('M-30 200C-10 120 10 20 6 -70', tones.leafDeep, 6) +
    drawLeaf({ x: -14, y: 130, angle: -62 }, 175, 74, tones, { veins: 5, teeth: 9 }) +
    drawLeaf({ x: -2, y: 90, angle: 58 }, 190, 78, tones, { veins: 5, teeth: 9 }) +
    drawLeaf({ x: 5, y: 10, angle: -42 }, 185, 70, tones, { veins: 5, teeth: 9 }) +
    drawLeaf({ x: 7, y: -30, angle: 36 }, 180, 62, tones, { veins: 5, teeth: 9 }) +
    drawLeaf(
      { x: 6, y: -60, angle: -4 },
      140,
      26,
      { leafLight: tones.bloomLight, leafDeep: tones.bloom },
      { veins: 0 }
    )
}
