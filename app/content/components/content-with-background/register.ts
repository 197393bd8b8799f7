import { defineContentType } from '../../content-type'
import { ContentWithBackground } from './content-with-background'
import { readContentWithBackground, type ContentWithBackgroundProps } from './read-content-with-background'

export const contentWithBackgroundType = defineContentType<ContentWithBackgroundProps>({
  typeIds: ['contentWithBackground'],
  parse: readContentWithBackground,
  Component: ContentWithBackground
})
