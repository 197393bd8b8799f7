/**
 * Builds the shop's one style sheet, app/static/styles.css, with Tailwind's own
 * compiler (webpack ignores CSS). `--watch` rebuilds on change.
 *   npx tsx scripts/build-styles.ts [--watch]
 */
import { spawn } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

const INPUT = path.join('app', 'styles', 'main.css')
const OUTPUT = path.join('app', 'static', 'styles.css')
const CONTENT = path.join('app', 'content')
const CONTENT_LIST = path.join('app', 'styles', 'content.css')
const MAX_GZIP_BYTES = 20 * 1024

/** A content component's stylesheet is found by its place: no two of them are about the same element. */
const contentStyles = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.css'))
  .sort()
  .map(file => `@import '../content/${file.replaceAll(path.sep, '/')}';\n`)
writeFileSync(CONTENT_LIST, contentStyles.join(''))

const watch = process.argv.includes('--watch')
const cli = path.join('node_modules', '@tailwindcss', 'cli', 'dist', 'index.mjs')
const args = [cli, '--input', INPUT, '--output', OUTPUT, '--minify', ...(watch ? ['--watch=always'] : [])]

const tailwind = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] })
let messages = ''
tailwind.stderr.on('data', (chunk: Buffer) => {
  messages += chunk.toString()
  if (watch) process.stderr.write(chunk)
})

tailwind.on('close', code => {
  if (code === 0) void reportSize()
  else {
    process.stderr.write(messages)
    process.exitCode = 1
  }
})

/** Fails the build when the whole shop's CSS passes its budget. */
async function reportSize(): Promise<void> {
  const bytes = gzipSync(await readFile(OUTPUT)).length
  process.stdout.write(`${OUTPUT} ${(bytes / 1024).toFixed(1)} KiB gzip\n`)
  if (bytes <= MAX_GZIP_BYTES) return
  process.stderr.write(`The style sheet is over its budget of ${MAX_GZIP_BYTES / 1024} KiB gzip\n`)
  process.exitCode = 1
}
