import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeLabel } from './write-label'

it.each([
  ['de-AT', 'Nachricht: '],
  ['en-GB', 'Nachricht: '],
  ['fr-FR', 'Nachricht\u00a0: '],
  ['it-IT', 'Nachricht: '],
  ['ko-KR', 'Nachricht: '],
  ['ja-JP', 'Nachricht：'],
  ['zh-TW', 'Nachricht：']
])('writes the colon of a label as %s does', (locale, written) => {
  expect(writeLabel(locale, 'Nachricht')).toBe(written)
})

it('is what writes colons: components compose none themselves', () => {
  const root = join(__dirname, '..')
  const components = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    file => file.endsWith('.tsx') && !file.endsWith('.test.tsx')
  )
  expect(components.length).toBeGreaterThan(300)
  const composing = components.filter(file =>
    /\}: ?(?:\$\{|`)|\}:(?:<|\{' '\})|\+ '?: ?'/.test(readFileSync(join(root, file), 'utf8'))
  )
  expect(composing).toEqual([])
})
