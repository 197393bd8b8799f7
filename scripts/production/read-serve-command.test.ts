import { readServeCommand } from './read-serve-command'

it('reads settings, flags and the file of a command', () => {
  expect(readServeCommand('ROOM=1 NAME=a node --some=2 --other build/x.cjs')).toEqual({
    env: { ROOM: '1', NAME: 'a' },
    flags: ['--some=2', '--other'],
    file: 'build/x.cjs'
  })
  expect(readServeCommand('node x.cjs')).toEqual({ env: {}, flags: [], file: 'x.cjs' })
})

it('refuses a command that starts something else', () => {
  expect(() => readServeCommand('tsx serve.ts')).toThrow('does not start a file with node')
})

it('reads the command of this shop, which says how much memory it may have', () => {
  const { env, flags, file } = readServeCommand()
  expect(env).toEqual({ MALLOC_ARENA_MAX: '1' })
  expect(flags.join(' ')).toContain('--max-old-space-size=')
  expect(file).toBe('build/serve.cjs')
})
