import { Router } from 'express'
import type { ImageFormat, ImageRenderer } from '../../domain/images/image-renderer'

const LONGEST_SIDE = 2_400
const DEFAULT_QUALITY = 80
const ADDRESS =
  '/dw/image/v2/SBOX_001/on/demandware.static/-/Sites-:library/default/images/:pictureId/:view.jpg'

/** A whole number within its limits; undefined when it is none, which the platform ignores as well. */
function readNumber(value: unknown, highest: number): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Math.round(Number(value)) : Number.NaN
  return Number.isFinite(number) && number >= 1 ? Math.min(number, highest) : undefined
}

const readFormat = (accept: string | undefined): ImageFormat =>
  accept?.includes('image/webp') ? 'webp' : 'jpeg'

/**
 * The dynamic imaging service: pictures scaled by `sw`, `sh` and `q`, as webp where the browser takes it.
 * Cropping and other effects are not imitated.
 */
export function createImagesRouter({ images }: { images: ImageRenderer }): Router {
  const router = Router()
  router.get(ADDRESS, (request, response, next) => {
    const { library, pictureId, view } = request.params
    const format = readFormat(request.headers.accept)
    images
      .getImage({
        library: library ?? '',
        pictureId: pictureId ?? '',
        view: Number(view),
        width: readNumber(request.query.sw, LONGEST_SIDE),
        height: readNumber(request.query.sh, LONGEST_SIDE),
        quality: readNumber(request.query.q, 100) ?? DEFAULT_QUALITY,
        format
      })
      .then(rendered => {
        response.set('Vary', 'Accept')
        if (!rendered) {
          response.status(404).type('text/plain').send('There is no such picture.')
          return
        }
        response
          .set({
            'Cache-Control': 'public, max-age=31536000, immutable',
            ETag: `"${rendered.hash.slice(0, 32)}"`
          })
          .type(`image/${format}`)
          .send(rendered.image)
      })
      .catch(next)
  })
  return router
}
