import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Rendered pictures by key. A picture that cannot be kept is simply rendered again. */
export interface ImageStore {
  find(key: string): Promise<Buffer | undefined>
  save(key: string, image: Buffer): Promise<void>
}

const MEMORY_SIZE = 400

/** For a sandbox in memory: the latest pictures, nothing on the disk. */
export function createMemoryImageStore(): ImageStore {
  const images = new Map<string, Buffer>()
  return {
    find: async key => images.get(key),
    async save(key, image) {
      const oldest = images.size >= MEMORY_SIZE ? images.keys().next().value : undefined
      if (oldest !== undefined) images.delete(oldest)
      images.set(key, image)
    }
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
