import { anchorType } from '../components/basics/anchor'
import { buttonType } from '../components/basics/button'
import { cardBannerCarouselType } from '../components/stories/card-banner-carousel'
import { cardPlaceType } from '../components/basics/card-place'
import { categoryGridType } from '../components/goods/category-grid'
import { grid3Type, gridType } from '../components/basics/grid'
import { imageType } from '../components/basics/image'
import { imageTextType } from '../components/basics/image-text'
import { productCarouselType } from '../components/goods/product-carousel'
import { productTileType } from '../components/goods/product-tile'

/** Components of home and landing pages. */
export const contentTypes = [
  anchorType,
  buttonType,
  cardBannerCarouselType,
  cardPlaceType,
  categoryGridType,
  grid3Type,
  gridType,
  imageTextType,
  imageType,
  productCarouselType,
  productTileType
]
