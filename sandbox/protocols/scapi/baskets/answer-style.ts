import type { Language, SiteConfig } from '../../../contracts'
import type { AnswerStyle } from './map-parts'

/** How answers to one request are written: in its language, with pictures from the sandbox's public origin. */
export const createAnswerStyle = (
  site: SiteConfig,
  language: Language,
  publicOrigin: string
): AnswerStyle => ({
  language,
  buildImageUrl: productId =>
    `${publicOrigin}/dw/image/v2/SBOX_001/on/demandware.static/-/Sites-${site.catalogId}/default/images/${encodeURIComponent(productId)}/1.jpg`
})
