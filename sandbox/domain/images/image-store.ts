import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'

/** Rendered pictures by key. A picture that cannot be kept is simply rendered again. */
export interface ImageStore {
  find(key: string): Promise<Buffer | undefined>
  save(key: string, image: Buffer): Promise<void>
}

/** Bytes of pictures that a sandbox in memory keeps. */
const MEMORY_LIMIT = 32 * 1024 * 1024

/** For a sandbox in memory: the pictures used last, up to `maxBytes`, nothing on the disk. */
export function createMemoryImageStore(maxBytes = MEMORY_LIMIT): ImageStore {
  const images = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: image => Math.max(1, image.byteLength)
  })
  return {
    find: async key => images.get(key),
    save: async (key, image) => void images.set(key, image)
  }
}

/** Pictures as files beside the database. A file appears complete or not at all. */
export function createFileImageStore(folder: string): ImageStore {
  const locate = (key: string) => path.join(folder, key.slice(0, 2), key)
  return {
    async find(key) {
      try {
        return await readFile(locate(key))
      } catch {
        return undefined
      }
    },
    async save(key, image) {
      const file = locate(key)
      const draft = `${file}.${process.pid}.draft`
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(draft, image)
      await rename(draft, file)
    }
  }
}
