import { drawLeaf, placeAt } from './botany'
import { describeNature, type Motif, type Tones } from './motif'

/** One roasted coffee bean, its groove towards the viewer. */
export function drawBean(tones: Tones): string {
  return (
    `<ellipse rx="46" ry="66" fill="${tones.bloom}"/>` +
    `<path d="M20 -59C52 -38 60 36 14 63C40 20 -6 -6 20 -59Z" fill="${tones.bloomDeep}" fill-opacity=".8"/>` +
    `<path d="M6 -64C-26 -26 30 12 -4 64" fill="none" stroke="${tones.core}" stroke-width="9" stroke-linecap="round"/>` +
    `<path d="M-31 -34Q-42 0 -32 30" fill="none" stroke="${tones.bloomLight}" stroke-opacity=".8" stroke-width="7" stroke-linecap="round"/>`
  )
}

/** Coffee beans with a leaf of the plant. */
export const bean: Motif = {
  natural: describeNature('#a87850', '#6f4428', '#45260f', '#2b1608'),
  lying: 0.7,
  draw: tones =>
    drawLeaf({ x: 10, y: 30, angle: 40 }, 240, 96, tones, { veins: 6 }) +
    drawLeaf({ x: -10, y: 20, angle: -48 }, 220, 88, tones, { veins: 6 }) +
    placeAt({ x: -94, y: 44, angle: -32 }, drawBean(tones)) +
    placeAt({ x: 96, y: 66, angle: 48 }, drawBean(tones), 1.05) +
    placeAt({ x: 4, y: 22, angle: 10 }, drawBean(tones), 1.2) +
    placeAt({ x: -44, y: 148, angle: 68 }, drawBean(tones), 0.95) +
    placeAt({ x: 62, y: 156, angle: -22 }, drawBean(tones), 0.9)
}
