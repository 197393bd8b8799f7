import express from 'express'
import supertest from 'supertest'
import { createFolder, INTERNAL_FILES, PUBLIC_FILES, writeBuild } from '../../tests/factories/build-folder'
import { publishBundle } from './publish-bundle'
import { serveBundles } from './serve-bundles'

const build = createFolder()
const bundles = createFolder()
const server = supertest(express().use('/mobify/bundle', serveBundles(bundles)))

const IMMUTABLE = 'public, max-age=31536000, immutable'
const ids = { current: '', previous: '' }

beforeAll(async () => {
  writeBuild(build, 'previous')
  ids.previous = await publishBundle(build, bundles)
  writeBuild(build, 'current')
  ids.current = await publishBundle(build, bundles)
})

it.each(['current', 'previous'] as const)(
  'serves the %s build for ever, with its own content',
  async which => {
    const answer = await server.get(`/mobify/bundle/${ids[which]}/main.js`).set('accept-encoding', 'identity')
    expect([answer.status, answer.headers['cache-control'], answer.text]).toEqual([200, IMMUTABLE, which])
  }
)

it('serves files as the build has compressed them', async () => {
  const answer = await server.head(`/mobify/bundle/${ids.current}/main.js`).set('accept-encoding', 'br')
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript')
  })
})

it.each([
  'development',
  'nonsense',
  '000000000000',
  '.',
  '..',
  '%2e%2e',
  '',
  'notes',
  `${'a'.repeat(5_000)}`
])('answers 404, which no cache keeps, for the unknown build %.20s', async id => {
  const answer = await server.get(`/mobify/bundle/${id}/main.js`)
  expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store'])
})

it.each(PUBLIC_FILES)('serves %s', async file => {
  await server.get(`/mobify/bundle/${ids.current}/${file}`).expect(200)
})

it.each([
  ...INTERNAL_FILES,
  '',
  'static',
  'static/',
  '%zz',
  '%73sr.js',
  '../../build/ssr.js',
  '..%2f..%2fssr.js',
  'static/%2e%2e/%2e%2e/ssr.js',
  'SSR.js'
])('serves no %s', async file => {
  const answer = await server.get(`/mobify/bundle/${ids.current}/${file}`)
  expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store'])
})

it('serves a build that another process has published after the start', async () => {
  writeBuild(build, 'next')
  const next = await publishBundle(build, bundles)
  await server.get(`/mobify/bundle/${next}/main.js`).expect(200)
})

const { ssrOnly, ssrShared } = jest.requireActual<{ ssrOnly: string[]; ssrShared: string[] }>(
  '../../config/default'
)

/** The result of the globs in `npm run push`. */
const { glob } = jest.requireActual<{ glob: (globs: string[]) => (file: string) => boolean }>(
  '@salesforce/pwa-kit-dev/utils/script-utils'
)
const [isOnServer, isShared] = [glob(ssrOnly), glob(ssrShared)]

it('says the same to Managed Runtime: browsers may have the same files, the server keeps the others', () => {
  for (const file of PUBLIC_FILES)
    expect([file, isShared(file), isOnServer(file)]).toEqual([file, true, false])
  for (const file of INTERNAL_FILES.filter(name => !/^(static|\.|loader)/.test(name)))
    expect([file, isShared(file), isOnServer(file)]).toEqual([file, false, true])
})
