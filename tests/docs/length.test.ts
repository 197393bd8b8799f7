import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const DOCS = path.join(__dirname, '../../docs')
const DECISIONS = 'decisions'

/** Lists of components and events, as long as the tables they are made from. */
const GENERATED = ['editing.md', 'tracking.md']

const countWords = (file: string) => readFileSync(path.join(DOCS, file), 'utf8').match(/\S+/g)?.length ?? 0

const guides = readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
  .map(file => file.replaceAll(path.sep, '/'))
  .filter(file => file.endsWith('.md'))

it('docs have at most 15,000 words, without the generated lists', () => {
  expect(guides).toEqual(expect.arrayContaining([...GENERATED, 'requirements.md']))
  const words = guides.filter(file => !GENERATED.includes(file)).map(countWords)
  expect(words.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(15_000)
})

it('a decision has 200 to 350 words: situation, decision, what has to hold, price', () => {
  const decisions = guides.filter(file => file.startsWith(`${DECISIONS}/`))
  const lengths = decisions.map(file => ({ file, words: countWords(file) }))
  expect(lengths.length).toBeGreaterThan(15)
  expect(lengths.filter(({ words }) => words < 200 || words > 350)).toEqual([])
})
