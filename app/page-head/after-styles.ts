/**
 * For code that a page preloads: fetched after style sheet, fonts and the pictures in the window, which are what is
 * painted. React knows the attribute in lower case only.
 */
export const AFTER_STYLES = { fetchpriority: 'low' }
