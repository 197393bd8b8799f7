import { commerceBoxType } from '../components/commerce-box/register'
import { hotSpotBubbleType, hotSpotCanvasType } from '../components/hot-spot/register'
import { machineCommerceStageType } from '../components/machine-commerce-stage/register'

/** Stages for one product. */
export const contentTypes = [commerceBoxType, hotSpotBubbleType, hotSpotCanvasType, machineCommerceStageType]
