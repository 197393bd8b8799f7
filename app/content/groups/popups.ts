import { popupContentType } from '../components/popup-content/register'

/** What opens over a page. */
export const contentTypes = [popupContentType]
