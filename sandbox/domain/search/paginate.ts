import { hasBit, type Bitset } from './bitset'

/** Members of a set from `offset` to `offset + limit`, in a given order (undefined = by number). */
export function pageDocuments(
  documents: Bitset,
  order: Uint32Array | undefined,
  offset: number,
  limit: number
): number[] {
  const page: number[] = []
  const size = order ? order.length : documents.length * 32
  let position = 0
  for (let index = 0; index < size && page.length < limit; index += 1) {
    const document = order ? order[index]! : index
    if (!hasBit(documents, document)) continue
    if (position >= offset) page.push(document)
    position += 1
  }
  return page
}
