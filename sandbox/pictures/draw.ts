import type { DrawableProduct } from './product-picture'
import type { ScenePicture } from './scene-picture'
import { scenes } from './scenes/scenes'
import { createStage } from './scenes/stage'
import type { Language } from '../texts/localized-text'
import { Sheet } from './sheet'
import { describeSubject, type View } from './subject'
import { composeView } from './views/views'

const productSize = 1200
const sceneWidth = 1600

/**
 * One of the three pictures of a product as SVG text, 1200 × 1200: 1 the product on its ground, 2 closer
 * with its ingredient, 3 in use. The same product, view and language always give the same text.
 */
export function drawProduct(product: DrawableProduct, view: View, language: Language = 'de'): string {
  const sheet = new Sheet()
  return sheet.render(productSize, productSize, composeView(describeSubject(product, view, sheet, language)))
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
