import express from 'express'
import supertest from 'supertest'
import { isServerFile, refuseServerFiles } from './refuse-server-files'

const server = express().use('/bundle/:id', refuseServerFiles, (_req, res) => void res.send('file'))

it.each([
  ['/ssr.js', 404],
  ['/ssr.js.map', 404],
  ['/server-renderer.js', 404],
  ['//server-renderer.js', 404],
  ['/%73sr.js', 404],
  ['/%2e/ssr.js', 404],
  ['/static/..%2Fssr.js', 404],
  ['/static/%2e%2e/server-renderer.js', 404],
  ['/SSR.js', 404],
  ['/request-processor.js', 404],
  ['/any-server.js', 404],
  ['/node_modules/libsql/index.js', 404],
  ['/%zz', 404],
  ['/main.js', 200],
  ['/static/styles.css', 200],
  ['/worker.js', 200]
])('answers %s of the build with %d', async (path, status) => {
  await supertest(server).get(`/bundle/1${path}`).expect(status)
})

const { ssrOnly } = jest.requireActual<{ ssrOnly: string[] }>('../../config/default')

it('refuses every file that the settings keep on the server', async () => {
  for (const name of ssrOnly) {
    const path = name.replaceAll('**/*.*', 'a/b.js').replace('*', 'a')
    await supertest(server).get(`/bundle/1/${path}`).expect(404)
  }
})

it.each(['/./ssr.js', '/static/../ssr.js', '/static/..//ssr.js', 'ssr.js'])(
  'knows the server’s file behind %s',
  path => expect(isServerFile(path)).toBe(true)
)
