import { readFileSync } from 'node:fs'
import { ChunkExtractor as Extractor } from '@loadable/server'

export { ChunkExtractorManager } from '@loadable/server'

let known: { file: string; stats: object } | undefined

/** The build does not change while the server runs. */
function readStats(file: string): object {
  if (known?.file !== file) known = { file, stats: JSON.parse(readFileSync(file, 'utf8')) as object }
  return known.stats
}

/** The framework makes one for every request, which would read and parse the list of chunks each time. */
export class ChunkExtractor extends Extractor {
  constructor({ statsFile, publicPath }: { statsFile: string; publicPath: string }) {
    super({ stats: readStats(statsFile), publicPath })
  }
}
