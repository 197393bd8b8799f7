import type { Product } from '../catalogue/product'
import type { Site } from '../sites/site'
import type { ScenePicture } from '../../pictures/scene-picture'
import type { Language } from '../../texts/localized-text'
import { buildPicturePath } from './picture-path'
import { drawProduct, drawScene } from '../../pictures/draw'

const CONTENT_LIBRARY = 'content'
/** Widths the drawers draw in. */
const PRODUCT_WIDTH = 1_200
const SCENE_WIDTH = 1_600

/** A picture as it is drawn, before scaling. */
export interface DrawnPicture {
  svg: string
  width: number
}

export interface Pictures {
  /**
   * Draws a picture of a library ("jasmin-catalog", "content") with words in a language; undefined for an
   * unknown one.
   */
  draw(library: string, pictureId: string, view: number, language?: Language): DrawnPicture | undefined
  /** Path of a picture's first view: products' are in their site's catalogue, all others in the content library. */
  buildPath(pictureId: string, language?: Language): string
}

const isView = (view: number): view is 1 | 2 | 3 => view === 1 || view === 2 || view === 3

/** All pictures of the seed: three views of each product, and the scenes of content pages. */
export function createPictures(seed: {
  sites: Site[]
  products: Product[]
  pictures: ScenePicture[]
}): Pictures {
  const catalogueOf = new Map(seed.sites.map(site => [site.id, site.catalogId]))
  const products = new Map(seed.products.map(product => [product.id, product]))
  const scenes = new Map(seed.pictures.map(picture => [picture.id, picture]))

  return {
    draw(library, pictureId, view, language) {
      if (!isView(view)) return undefined
      if (library === CONTENT_LIBRARY) {
        const scene = scenes.get(pictureId)
        return scene && { svg: drawScene(scene), width: SCENE_WIDTH }
      }
      const product = products.get(pictureId)
      if (!product || catalogueOf.get(product.siteId) !== library) return undefined
      return { svg: drawProduct(product, view, language), width: PRODUCT_WIDTH }
    },
    buildPath(pictureId, language) {
      const product = products.get(pictureId)
      const library = product && catalogueOf.get(product.siteId)
      // Scenes have no words.
      return library === undefined
        ? buildPicturePath({ library: CONTENT_LIBRARY, pictureId })
        : buildPicturePath({ library, pictureId, language })
    }
  }
}
