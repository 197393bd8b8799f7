import { popupContentType } from '../components/popup-content/register'

/** Popups. */
export const contentTypes = [popupContentType]
