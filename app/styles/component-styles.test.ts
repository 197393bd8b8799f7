/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const HOME = path.join('app', 'styles')
/** Says for the page as a whole what is not printed. */
const PAPER = path.join(HOME, 'print.css')

/** Classes that another file gives its elements: libraries, the framework, and two looks of the page as a whole. */
const FOREIGN = [
  { by: /^(Toastify__|embeddedServiceHelpButton$|helpButton$|react-target$)/, in: /./ },
  { by: /^wrap$/, in: /stage-frame\.css$/ },
  { by: /^site-header-reduced$/, in: /site-banner\.css$/ }
]

/** Sizes of their own: drawn like a picture, or an editor's headings. */
const OWN_SIZES = ['header-action', 'main-nav', 'price', 'recipe', 'rich-text', 'wordmark']

const list = (folder: string, pattern: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => pattern.test(file))
    .map(file => path.join(folder, file))

const sheets = list('app', /\.css$/).filter(file => !file.startsWith(path.join('app', 'static')))
const components = sheets.filter(file => !file.startsWith(HOME))

const readSheet = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/url\("[^"]*"\)/g, '')
    .replace(/\[[^\]]*\]/g, '')

function listImports(file: string): string[] {
  const own = [...readSheet(file).matchAll(/@import '(\.[^']+)'/g)].map(([, to = '']) =>
    path.join(path.dirname(file), to)
  )
  return own.flatMap(to => [to, ...listImports(to)])
}

const listStrings = (file: string): string[] =>
  readFileSync(file, 'utf8').match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? []

/** Class names of the selectors of a sheet, without at-rules. */
const listClasses = (file: string): string[] => {
  const selectors = [...readSheet(file).matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector.trim())
  const names = selectors
    .filter(selector => !selector.startsWith('@'))
    .flatMap(selector => [...selector.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name))
  return [...new Set(names)].filter(
    name => !FOREIGN.some(entry => entry.by.test(name) && entry.in.test(file))
  )
}

/** The class itself, or the beginning of one that is put together: `panel-${side}`. */
function isUsed(name: string, code: string): boolean {
  const parts = name.split('-')
  const beginnings = parts.slice(1).map((_, index) => `${parts.slice(0, index + 1).join('-')}-\${`)
  return (
    new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code) ||
    beginnings.some(beginning => code.includes(beginning))
  )
}

it('brings every style sheet into the page once', () => {
  const imported = listImports(path.join(HOME, 'main.css'))
  expect([path.join(HOME, 'main.css'), ...imported].sort()).toEqual(sheets.sort())
})

it('has the look of a component beside the component', () => {
  const strangers = components.flatMap(file => {
    const code = list(path.dirname(file), /(?<!\.test)\.tsx?$/).flatMap(listStrings)
    return listClasses(file)
      .filter(name => !isUsed(name, code.join('\n')))
      .map(name => `${file}: .${name}`)
  })
  expect(strangers).toEqual([])
})

it('lets nobody style the class of another, but the sheet for paper, which hides what has a look', () => {
  const homes = new Map<string, Set<string>>()
  for (const file of sheets.filter(sheet => sheet !== PAPER))
    for (const name of listClasses(file)) {
      // Its parts may be in several files of one folder.
      const home = path.dirname(file)
      homes.set(name, (homes.get(name) ?? new Set()).add(home))
    }
  expect([...homes].filter(([, own]) => own.size > 1).map(([name, own]) => [name, ...own])).toEqual([])
  expect(listClasses(PAPER).filter(name => !homes.has(name))).toEqual([])
})

it('takes the size of text from the one scale', () => {
  const sizes = components
    .filter(file => !OWN_SIZES.includes(path.basename(file, '.css')))
    .flatMap(file =>
      [...readSheet(file).matchAll(/font(?:-size)?: [^;]*\d(?:px|rem)[^;]*/g)].map(
        ([size]) => `${file}: ${size}`
      )
    )
  expect(sizes).toEqual([])
})
