import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const MIB = 1024 * 1024

/** Runs a program of this folder in a heap of so many MiB; answers the bytes in use that it wrote, in their order. */
async function readHeap(program: string, mebibytes: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--expose-gc', `--max-old-space-size=${mebibytes}`, '--import', 'tsx', path.join(__dirname, program)],
    { env: { ...process.env, NODE_ENV: 'production' } }
  )
  return stdout.trim().split('\n').map(Number)
}

it('needs no more memory after 20,000 unknown addresses than after the first of them', async () => {
  const heap = await readHeap('view-unknown-addresses.ts', 48)
  expect(heap).toHaveLength(11)
  // What is loaded once, and bare marks of what does not exist.
  expect((heap.at(-1)! - heap[1]!) / MIB).toBeLessThan(8)
}, 120_000)
