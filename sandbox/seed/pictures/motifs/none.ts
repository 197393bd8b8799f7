import { describeNature, type Motif } from './motif'

/** Calm arcs for things without an ingredient. */
export const none: Motif = {
  natural: describeNature('#efe6d8', '#d6c6ac', '#a8926e', '#f7f1e6'),
  lying: 0.6,
  draw: tones =>
    [200, 156, 112, 68]
      .map(
        (radius, index) =>
          `<circle cx="${-30 + index * 12}" cy="${40 - index * 10}" r="${radius}" fill="${[tones.leafDeep, tones.leafLight, tones.bloom, tones.bloomLight][index]}" fill-opacity=".55"/>`
      )
      .join('')
}
