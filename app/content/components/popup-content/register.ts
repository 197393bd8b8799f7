import { defineContentType } from '../../content-type'
import { PopupContent } from './popup-content'
import { readPopupContent, type PopupContentProps } from './read-popup-content'

export const popupContentType = defineContentType<PopupContentProps>({
  typeIds: ['popupContent', 'popupContentWidget'],
  parse: readPopupContent,
  Component: PopupContent
})
