import { readServeCommand } from './read-serve-command'

it('reads settings, flags and the file of a command', () => {
  expect(readServeCommand('ROOM=1 NAME=a node --some=2 --other build/x.cjs')).toEqual({
    env: { ROOM: '1', NAME: 'a' },
    flags: ['--some=2', '--other'],
    file: 'build/x.cjs'
  })
  expect(readServeCommand('node x.cjs')).toEqual({ env: {}, flags: [], file: 'x.cjs' })
})

it('keeps what follows a second "="', () => {
  expect(readServeCommand('OPTIONS=a=b node x.cjs').env).toEqual({ OPTIONS: 'a=b' })
})

it.each(['tsx serve.ts', 'cd build node x.cjs', 'node x.cjs && node y.cjs', 'node'])(
  'refuses "%s"',
  command => {
    expect(() => readServeCommand(command)).toThrow('does not start a file with node')
  }
)

it('reads the command of this shop, which says how much memory it may have', () => {
  const { env, flags, file } = readServeCommand()
  expect(env).toEqual({ MALLOC_ARENA_MAX: '1' })
  expect(flags.join(' ')).toContain('--max-old-space-size=')
  expect(file).toBe('build/serve.cjs')
})
