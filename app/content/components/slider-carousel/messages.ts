import { defineMessages } from '../../../intl/intl'

export const sliderMessages = defineMessages({
  slides: { id: 'slider.slides', defaultMessage: 'Slides' },
  goTo: { id: 'slider.goTo', defaultMessage: 'Go to slide {position}' }
})
