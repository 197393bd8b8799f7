import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { ChunkExtractor } from './loadable-server'

const folder = mkdtempSync(join(tmpdir(), 'chunks-'))
const statsFile = join(folder, 'stats.json')
const group = (name: string) => ({ chunks: [name], assets: [`${name}.js`], childAssets: {} })
const names = ['main', 'search', 'list']
writeFileSync(
  statsFile,
  JSON.stringify({
    publicPath: '',
    outputPath: folder,
    assets: [],
    namedChunkGroups: Object.fromEntries(names.map(name => [name, group(name)])),
    chunks: names.map(name => ({ id: name, files: [`${name}.js`] }))
  })
)
afterAll(() => rmSync(folder, { recursive: true }))

function listScripts(publicPath: string, ...chunks: string[]): string {
  const extractor = new ChunkExtractor({ statsFile, publicPath })
  chunks.forEach(chunk => extractor.addChunk(chunk))
  return renderToStaticMarkup(<>{extractor.getScriptElements()}</>)
}

it('names the files of what a page has used, and of no other page', () => {
  const search = listScripts('/one/', 'search')
  expect(search).toContain('src="/one/main.js"')
  expect(search).toContain('src="/one/search.js"')
  expect(search).not.toContain('list')
  expect(listScripts('/one/', 'list')).toContain('src="/one/list.js"')
  expect(listScripts('/one/', 'search')).toBe(search)
})

it('names them where they are', () => {
  expect(listScripts('/two/', 'search')).toContain('src="/two/search.js"')
})
