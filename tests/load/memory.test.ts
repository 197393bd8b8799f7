import { runProgram } from './run-program'

const MIB = 1024 * 1024

/** The bytes in use that a program of this folder prints, in a heap of so many MiB. */
async function readHeap(program: string, mebibytes: number): Promise<number[]> {
  return (await runProgram(program, [], ['--expose-gc', `--max-old-space-size=${mebibytes}`])).map(Number)
}

it('needs no more memory after 8,000 unknown addresses than after the first of them', async () => {
  const heap = await readHeap('view-unknown-addresses.ts', 64)
  expect(heap).toHaveLength(11)
  // What is loaded once, and bare marks of what does not exist.
  expect((heap.at(-1)! - heap[1]!) / MIB).toBeLessThan(6)
}, 120_000)
