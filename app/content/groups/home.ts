import { anchorType } from '../components/anchor'
import { buttonType } from '../components/button'
import { cardBannerCarouselType } from '../components/card-banner-carousel/register'
import { cardPlaceType } from '../components/card-place'
import { categoryGridType } from '../components/category-grid'
import { grid3Type, gridType } from '../components/grid'
import { imageType } from '../components/image'
import { imageTextType } from '../components/image-text'
import { productCarouselType } from '../components/product-carousel'
import { productTileType } from '../components/product-tile'

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
