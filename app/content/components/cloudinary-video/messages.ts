import { defineMessages } from '../../../intl/intl'

export const videoMessages = defineMessages({
  pause: { id: 'video.pause', defaultMessage: 'Pause the video' },
  play: { id: 'video.play', defaultMessage: 'Play the video' }
})
