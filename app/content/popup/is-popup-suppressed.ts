import Cookies from 'js-cookie'
import { APP_MODE_COOKIE, APP_MODE_ON } from '../../visit/view-mode/app-mode'
import { isEditMode } from '../../visit/view-mode/edit-mode'

/** Nothing may open by itself over a page that is being edited, or inside the native app (requirement 2.4). */
export const isPopupSuppressed = (): boolean => isEditMode() || Cookies.get(APP_MODE_COOKIE) === APP_MODE_ON
