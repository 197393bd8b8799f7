import { readdirSync } from 'node:fs'
import path from 'node:path'

const COMPONENTS = path.join(__dirname, 'components')
const folders = readdirSync(COMPONENTS, { withFileTypes: true }).filter(entry => entry.isDirectory())
const listSources = (folder: string) =>
  readdirSync(path.join(COMPONENTS, folder)).filter(file => !/\.test\.tsx?$/.test(file))

it.each(folders.map(({ name }) => name))(
  'the component %s has a register, and at most three source files beside its tests',
  folder => {
    const sources = listSources(folder)
    expect(sources).toContainEqual(expect.stringMatching(/^register\.tsx?$/))
    expect(sources.length).toBeLessThanOrEqual(3)
  }
)

it('a component of one source file has no folder', () => {
  expect(folders.filter(({ name }) => listSources(name).length === 1)).toEqual([])
})
