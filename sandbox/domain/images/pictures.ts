import type { Product } from '../catalogue/product'
import type { Site } from '../sites/site'
import type { Language } from '../../texts/localized-text'
import { buildPicturePath } from './picture-path'

const CONTENT_LIBRARY = 'content'
const VIEWS = [1, 2, 3] as const

/** A picture as it is drawn, before scaling. */
export interface DrawnPicture {
  svg: string
  width: number
}

/** Draws pictures of products and of content pages; undefined for an unknown id. */
export interface Drawings {
  drawProduct(productId: string, view: (typeof VIEWS)[number], language?: Language): DrawnPicture | undefined
  drawScene(pictureId: string): DrawnPicture | undefined
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

/** All pictures of the sandbox by library: three views of each product, and those of content pages. */
export function createPictures(seed: { sites: Site[]; products: Product[] }, drawings: Drawings): Pictures {
  const catalogueOf = new Map(seed.sites.map(site => [site.id, site.catalogId]))
  const libraryOf = new Map(seed.products.map(product => [product.id, catalogueOf.get(product.siteId)]))

  return {
    draw(library, pictureId, number, language) {
      const view = VIEWS.find(known => known === number)
      if (view === undefined) return undefined
      if (library === CONTENT_LIBRARY) return drawings.drawScene(pictureId)
      return libraryOf.get(pictureId) === library
        ? drawings.drawProduct(pictureId, view, language)
        : undefined
    },
    buildPath(pictureId, language) {
      const library = libraryOf.get(pictureId)
      // Scenes have no words.
      return library === undefined
        ? buildPicturePath({ library: CONTENT_LIBRARY, pictureId })
        : buildPicturePath({ library, pictureId, language })
    }
  }
}
