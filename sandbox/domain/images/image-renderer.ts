import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import type { Language } from '../../texts/localized-text'
import type { ImageStore } from './image-store'
import type { DrawnPicture, Pictures } from './pictures'
import { limitRendering } from './render-limit'

/** SVG's own resolution: one unit is one pixel at 72 dots per inch. */
const SVG_DENSITY = 72

export type ImageFormat = 'webp' | 'jpeg' | 'png' | 'avif'

/** A part of the drawn picture, in its own pixels. */
export interface CropArea {
  left: number
  top: number
  width: number
  height: number
}

interface ImageRequest {
  library: string
  /** Of the words in the picture; German without it. */
  language?: Language
  pictureId: string
  view: number
  /** Taken out before scaling; ignored where it reaches beyond the picture. */
  crop?: CropArea
  /** In pixels; the picture's own size when neither side is given. */
  width?: number
  height?: number
  /** With both sides given: `cut` fills them and crops the rest, `fit` keeps the picture whole. */
  mode?: 'cut' | 'fit'
  /** 1 to 100. */
  quality: number
  format: ImageFormat
}

interface RenderedImage {
  image: Buffer
  /** Changes with whatever changes the bytes. */
  hash: string
}

const encoders: Record<ImageFormat, (picture: Sharp, quality: number) => Sharp> = {
  // The preset for pictures takes a tenth less for these drawings than the default.
  webp: (picture, quality) => picture.webp({ quality, preset: 'picture' }),
  jpeg: (picture, quality) => picture.jpeg({ quality, mozjpeg: true }),
  png: picture => picture.png(),
  // The least effort: a picture is rendered during its request.
  avif: (picture, quality) => picture.avif({ quality, effort: 0 })
}

/** The picture's own size, as the drawers made it. */
async function measure({ svg, width }: DrawnPicture): Promise<{ width: number; height: number }> {
  const { width: drawnWidth = width, height = width } = await sharp(Buffer.from(svg)).metadata()
  return { width, height: Math.round((height * width) / drawnWidth) }
}

const isInside = ({ left, top, width, height }: CropArea, size: { width: number; height: number }): boolean =>
  left + width <= size.width && top + height <= size.height

async function render(drawn: DrawnPicture, request: ImageRequest): Promise<Buffer> {
  const { width, height, mode = 'cut', quality, format, crop } = request
  const area = crop && isInside(crop, await measure(drawn)) ? crop : undefined
  const ownWidth = area?.width ?? drawn.width
  const boxWidth = width ?? (height === undefined ? ownWidth : undefined)
  // A part is cut out of the picture in its own size; a whole one is drawn as large as it is wanted.
  const scale = area ? 1 : Math.max(boxWidth ?? 0, height ?? 0) / drawn.width
  const picture = sharp(Buffer.from(drawn.svg), { density: Math.max(1, SVG_DENSITY * scale) })
  if (area) picture.extract(area)
  picture
    .resize({ width: boxWidth, height, fit: mode === 'fit' ? 'inside' : 'cover' })
    .flatten({ background: '#ffffff' })
  return encoders[format](picture, quality).toBuffer()
}

/** Renders drawn pictures to size; each is rendered once and kept, also when many ask at the same time. */
export function createImageRenderer({ pictures, store }: { pictures: Pictures; store: ImageStore }) {
  const underWay = new Map<string, Promise<Buffer>>()

  async function findOrRender(hash: string, drawn: DrawnPicture, request: ImageRequest): Promise<Buffer> {
    const kept = await store.find(hash)
    if (kept) return kept
    const image = await limitRendering(() => render(drawn, request))
    await store.save(hash, image)
    return image
  }

  return {
    /** Undefined when there is no such picture. */
    async getImage(request: ImageRequest): Promise<RenderedImage | undefined> {
      const {
        library,
        language,
        pictureId,
        view,
        width = 0,
        height = 0,
        mode,
        quality,
        format,
        crop
      } = request
      const drawn = pictures.draw(library, pictureId, view, language)
      if (!drawn) return undefined
      const hash = createHash('sha256')
        .update(`${width}x${height}${mode ?? ''}q${quality}.${format}${crop ? JSON.stringify(crop) : ''}\n`)
        .update(drawn.svg)
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
