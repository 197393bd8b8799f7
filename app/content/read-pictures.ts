import { isAttributes, readPicture, type Attributes, type ContentPicture } from './attributes'

/** The picture of a component or an entry, which editors' tools store as `image` or `imageUrl`. */
export const readOwnPicture = (attributes: Attributes): ContentPicture | undefined =>
  readPicture(attributes, 'image') ?? readPicture(attributes, 'imageUrl')

/** An entry of a list of pictures: it contains one, is one itself, or is a plain address. */
export function readListedPicture(entry: unknown): ContentPicture | undefined {
  return isAttributes(entry) && holdsPicture(entry)
    ? readOwnPicture(entry)
    : readPicture({ image: entry }, 'image')
}

/** True where the entry contains a picture, false where it is one. */
export const holdsPicture = (entry: Attributes): boolean =>
  entry.image !== undefined || entry.imageUrl !== undefined

/** The pictures of a list. */
export function readPictures(attributes: Attributes, name: string): ContentPicture[] {
  const value = attributes[name]
  return Array.isArray(value) ? value.flatMap(entry => readListedPicture(entry) ?? []) : []
}
