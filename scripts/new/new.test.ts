import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as estree from 'prettier/plugins/estree'
import * as typescript from 'prettier/plugins/typescript'
import { format } from 'prettier/standalone'
import { transpileModule } from 'typescript'
import { LOCALE_BASES } from '../messages/locale-bases'
import { buildNames, insertAfter, type Changes } from './changes'
import { KINDS } from './kinds'

const read = (file: string) => readFileSync(file, 'utf8')
const build = (kind: string, name = 'scaffold-example'): Changes =>
  KINDS[kind]?.build(buildNames(name), read) ?? {}
/** As `npm run new` leaves a file: formatted. */
const layOut = (text: string) =>
  format(text, {
    ...JSON.parse(read('.prettierrc.json')),
    parser: 'typescript',
    plugins: [estree, typescript]
  })

const isCode = (file: string) => /\.tsx?$/.test(file)

/** Lines that a change adds to a file, or all of a file that it writes. */
const listAdded = (file: string, text: string): string =>
  existsSync(file)
    ? text
        .split('\n')
        .filter(line => !read(file).split('\n').includes(line))
        .join('\n')
    : text

const ROWS: Record<string, [file: string, row: string][]> = {
  'content-component': [
    ['app/content/components/stories/scaffold-example.tsx', "typeIds: ['scaffoldExample']"],
    [
      'app/content/groups/story.ts',
      "import { scaffoldExampleType } from '../components/stories/scaffold-example'"
    ],
    ['app/content/content-types.ts', "'scaffoldExample'"],
    ['sandbox/component-types/stories.ts', "ids: ['scaffoldExample']"]
  ],
  page: [
    ['app/pages/scaffold-example-loader.ts', 'export const loadScaffoldExample'],
    ['app/pages/scaffold-example-loader.test.ts', 'runLoader(loadScaffoldExample'],
    ['app/pages/scaffold-example-page.tsx', "withMessages('personal'"],
    ['app/visit/addresses/address-table.ts', "scaffoldExample: { pattern: '/scaffold-example' }"],
    ['app/shell/routes.tsx', 'scaffoldExample: ScaffoldExamplePage,']
  ],
  feature: [
    ['app/features/scaffold-example/scaffold-example.ts', 'export const listScaffoldExample'],
    ['app/features/scaffold-example/scaffold-example-section.tsx', 'export function ScaffoldExampleSection'],
    ['app/features/scaffold-example/scaffold-example.test.tsx', '<ScaffoldExampleSection'],
    ['knip.json', '"app/features/scaffold-example/scaffold-example-section.tsx!"']
  ],
  'payment-method': [
    ['app/features/payment/scaffold-example-payment.ts', "methodId: 'UNZER_SCAFFOLD_EXAMPLE'"],
    ['app/features/payment/payment-methods.ts', "UNZER_SCAFFOLD_EXAMPLE: 'Scaffold example',"],
    ['app/features/payment/payment-adapters.ts', 'UNZER_SCAFFOLD_EXAMPLE: scaffoldExamplePayment,'],
    ['app/platform/side-services/payment-provider.ts', "'scaffold-example' |"],
    ['sandbox/domain/payment/payment-methods.ts', "id: 'UNZER_SCAFFOLD_EXAMPLE'"],
    ['sandbox/domain/payment-provider/resource.ts', "methodId: 'UNZER_SCAFFOLD_EXAMPLE', isPlain: true"],
    ['sandbox/operations/families/payment-provider.ts', "'POST /types/scaffold-example'"]
  ]
}

describe.each(Object.keys(KINDS))('npm run new %s', kind => {
  const changes = build(kind)

  it('writes its files and rows, and no other file but catalogues', () => {
    const rows = ROWS[kind] ?? []
    for (const [file, row] of rows) expect(listAdded(file, changes[file] ?? '')).toContain(row)
    const files = Object.keys(changes).filter(file => !file.startsWith('translations/'))
    expect(files.sort()).toEqual(rows.map(([file]) => file).sort())
  })

  it('writes code that parses and imports files that are there', () => {
    for (const [file, text] of Object.entries(changes).filter(([name]) => isCode(name))) {
      const { diagnostics } = transpileModule(text, { fileName: file, reportDiagnostics: true })
      expect([file, diagnostics]).toEqual([file, []])
      const imports = [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, to = '']) =>
        path.join(path.dirname(file), to)
      )
      const missing = imports.filter(to =>
        ['.ts', '.tsx'].every(end => !existsSync(to + end) && changes[to + end] === undefined)
      )
      expect([file, missing]).toEqual([file, []])
    }
  })

  it('finds its places again after it has been used', async () => {
    const laidOut: Changes = {}
    for (const [file, text] of Object.entries(changes))
      laidOut[file] = isCode(file) ? await layOut(text) : text
    const again = KINDS[kind]?.build(buildNames('second-example'), file => laidOut[file] ?? read(file)) ?? {}
    for (const [file, row] of ROWS[kind] ?? [])
      expect((again[file] ?? laidOut[file])?.replace(/\s+/g, ' ')).toContain(row)
    for (const [file, text] of Object.entries(again).filter(([name]) => isCode(name))) {
      const { diagnostics } = transpileModule(text, { fileName: file, reportDiagnostics: true })
      expect([file, diagnostics]).toEqual([file, []])
    }
  })

  it('gives every word of its code to all complete catalogues, and lists it as pending', () => {
    const ids = Object.entries(changes)
      .filter(([file]) => isCode(file) && !existsSync(file))
      .flatMap(([, text]) => [...text.matchAll(/\bid: '([\w.]+)', defaultMessage: '([^']+)'/g)])
    const complete = Object.keys(LOCALE_BASES).filter(locale => LOCALE_BASES[locale]?.length === 0)
    expect(complete).toHaveLength(10)
    for (const [, id = '', text] of ids) {
      const texts = complete.map(locale => JSON.parse(changes[`translations/${locale}.json`] ?? '{}')[id])
      expect(texts).toEqual(complete.map(() => text))
      expect(changes['translations/pending.txt']).toContain(`${id}\n`)
    }
  })
})

it.each(['Quote', 'tea_quote', '../quote', ''])('refuses the name "%s"', name => {
  expect(() => buildNames(name)).toThrow('lower-case words')
})

it('leaves no row out without a word', () => {
  expect(() => insertAfter('const rows = []', /table = \[/, 'a row')).toThrow('No place for "a row"')
})
