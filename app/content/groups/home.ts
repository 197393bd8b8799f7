import { anchorType } from '../components/anchor/register'
import { buttonType } from '../components/button/register'
import { cardBannerCarouselType } from '../components/card-banner-carousel/register'
import { cardPlaceType } from '../components/card-place/register'
import { categoryGridType } from '../components/category-grid/register'
import { grid3Type, gridType } from '../components/grid/register'
import { imageType } from '../components/image/register'
import { imageTextType } from '../components/image-text/register'
import { productCarouselType } from '../components/product-carousel/register'
import { productTileType } from '../components/product-tile/register'

/** What home and landing pages are made of. */
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
