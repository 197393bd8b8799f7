import { readPicture, type Attributes, type ContentPicture } from './attributes'

/** The pictures of a list, whether its entries are pictures, hold one, or are plain addresses. */
export function readPictures(attributes: Attributes, name: string): ContentPicture[] {
  const value = attributes[name]
  return Array.isArray(value) ? value.flatMap(entry => readEntryPicture(entry) ?? []) : []
}

/** The picture of one entry: under `image` or `imageUrl`, else the entry itself. */
export function readEntryPicture(entry: unknown): ContentPicture | undefined {
  const attributes = (entry ?? {}) as Attributes
  return (
    readPicture(attributes, 'image') ??
    readPicture(attributes, 'imageUrl') ??
    readPicture({ image: entry }, 'image')
  )
}
