/** The parts of a hit or a product that a tile shows: the answer is a fraction of the full one. */
export const TILE_PARTS: ('availability' | 'images' | 'prices' | 'promotions')[] = [
  'availability',
  'images',
  'prices',
  'promotions'
]

/** The picture of a product that a tile shows; a hit has one only. */
export const TILE_PICTURE = 'large:1'
