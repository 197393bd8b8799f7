import { commerceBoxType } from '../components/commerce-box/register'
import { hotSpotBubbleType, hotSpotCanvasType } from '../components/hot-spot/register'
import { machineCommerceStageType } from '../components/machine-commerce-stage/register'

/** What sells one product with a picture. */
export const contentTypes = [commerceBoxType, hotSpotBubbleType, hotSpotCanvasType, machineCommerceStageType]
