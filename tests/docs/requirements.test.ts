import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.join(__dirname, '../..')
const REQUIREMENTS = 'docs/requirements.md'

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

const FOLDERS = ['app', 'config', 'deploy', 'docs', 'sandbox', 'scripts', 'tests', 'translations', 'worker']

/** Packages that the bench and other scripts install in folders of their own. */
const isInstalled = (file: string) => file.includes('/node_modules/')

const files = FOLDERS.flatMap(folder =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(name =>
    path.posix.join(folder, name.split(path.sep).join('/'))
  )
).filter(file => !isInstalled(file))

const guides = ['README.md', 'CONTRIBUTING.md', ...files.filter(file => file.endsWith('.md'))]

/** Paths from the root of the tree; placeholders (`<unit>`, `*`) are not paths. */
const PATH = /^(?:app|config|docs|sandbox|scripts|tests|translations|worker)\/[\w./{},-]*$/

/** `a/{b,c}/` as `a/b/` and `a/c/`. */
function expandBraces(text: string): string[] {
  const [, before = '', choices, after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(text) ?? []
  if (choices === undefined) return [text]
  return choices.split(',').flatMap(choice => expandBraces(before + choice + after))
}

const listPaths = (markdown: string) =>
  [...markdown.matchAll(/`([^`\n]+)`/g)]
    .map(([, text = '']) => text)
    .filter(text => PATH.test(text))
    .flatMap(expandBraces)

const WRITTEN_BY_HAND = /\.(?:ts|tsx|js|mjs|css|md)$/

/** Everything that may cite a requirement, generated files and this one left out. */
const citing = files.filter(file => WRITTEN_BY_HAND.test(file) && file !== 'tests/docs/requirements.test.ts')

/** The text of a file, with multi-line comments joined. */
const readWords = (file: string) => read(file).replace(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' ')

const NUMBER = String.raw`\d+\.\d+`
const CITATION = new RegExp(String.raw`\brequirements? (${NUMBER}(?:(?:,| and|, and) ${NUMBER})*)`, 'gi')

const listCitations = (text: string) =>
  [...text.matchAll(CITATION)].flatMap(([, numbers = '']) => numbers.match(new RegExp(NUMBER, 'g')) ?? [])

const DECISION = /\bdecisions? (\d+(?:(?:,| and|, and) \d+)*)/gi

const listDecisions = (text: string) =>
  [...text.matchAll(DECISION)].flatMap(([, numbers = '']) => numbers.match(/\d+/g) ?? [])

const PATHS = /^ *`[^`]+`(?:, `[^`]+`)*,?$/

/** The rules of each heading, with the paths on the lines below the heading or the rule. */
function listRules(markdown: string) {
  const rules: { sentence: string; tests: string[] }[] = []
  let shared: string[] = []
  for (const line of markdown.split('\n')) {
    const paths = PATHS.test(line) ? listPaths(line) : []
    if (line.startsWith('#')) shared = []
    else if (line.startsWith('- ')) rules.push({ sentence: line.slice(2), tests: [...shared] })
    else if (line.startsWith(' ')) rules.at(-1)?.tests.push(...paths)
    else shared.push(...paths)
  }
  return rules
}

const headings = new Set(
  [...read(REQUIREMENTS).matchAll(/^#{2,3} (\d+(?:\.\d+)*) /gm)].map(([, number = '']) => number)
)

it.each(guides)('%s names files that exist', guide => {
  expect(listPaths(read(guide)).filter(file => !existsSync(path.join(ROOT, file)))).toEqual([])
})

it.each(guides)('%s names commands that exist', guide => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const commands = [...read(guide).matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name)
  expect(commands.filter(name => !(name in scripts))).toEqual([])
})

it('finds the paths that a guide names', () => {
  expect(listPaths('`app/ui/`, `app/{a,b}/c.ts`, `app/<x>/`, `npm test`\n```\napp/none.ts\n```')).toEqual([
    'app/ui/',
    'app/a/c.ts',
    'app/b/c.ts'
  ])
})

it('finds every number of a citation', () => {
  expect(listCitations('see requirements 2.2, 2.3 and 3.4, and 7 more (Requirement 1.9.)')).toEqual([
    '2.2',
    '2.3',
    '3.4',
    '1.9'
  ])
})

it('counts its requirements without a gap', () => {
  const last = new Map<string, number>()
  for (const number of headings) {
    const parent = number.includes('.') ? number.slice(0, number.lastIndexOf('.')) : ''
    const own = Number(number.slice(number.lastIndexOf('.') + 1))
    expect(`${number} after ${last.get(parent) ?? 0}`).toBe(`${number} after ${own - 1}`)
    last.set(parent, own)
  }
})

it('names tests for every rule, below it or below its heading, on lines under 300 characters', () => {
  const example = '### 1.1 A\n\n`tests/{a,b}.ts`\n\n- One.\n- Two.\n  `app/c.ts`\n\n### 1.2 B\n\n- Three.'
  expect(listRules(example).map(({ tests }) => tests)).toEqual([
    ['tests/a.ts', 'tests/b.ts'],
    ['tests/a.ts', 'tests/b.ts', 'app/c.ts'],
    []
  ])
  const rules = listRules(read(REQUIREMENTS))
  expect(rules.length).toBeGreaterThan(250)
  expect(rules.filter(({ tests }) => tests.length === 0).map(({ sentence }) => sentence)).toEqual([])
  expect(
    read(REQUIREMENTS)
      .split('\n')
      .filter(line => line.length >= 300)
  ).toEqual([])
})

it('has a heading for every requirement that is cited', () => {
  const unknown = citing.flatMap(file =>
    listCitations(readWords(file))
      .filter(number => !headings.has(number))
      .map(number => `${file}: ${number}`)
  )
  expect(unknown).toEqual([])
})

it('has a record for every decision that is cited', () => {
  const records = readdirSync(path.join(ROOT, 'docs/decisions')).map(name => Number.parseInt(name, 10))
  const unknown = [...new Set([...citing, ...guides])].flatMap(file =>
    listDecisions(readWords(file))
      .filter(number => !records.includes(Number(number)))
      .map(number => `${file}: ${number}`)
  )
  expect(listDecisions('see decision 7, and decisions 8 and 99')).toEqual(['7', '8', '99'])
  expect(unknown).toEqual([])
})

it('is what comments cite, instead of a document that is not part of the project', () => {
  const foreign =
    /\bspec(?:ification)? ?\(?\d|\bthe spec(?:ification)?\b|\(\d §\d|\b(?:platform|storefront) document\b/i
  const citers = citing.filter(file => foreign.test(readWords(file)))
  expect(citers).toEqual([])
})
