import { defineMessages } from '../../../intl/intl'

export const imageCarouselMessages = defineMessages({
  pictures: { id: 'imageCarousel.pictures', defaultMessage: 'Pictures' },
  pause: { id: 'imageCarousel.pause', defaultMessage: 'Pause the pictures' },
  play: { id: 'imageCarousel.play', defaultMessage: 'Play the pictures' },
  position: { id: 'imageCarousel.position', defaultMessage: 'Picture {position} of {count}' }
})
