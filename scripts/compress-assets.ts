/**
 * Compresses what browsers load from the bundle, once and as small as it gets, so that the
 * server need not do it for each request. Part of `npm run build`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { listPublicFiles } from './production/public-files'

const BUILD = path.resolve('build')
const TEXT = /\.(js|css|svg|json|webmanifest)$/
/** Smaller than this a file costs a request, not bytes. */
const LEAST_BYTES = 512

const compress = promisify(brotliCompress)

async function compressAssets(): Promise<void> {
  const files = await listPublicFiles(BUILD)
  await Promise.all(files.filter(name => TEXT.test(name)).map(compressFile))
}

async function compressFile(name: string): Promise<void> {
  const file = path.join(BUILD, name)
  const content = await readFile(file)
  if (content.length < LEAST_BYTES) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length
  }
  await writeFile(`${file}.br`, await compress(content, { params }))
}

compressAssets().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
