import { collect, run } from './run.mjs'

describe('a command with a time limit', () => {
  test('that hangs ends with all it started, and its output says so', async () => {
    const { ok, output } = await collect('sh', ['-c', 'echo begun; sleep 60'], { limitMs: 300 })

    expect(ok).toBe(false)
    expect(output).toMatch(/^begun\n[^]*has not ended within 0 s\n$/)
  })

  test('does not wait for a process that it left behind with its pipe', async () => {
    const begun = performance.now()
    const { ok, output } = await collect('sh', ['-c', 'sleep 60 & echo ended'], { limitMs: 30_000 })

    expect({ ok, output }).toEqual({ ok: true, output: 'ended\n' })
    expect(performance.now() - begun).toBeLessThan(20_000)
  })

  test('that fails in time is no late one', async () => {
    await expect(run('sh', ['-c', 'exit 3'], { limitMs: 30_000 })).rejects.toThrow('failed with code 3')
  })
})
