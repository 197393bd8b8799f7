/** Widths in CSS pixels times density; a browser picks the nearest that is big enough. */
export const imageWidths = {
  thumbnail: [96, 192],
  tile: [320, 480, 640],
  half: [390, 640, 828, 1080],
  full: [480, 828, 1280, 1920]
} as const

/** A number that the image service accepts: an integer within its limits. */
const clampQuality = (quality: number) => Math.min(100, Math.max(1, Math.round(quality)))

/**
 * Addresses of one picture in several widths: `sw` asks the image service for a
 * width in pixels, `q` for a quality of 1 to 100 (requirement 3.1). The
 * widths are multiplied by `ratio` (requirement 3.1). Keeps other parameters; returns
 * no srcset for data addresses.
 */
export function buildImageSet(
  link: string,
  widths: readonly number[],
  quality = 80,
  ratio = 1
): { src: string; srcSet: string | undefined } {
  if (widths.length === 0 || link.startsWith('data:') || link.startsWith('blob:'))
    return { src: link, srcSet: undefined }
  const [base = '', query = ''] = link.split('?')
  const kept = query
    .split('&')
    .filter(part => part && !/^(sw|q)=/.test(part))
    .map(part => `${part}&`)
    .join('')
  const prefix = `${base.replaceAll(' ', '%20')}?${kept}sw=`
  const suffix = `&q=${clampQuality(quality)}`
  let srcSet = ''
  let scaled = 0
  for (const width of widths) {
    scaled = Math.round(width * ratio)
    srcSet += `${srcSet && ', '}${prefix}${scaled}${suffix} ${width}w`
  }
  return { src: `${prefix}${scaled}${suffix}`, srcSet }
}
