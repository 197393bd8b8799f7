import sharp from 'sharp'
import { createMemoryImageStore } from '../images/image-store'
import type { Pictures } from '../images/pictures'
import { limitRendering } from '../images/render-limit'
import { writeWebm } from './write-webm'

const LIBRARY = 'content'
const MAX_WIDTH = 800
const FRAMES = 40
const FRAME_MS = 120
const QUALITY = 30
/** The picture is drawn larger than the film, so that it can move by less than a pixel. */
const OVERSIZE = 2
/** How much the camera comes closer at most, in parts of the width. */
const MAX_ZOOM = 0.1

/** The VP8 key frame inside a lossy WebP picture (RFC 9649: RIFF header, then chunks). */
function readKeyFrame(webp: Buffer): Buffer {
  for (let at = 12; at + 8 <= webp.length;) {
    const size = webp.readUInt32LE(at + 4)
    if (webp.toString('latin1', at, at + 4) === 'VP8 ') return webp.subarray(at + 8, at + 8 + size)
    at += 8 + size + (size % 2)
  }
  throw new Error('The picture holds no VP8 frame.')
}

/** How close the camera is at a frame, 0 to 1: there and back, so that the film can start over unseen. */
const zoomAt = (frame: number) => Math.sin((Math.PI * frame) / FRAMES) ** 2

/** Bytes of films that are kept. */
const MEMORY_LIMIT = 16 * 1024 * 1024

/** Films a drawn scene: the camera comes closer and goes back. The films shown last are kept. */
export function createVideoRenderer(pictures: Pictures) {
  const films = createMemoryImageStore(MEMORY_LIMIT)
  const underWay = new Map<string, Promise<Buffer>>()

  async function film(svg: string, width: number): Promise<Buffer> {
    const drawn = await sharp(Buffer.from(svg))
      .resize({ width: width * OVERSIZE })
      .flatten({ background: '#ffffff' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width: fullWidth, height: fullHeight, channels } = drawn.info
    const height = Math.round(fullHeight / OVERSIZE / 2) * 2
    const frames: Buffer[] = []
    for (let frame = 0; frame < FRAMES; frame += 1) {
      const seen = 1 - MAX_ZOOM * zoomAt(frame)
      const seenWidth = Math.round(fullWidth * seen)
      const seenHeight = Math.round(fullHeight * seen)
      const webp = await sharp(drawn.data, { raw: { width: fullWidth, height: fullHeight, channels } })
        .extract({
          left: Math.round((fullWidth - seenWidth) / 2),
          top: Math.round((fullHeight - seenHeight) / 2),
          width: seenWidth,
          height: seenHeight
        })
        .resize({ width, height, fit: 'fill' })
        .webp({ quality: QUALITY })
        .toBuffer()
      frames.push(readKeyFrame(webp))
    }
    return writeWebm({ width, height, frameMs: FRAME_MS, frames })
  }

  return {
    /** A film of a scene in about the width that is asked for; undefined where there is no such scene. */
    async getVideo(pictureId: string, width = MAX_WIDTH): Promise<Buffer | undefined> {
      const drawn = pictures.draw(LIBRARY, pictureId, 1)
      if (!drawn) return undefined
      const even = Math.round(Math.min(Math.max(width, 160), MAX_WIDTH) / 2) * 2
      const key = `${pictureId} ${even}`
      const kept = await films.find(key)
      if (kept) return kept
      let made = underWay.get(key)
      if (!made) {
        made = limitRendering(() => film(drawn.svg, even)).finally(() => underWay.delete(key))
        underWay.set(key, made)
      }
      const video = await made
      await films.save(key, video)
      return video
    }
  }
}
