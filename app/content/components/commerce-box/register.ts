import type { Ground } from '../../../ui/brand/ground'
import { readChoice, readText, type ContentPicture } from '../../attributes'
import { defineContentType } from '../../content-type'
import { readGround } from '../../grounds'
import { readOwnPicture } from '../../read-pictures'
import { listTileQueries } from '../../use-tile'
import { CommerceBox } from './commerce-box'

export interface CommerceBoxProps {
  productId: string
  subline?: string
  /** Instead of the product's name and picture. */
  headline?: string
  image?: ContentPicture
  text?: string
  ground: Ground
  imageFirst: boolean
}

export const commerceBoxType = defineContentType<CommerceBoxProps>({
  typeIds: ['commerceBox'],
  parse: data => {
    const productId = readText(data, 'productId')
    if (productId === undefined) return undefined
    return {
      productId,
      subline: readText(data, 'subline'),
      headline: readText(data, 'headline'),
      image: readOwnPicture(data),
      text: readText(data, 'text'),
      ground: readGround(data, 'theme') ?? 'tint',
      imageFirst: readChoice(data, 'imagePosition', ['left', 'right']) !== 'right'
    }
  },
  Component: CommerceBox,
  queries: ({ productId }, platform) => listTileQueries(platform, productId)
})
