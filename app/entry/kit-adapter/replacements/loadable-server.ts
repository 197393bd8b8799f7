import { readFileSync } from 'node:fs'
import type { ReactElement } from 'react'
import { ChunkExtractor as Extractor } from '@loadable/server'
import { LRUCache } from 'lru-cache'

export { ChunkExtractorManager } from '@loadable/server'

let known: { file: string; stats: object } | undefined

/** The build does not change while the server runs. */
function readStats(file: string): object {
  if (known?.file !== file) known = { file, stats: JSON.parse(readFileSync(file, 'utf8')) as object }
  return known.stats
}

/** Scripts by what a page used; pages differ in a few dozen ways. */
const found = new LRUCache<string, ReactElement[]>({ max: 500 })

/**
 * The framework makes one for every request, which would read and parse the list of chunks each time, and look up
 * the same files in it.
 */
export class ChunkExtractor extends Extractor {
  private readonly scope: string

  constructor({ statsFile, publicPath }: { statsFile: string; publicPath: string }) {
    super({ stats: readStats(statsFile), publicPath })
    this.scope = `${statsFile} ${publicPath}`
  }

  override getScriptElements(): ReactElement[] {
    const key = [this.scope, ...this.chunks].join(' ')
    const known = found.get(key)
    if (known) return known
    const elements = super.getScriptElements()
    found.set(key, elements)
    return elements
  }
}
