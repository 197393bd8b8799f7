import { defineContentType } from '../../content-type'
import { listTileQueries } from '../../use-tile'
import { MachineCommerceStage } from './machine-commerce-stage'
import { readMachineCommerceStage, type MachineCommerceStageProps } from './read-machine-commerce-stage'

export const machineCommerceStageType = defineContentType<MachineCommerceStageProps>({
  typeIds: ['machineCommerceStage'],
  parse: readMachineCommerceStage,
  Component: MachineCommerceStage,
  headsPage: ({ headline }) => headline !== undefined,
  queries: ({ productId }, platform) => listTileQueries(platform, productId)
})
