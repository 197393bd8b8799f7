/** Marks a field whose own code takes over what was typed before it was there. */
export const TAKES_OVER = 'data-takes-over'
