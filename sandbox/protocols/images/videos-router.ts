import { Router } from 'express'
import type { Pictures } from '../../domain/images/pictures'
import { createVideoRenderer } from '../../domain/videos/video-renderer'

/**
 * Below the imaging service's address, because that is what shops ask for through their own origin
 * already; a real media delivery service has a host of its own.
 */
export const VIDEO_ROOT = '/dw/image/media/video/upload'

const WIDTH = /(?:^|,)w_(\d{1,4})(?:,|$)/
const PLAYABLE = 'webm'

/**
 * Replaces the media delivery service of content pages: a drawn scene as a short silent film, scaled by the
 * width among the transformations. Other formats than WebM get 404, so that players take the next source.
 */
export function createVideosRouter({ pictures }: { pictures: Pictures }): Router {
  const videos = createVideoRenderer(pictures)
  const router = Router()
  router.get(`${VIDEO_ROOT}/:transformation/:name.:format`, (request, response, next) => {
    const { transformation = '', name = '', format } = request.params
    if (format !== PLAYABLE) {
      response.status(404).type('text/plain').send('The sandbox makes WebM films only.')
      return
    }
    const width = Number(WIDTH.exec(transformation)?.[1] ?? 0)
    videos
      .getVideo(name, width || undefined)
      .then(video => {
        if (!video) {
          response.status(404).type('text/plain').send('There is no such video.')
          return
        }
        response.set('Cache-Control', 'public, max-age=31536000, immutable').type('video/webm').send(video)
      })
      .catch(next)
  })
  return router
}
