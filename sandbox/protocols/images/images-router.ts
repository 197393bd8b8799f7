import { getDrawingVersion } from '../../domain/images/drawing-version'
import { readFolder } from '../../domain/images/picture-path'
import { Router, type Request } from 'express'
import type { CropArea, ImageFormat, ImageRenderer } from '../../domain/images/image-renderer'

const MAX_SIDE = 2_400
const DEFAULT_QUALITY = 80
const FOLDER = '/dw/image/v2/SBOX_001/on/demandware.static/-/Sites-:library/:folder'
const FILE = 'images/:pictureId/:view(\\w+).:format(\\w+)'
/** Addresses from before a drawing changed, and typed ones without a version, show the drawing of now. */
const ADDRESSES = [`${FOLDER}/${FILE}`, `${FOLDER}/:version(dw[0-9a-f]{8})/${FILE}`]

type Query = Request['query']

/** A whole number within its limits; undefined for an invalid one, which the platform ignores as well. */
function readNumber(value: unknown, highest: number, least = 1): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Math.round(Number(value)) : Number.NaN
  return Number.isFinite(number) && number >= least ? Math.min(number, highest) : undefined
}

/** `cx`, `cy`, `cw` and `ch`, which only work together. */
function readCrop({ cx, cy, cw, ch }: Query): CropArea | undefined {
  const [left, top] = [cx, cy].map(value => readNumber(value, MAX_SIDE, 0))
  const [width, height] = [cw, ch].map(value => readNumber(value, MAX_SIDE))
  if (left === undefined || top === undefined || width === undefined || height === undefined) return undefined
  return { left, top, width, height }
}

const formats: Record<string, ImageFormat> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif'
}

/**
 * The format to send: that of the address's ending, where `sfrm` names that of the original. All originals
 * are JPEG with the ending `jpg`; under their own ending they are webp where the browser takes it.
 */
function readFormat(
  ending: string,
  sourceFormat: unknown,
  accept: string | undefined
): ImageFormat | undefined {
  const isOriginal = sourceFormat === undefined ? ending === 'jpg' : /^jpe?g$/.test(String(sourceFormat))
  const wanted = Object.hasOwn(formats, ending) ? formats[ending] : undefined
  if (!isOriginal || wanted === undefined) return undefined
  return ending === 'jpg' && accept?.includes('image/webp') ? 'webp' : wanted
}

/**
 * The dynamic imaging service: pictures in another format (`sfrm`), cropped (`cx`, `cy`, `cw`, `ch`), scaled
 * (`sw`, `sh`, `sm`) and of a quality (`q`). Pictures laid over others and background colours are not imitated.
 */
export function createImagesRouter({ images }: { images: ImageRenderer }): Router {
  const router = Router()
  router.get(ADDRESSES, (request, response, next) => {
    const { library = '', folder = '', pictureId = '', view, format: ending = '' } = request.params
    const { query } = request
    const format = readFormat(ending, query.sfrm, request.headers.accept)
    const language = readFolder(folder)
    const rendering =
      format &&
      language &&
      images.getImage({
        library,
        language,
        pictureId,
        view: Number(view),
        crop: readCrop(query),
        width: readNumber(query.sw, MAX_SIDE),
        height: readNumber(query.sh, MAX_SIDE),
        mode: query.sm === 'fit' ? 'fit' : 'cut',
        quality: readNumber(query.q, 100) ?? DEFAULT_QUALITY,
        format
      })
    Promise.resolve(rendering)
      .then(rendered => {
        response.set('Vary', 'Accept')
        if (!rendered) {
          response.status(404).type('text/plain').send('There is no such picture.')
          return
        }
        response
          .set({
            'Cache-Control':
              request.params.version === getDrawingVersion()
                ? 'public, max-age=31536000, immutable'
                : 'public, max-age=60',
            ETag: `"${rendered.hash.slice(0, 32)}"`
          })
          .type(`image/${format}`)
          .send(rendered.image)
      })
      .catch(next)
  })
  return router
}
