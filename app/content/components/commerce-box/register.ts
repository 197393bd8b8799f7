import { defineContentType } from '../../content-type'
import { listTileQueries } from '../../use-tile'
import { CommerceBox } from './commerce-box'
import { readCommerceBox, type CommerceBoxProps } from './read-commerce-box'

export const commerceBoxType = defineContentType<CommerceBoxProps>({
  typeIds: ['commerceBox'],
  parse: readCommerceBox,
  Component: CommerceBox,
  queries: ({ productId }, platform) => listTileQueries(platform, productId)
})
