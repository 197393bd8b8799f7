/**
 * For what a page preloads before it can use it: fetched after the style sheet and the pictures in the window, without
 * which nothing is painted. React knows the attribute in lower case only.
 */
export const AFTER_STYLES = { fetchpriority: 'low' }
