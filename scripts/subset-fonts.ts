/**
 * Reduces the brands' variable fonts to the shop's characters and writes them
 * to app/static/fonts. The output is committed; run again after a font update:
 *   npx tsx scripts/subset-fonts.ts
 */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'

const OUTPUT = path.join('app', 'static', 'fonts')
const MAX_BYTES = 60_000

/** Kerning, ligatures and the figure styles that prices and technical data use. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum', 'pnum']

/** Latin-1 (German included), typographic punctuation, arrows, minus, trade mark and the euro sign. */
const RANGES: [first: number, last: number][] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x2009, 0x2014],
  [0x2018, 0x201f],
  [0x2020, 0x2026],
  [0x202f, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212]
]

interface Cut {
  source: string
  output: string
  axes: Record<string, number | { min: number; max: number; default?: number }>
}

const CUTS: Cut[] = [
  {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    output: 'fraunces.woff2',
    // Headings and quotes: a large optical size, softened, without the wonky letters, in one weight (`--head-weight`).
    axes: { opsz: 72, SOFT: 60, WONK: 0, wght: 500 }
  },
  {
    source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    output: 'inter.woff2',
    axes: { wght: { min: 400, max: 700 } }
  },
  {
    source: '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2',
    output: 'manrope.woff2',
    axes: { wght: { min: 400, max: 800 } }
  }
]

const text = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
).join('')

async function writeSubset(cut: Cut): Promise<void> {
  const font = await readFile(path.join('node_modules', cut.source))
  const subset = await subsetFont(font, text, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: cut.axes
  })
  if (subset.length > MAX_BYTES)
    throw new Error(`${cut.output} has ${subset.length} bytes, more than ${MAX_BYTES}`)
  await writeFile(path.join(OUTPUT, cut.output), subset)
  process.stdout.write(`${cut.output} ${subset.length} bytes\n`)
}

void Promise.all(CUTS.map(writeSubset))
