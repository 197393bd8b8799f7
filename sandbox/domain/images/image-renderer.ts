import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { ImageStore } from './image-store'
import type { DrawnPicture, Pictures } from './pictures'

/** SVG's own resolution: one unit is one pixel at 72 dots per inch. */
const SVG_DENSITY = 72

export type ImageFormat = 'webp' | 'jpeg'

export interface ImageRequest {
  library: string
  pictureId: string
  view: number
  /** Box in pixels that the picture has to fit into; its own width when neither side is given. */
  width?: number
  height?: number
  /** 1 to 100. */
  quality: number
  format: ImageFormat
}

export interface RenderedImage {
  image: Buffer
  /** Changes with whatever changes the bytes. */
  hash: string
}

async function render(
  drawn: DrawnPicture,
  { width, height, quality, format }: ImageRequest
): Promise<Buffer> {
  const boxWidth = width ?? (height === undefined ? drawn.width : undefined)
  const scale = Math.max(boxWidth ?? 0, height ?? 0) / drawn.width
  const picture = sharp(Buffer.from(drawn.svg), { density: Math.max(1, SVG_DENSITY * scale) })
    .resize({ width: boxWidth, height, fit: 'inside' })
    .flatten({ background: '#ffffff' })
  return format === 'webp'
    ? picture.webp({ quality }).toBuffer()
    : picture.jpeg({ quality, mozjpeg: true }).toBuffer()
}

/** Renders drawn pictures to size; each is rendered once and kept, also when many ask at the same time. */
export function createImageRenderer({ pictures, store }: { pictures: Pictures; store: ImageStore }) {
  const underWay = new Map<string, Promise<Buffer>>()

  async function findOrRender(hash: string, drawn: DrawnPicture, request: ImageRequest): Promise<Buffer> {
    const kept = await store.find(hash)
    if (kept) return kept
    const image = await render(drawn, request)
    await store.save(hash, image)
    return image
  }

  return {
    /** Undefined when there is no such picture. */
    async getImage(request: ImageRequest): Promise<RenderedImage | undefined> {
      const { library, pictureId, view, width = 0, height = 0, quality, format } = request
      const drawn = pictures.draw(library, pictureId, view)
      if (!drawn) return undefined
      const hash = createHash('sha256')
        .update(`${width}x${height}q${quality}.${format}\n${drawn.svg}`)
        .digest('hex')
      let image = underWay.get(hash)
      if (!image) {
        image = findOrRender(hash, drawn, request).finally(() => underWay.delete(hash))
        underWay.set(hash, image)
      }
      return { image: await image, hash }
    }
  }
}

export type ImageRenderer = ReturnType<typeof createImageRenderer>
