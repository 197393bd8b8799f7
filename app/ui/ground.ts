/** Coloured grounds of stages, banners and cards. Dark ones invert text and buttons (styles/grounds.css). */
export const grounds = [
  'surface',
  'tint',
  'light-green',
  'light-brown',
  'blue',
  'beige',
  'green',
  'dark-green',
  'brown',
  'red',
  'espresso',
  'black',
  'primary'
] as const

export type Ground = (typeof grounds)[number]

export const groundClass = (ground: Ground): string => `ground-${ground}`
