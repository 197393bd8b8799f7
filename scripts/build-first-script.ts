/** Compiles the one script in a page to `app/entry/browser/first-script/first-script.built.ts`, as text. */
import { writeFileSync } from 'node:fs'
import { buildSync } from 'esbuild'

const FOLDER = 'app/entry/browser/first-script'

const { outputFiles } = buildSync({
  entryPoints: [`${FOLDER}/first-script.ts`],
  write: false,
  bundle: true,
  minify: true,
  format: 'iife',
  // As old as the oldest browser that knows `popover`.
  target: 'es2021'
})
const text = outputFiles[0]?.text.trim()
if (!text) throw new Error('esbuild has compiled no first script')
writeFileSync(`${FOLDER}/first-script.built.ts`, `export const FIRST_SCRIPT = ${JSON.stringify(text)}\n`)
