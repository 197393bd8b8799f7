import { popupContentType } from '../components/popup-content'

/** Popups. */
export const contentTypes = [popupContentType]
