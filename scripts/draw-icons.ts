/**
 * Draws the icons for home screens from the brands' signs, app/static/{brand}.svg.
 *   npx tsx scripts/draw-icons.ts
 */
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const STATIC = path.join('app', 'static')
const OUTPUT = path.join(STATIC, 'icons')
const BRANDS = ['jasmin', 'puro']
const MAX_BYTES = 20 * 1024

/** Of an icon that a system may cut to any shape, only the inner four fifths are always seen. */
const SCALE = 0.95

interface IconDrawing {
  file: string
  size: number
  /** Fills the whole square, for systems that cut the shape themselves. */
  bleeds: boolean
}

const DRAWINGS: IconDrawing[] = [
  { file: 'icon-192', size: 192, bleeds: false },
  { file: 'icon-512', size: 512, bleeds: false },
  { file: 'maskable-192', size: 192, bleeds: true },
  { file: 'maskable-512', size: 512, bleeds: true },
  { file: 'touch-180', size: 180, bleeds: true }
]

/** The sign on a ground without corners, small enough to survive a round cut. */
function buildBleeding(svg: string): string {
  const inset = 16 * (1 - SCALE)
  return svg
    .replace(/(<rect[^>]*?) rx="[^"]*"/, '$1')
    .replace(
      /(<rect[^>]*\/>)(.*)<\/svg>/s,
      `$1<g transform="translate(${inset} ${inset}) scale(${SCALE})">$2</g></svg>`
    )
}

async function drawIcons(): Promise<void> {
  await mkdir(OUTPUT, { recursive: true })
  for (const brand of BRANDS) {
    const svg = await readFile(path.join(STATIC, `${brand}.svg`), 'utf8')
    for (const { file, size, bleeds } of DRAWINGS) {
      const { size: bytes } = await sharp(Buffer.from(bleeds ? buildBleeding(svg) : svg), {
        density: (72 * size) / 32
      })
        .resize(size, size)
        .png({ compressionLevel: 9, palette: true, colours: 64 })
        .toFile(path.join(OUTPUT, `${brand}-${file}.png`))
      if (bytes > MAX_BYTES) throw new Error(`${brand}-${file}.png has ${bytes} bytes, ${MAX_BYTES} at most`)
      process.stdout.write(`${brand}-${file}.png ${bytes}\n`)
    }
  }
}

void drawIcons()
