export type Brand = 'jasmin' | 'puro'

const FONT_FILES: Record<Brand, string[]> = {
  jasmin: ['inter.woff2', 'fraunces.woff2'],
  puro: ['manrope.woff2']
}

/** The fonts that a brand's first screen needs, as paths inside the bundle (static/fonts/…): the document preloads them. */
export function fontPreloads(brand: Brand): string[] {
  return FONT_FILES[brand].map(file => `static/fonts/${file}`)
}
