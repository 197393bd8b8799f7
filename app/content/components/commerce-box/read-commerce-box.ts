import type { Ground } from '../../../ui/brand/ground'
import { readChoice, readText, type ContentPicture, type Attributes } from '../../attributes'
import { readGround } from '../../grounds'
import { readOwnPicture } from '../../read-pictures'

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

export function readCommerceBox(data: Attributes): CommerceBoxProps | undefined {
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
}
