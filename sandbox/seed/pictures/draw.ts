import type { Drawings } from '../../domain/images/pictures'
import type { SeedProduct } from './product-picture'
import type { ScenePicture } from './scene-picture'
import { scenes } from './scenes/scenes'
import { createStage } from './scenes/stage'
import type { Language } from '../../texts/localized-text'
import { Sheet } from './sheet'
import { describeSubject, type SetPart, type View } from './subject'
import { composeView } from './views/views'

const productSize = 1200
const sceneWidth = 1600

/**
 * One of the three pictures of a product as SVG text, 1200 × 1200: 1 the product on its ground, 2 closer with its
 * ingredient, 3 in use; a set 1 open with its `parts`, 2 as a box, 3 its parts closer. The same product, view and
 * language always give the same text.
 */
export function drawProduct(
  product: SeedProduct,
  view: View,
  language: Language = 'de',
  parts: SetPart[] = []
): string {
  const sheet = new Sheet()
  return sheet.render(
    productSize,
    productSize,
    composeView(describeSubject(product, view, sheet, language, parts))
  )
}

/** A scene for content pages as SVG text, 1600 wide and as high as its ratio asks. */
export function drawScene(picture: ScenePicture): string {
  const sheet = new Sheet()
  const ratio = picture.ratio > 0 ? picture.ratio : 1
  const height = Math.round(sceneWidth / ratio)
  return sheet.render(
    sceneWidth,
    height,
    scenes[picture.scene](createStage(picture, sheet, sceneWidth, height))
  )
}

/** Draws the pictures of a seed by their ids. */
export function createDrawings(seed: { products: SeedProduct[]; pictures: ScenePicture[] }): Drawings {
  const productOf = new Map(seed.products.map(product => [product.id, product]))
  const sceneOf = new Map(seed.pictures.map(picture => [picture.id, picture]))
  return {
    drawProduct(id, view, language) {
      const product = productOf.get(id)
      if (!product) return undefined
      const parts = (product.setItems ?? []).flatMap(({ productId, quantity }) => {
        const part = productOf.get(productId)
        return part ? [{ product: part, quantity }] : []
      })
      return { svg: drawProduct(product, view, language, parts), width: productSize }
    },
    drawScene(id) {
      const scene = sceneOf.get(id)
      return scene && { svg: drawScene(scene), width: sceneWidth }
    }
  }
}
