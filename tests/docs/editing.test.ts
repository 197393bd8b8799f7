import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { componentGroups, componentTypes } from '../../sandbox/component-types/component-types'
import {
  PICTURE_FOLDER,
  pictureOf,
  renderComponents,
  replaceComponents,
  UNSEEN
} from '../../scripts/editors-guide/render-guide'

const DOCS = path.join(__dirname, '../../docs')
const guide = readFileSync(path.join(DOCS, 'editing.md'), 'utf8')
const hasPicture = (type: (typeof componentTypes)[number]) => existsSync(path.join(DOCS, pictureOf(type)))

it('the guide lists every component as it is defined; npm run guide writes it', () => {
  expect(replaceComponents(guide, renderComponents(componentGroups, hasPicture))).toBe(guide)
})

it('every component that can be seen has a picture, and no picture is left over or heavy', () => {
  const unseen = componentTypes.filter(type => !hasPicture(type) && !type.isNew).map(({ ids }) => ids[0])
  expect(unseen.sort()).toEqual([...UNSEEN].sort())
  const files = readdirSync(path.join(DOCS, PICTURE_FOLDER))
  const known = componentTypes.map(type => path.basename(pictureOf(type)))
  expect(files.filter(file => !known.includes(file))).toEqual([])
  const heavy = files.filter(file => statSync(path.join(DOCS, PICTURE_FOLDER, file)).size > 60_000)
  expect(heavy).toEqual([])
})

it('refuses a guide without a place for the components', () => {
  expect(() => replaceComponents('# Editing', 'x')).toThrow('no place')
})
