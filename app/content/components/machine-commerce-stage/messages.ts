import { defineMessages } from '../../../intl/intl'

export const machineStageMessages = defineMessages({
  buy: { id: 'machineStage.buy', defaultMessage: 'Buy now' }
})
