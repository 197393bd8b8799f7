import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import express from 'express'
import request from 'supertest'
import { createRequestRecorder } from './record-requests'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'record-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('writes down how each call was answered, without its query', async () => {
  const app = express()
  app.use(createRequestRecorder(path.join(folder, 'new')))
  app.get('/fine', (_request, response) => void response.json({ success: true }))
  app.get('/refused', (_request, response) => void response.json({ success: false }))
  app.post('/empty', (_request, response) => void response.status(204).end())
  await request(app).get('/fine?secret=1')
  await request(app).get('/refused')
  await request(app).post('/empty')
  await request(app).get('/nowhere')
  const files = readdirSync(path.join(folder, 'new'))
  expect(files).toEqual([`${process.pid}.log`])
  expect(readFileSync(path.join(folder, 'new', files[0]!), 'utf8').split('\n')).toEqual([
    'GET /fine 200',
    'GET /refused 200 refused',
    'POST /empty 204',
    'GET /nowhere 404',
    ''
  ])
})
