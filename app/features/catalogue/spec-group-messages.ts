import { defineMessages } from '../../intl/intl'

export const specGroupMessages = defineMessages({
  build: { id: 'specs.build', defaultMessage: 'Size and material' },
  power: { id: 'specs.power', defaultMessage: 'Power' },
  use: { id: 'specs.use', defaultMessage: 'Use' },
  model: { id: 'specs.model', defaultMessage: 'Model' }
})
