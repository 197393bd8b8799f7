import { execFileSync } from 'node:child_process'

/** What a process that has loaded the resolver prints for a name. */
const look = (code: string) =>
  execFileSync(
    process.execPath,
    [
      '--import',
      './tests/live/shape/resolve-test-names.mjs',
      '--input-type=module',
      '-e',
      `import { lookup } from 'node:dns'; import { lookup as ask } from 'node:dns/promises'; ${code}`
    ],
    { encoding: 'utf8' }
  ).trim()

it('resolves names that end with .test to this machine in every kind of look-up', () => {
  expect(
    look(`
      lookup('api.platform.test', (_failure, address) => console.log(address))
      lookup('api.platform.test', { all: true }, (_failure, all) => console.log(all[0].address))
      console.log((await ask('api.platform.test')).address)
    `).split('\n')
  ).toEqual(['127.0.0.1', '127.0.0.1', '127.0.0.1'])
})

it('does not resolve names of nowhere', () => {
  expect(look(`lookup('nowhere.failing.test', failure => console.log(failure.code))`)).toBe('ENOTFOUND')
  expect(look(`await ask('nowhere.failing.test').catch(failure => console.log(failure.code))`)).toBe(
    'ENOTFOUND'
  )
})

it('leaves other names to the system', () => {
  expect(look(`lookup('127.0.0.1', (_failure, address) => console.log(address))`)).toBe('127.0.0.1')
})
