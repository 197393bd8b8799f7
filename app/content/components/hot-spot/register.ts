import { defineContentType } from '../../content-type'
import { listTileQueries } from '../../use-tile'
import { BubbleBlock } from './bubble-content'
import { HotSpotCanvas } from './hot-spot-canvas'
import { readBubble, type Bubble } from './read-bubble'
import { readHotSpotCanvas, type HotSpotCanvasProps } from './read-hot-spot-canvas'

export const hotSpotCanvasType = defineContentType<HotSpotCanvasProps>({
  typeIds: ['hotSpotCanvas'],
  parse: readHotSpotCanvas,
  Component: HotSpotCanvas,
  queries: ({ bubbles }, platform) => bubbles.flatMap(({ productId }) => listTileQueries(platform, productId))
})

export const hotSpotBubbleType = defineContentType<Bubble>({
  typeIds: ['hotSpotBubble'],
  parse: readBubble,
  Component: BubbleBlock,
  queries: ({ productId }, platform) => listTileQueries(platform, productId)
})
