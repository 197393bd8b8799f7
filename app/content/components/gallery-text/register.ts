import { defineContentType } from '../../content-type'
import { GalleryText } from './gallery-text'
import { readGalleryText, type GalleryTextProps } from './read-gallery-text'

export const galleryTextType = defineContentType<GalleryTextProps>({
  typeIds: ['galleryText'],
  parse: readGalleryText,
  Component: GalleryText
})
