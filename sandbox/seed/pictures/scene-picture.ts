import type { ProductPicture } from './product-picture'

/** A scene or ornament for content pages: stages, category tiles, recipe pictures. */
export interface ScenePicture {
  id: string
  scene:
    | 'cup-steam'
    | 'tea-garden'
    | 'kitchen'
    | 'tea-table'
    | 'leaf-pattern'
    | 'espresso-stage'
    | 'capsule-row'
    | 'machine-stage'
    | 'beans'
    | 'gift-table'
    | 'winter-window'
    | 'iced-glass'
    | 'dry-leaf'
    | 'pour'
    | 'hands'
    | 'harbour'
    | 'tasting-table'
    | 'matcha-table'
    | 'advent'
    | 'roastery'
    | 'shop'
    | 'ingredients'
    | 'still-life'
  colors: { main: string; accent: string; ground: string }
  /** width / height: 16/9, 4/3, 1, 3/4 … */
  ratio: number
  /** Plants of a scene of ingredients; prints of the goods of a still life. */
  motifs?: ProductPicture['motif'][]
  /** Goods of a still life. */
  forms?: ProductPicture['form'][]
}
