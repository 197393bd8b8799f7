import { Router } from 'express'

/**
 * Below the imaging service's address, because that is what shops ask for through their own origin
 * already; a real media delivery service has a host of its own.
 */
export const VIDEO_ROOT = '/dw/image/media/video/upload'

const PLAYABLE = 'webm'

/**
 * Replaces the media delivery service of content pages: silent films of the seed, by name the path of their file, in
 * one width whatever the transformations ask for. Other formats than WebM get 404, so that players take the next
 * source.
 */
export function createVideosRouter({ videos }: { videos: Record<string, string> }): Router {
  const files = new Map(Object.entries(videos))
  const router = Router()
  router.get(`${VIDEO_ROOT}/:transformation/:name.:format`, (request, response) => {
    const { name = '', format } = request.params
    const file = files.get(name)
    if (format !== PLAYABLE || file === undefined) {
      response.status(404).type('text/plain').send('There is no such video.')
      return
    }
    response.sendFile(file, { maxAge: '365d', immutable: true, acceptRanges: false })
  })
  return router
}
