import Cookies from 'js-cookie'

/** Nothing may open by itself over a page that is being edited, or inside the native app (spec 2 sections 4 and 6). */
export function isPopupSuppressed(): boolean {
  const isEditing = new URLSearchParams(window.location.search).get('pageDesignerEditMode') === 'true'
  return isEditing || Cookies.get('appMode') === '1'
}
