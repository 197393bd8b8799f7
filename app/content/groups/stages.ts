import { commerceBoxType } from '../components/goods/commerce-box'
import { hotSpotBubbleType, hotSpotCanvasType } from '../components/stories/hot-spot'
import { machineCommerceStageType } from '../components/goods/machine-commerce-stage'

/** Stages for one product. */
export const contentTypes = [commerceBoxType, hotSpotBubbleType, hotSpotCanvasType, machineCommerceStageType]
