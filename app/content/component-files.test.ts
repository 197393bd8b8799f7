import { readdirSync } from 'node:fs'
import path from 'node:path'

const COMPONENTS = path.join(__dirname, 'components')
const folders = readdirSync(COMPONENTS, { withFileTypes: true }).filter(entry => entry.isDirectory())
const listFiles = (folder: string) => readdirSync(path.join(COMPONENTS, folder))

/** A part of a component that loads after it, with its test. */
const LOADED_LATER = /^contact-box\./

it.each(folders.map(({ name }) => name))(
  'the component %s is a register, a stylesheet and a test, and has no other files',
  folder => {
    const files = listFiles(folder).filter(file => !LOADED_LATER.test(file))
    expect(files.filter(file => !/^register\.tsx?$|\.css$|\.test\.tsx?$/.test(file))).toEqual([])
    expect(files.length).toBeLessThanOrEqual(3)
  }
)

it('a component of one source file has no folder', () => {
  const isSource = (file: string) => !/\.test\.tsx?$/.test(file)
  expect(folders.filter(({ name }) => listFiles(name).filter(isSource).length === 1)).toEqual([])
})
