import { defineMessages } from 'react-intl'

export const machineStageMessages = defineMessages({
  buy: { id: 'machineStage.buy', defaultMessage: 'Buy now' }
})
