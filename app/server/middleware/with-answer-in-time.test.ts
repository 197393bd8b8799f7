import express, { type RequestHandler, type Response } from 'express'
import supertest from 'supertest'
import { withAnswerInTime } from './with-answer-in-time'

const LONGEST_WAIT_MS = 9_500

/** Sends a request whose time ends when the render starts; returns the visitor's response and the late one. */
async function askTooLate(render: (res: Response) => void = () => undefined) {
  const timers = jest.spyOn(global, 'setTimeout')
  let late: Response | undefined
  const server = express()
  server.use(withAnswerInTime)
  server.get('*', (_req, res) => {
    late = res
    render(res)
    const timeUp = timers.mock.calls.find(([, ms]) => ms === LONGEST_WAIT_MS)?.[0]
    timeUp?.()
  })
  const answer = await supertest(server).get('/')
  if (!late) throw new Error('the request did not arrive')
  return { answer, late }
}

it('answers with 503 when a render never does', async () => {
  const { answer } = await askTooLate()
  expect(answer.status).toBe(503)
  expect(answer.text).toContain('<h1>Die Seite braucht gerade zu lange</h1>')
  expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'retry-after': '5' })
})

it.each<[string, (res: Response) => unknown]>([
  ['send', res => res.send('late')],
  ['status and send', res => res.status(200).send('late')],
  ['json', res => res.json({ late: true })],
  ['redirect', res => res.redirect(302, '/late')],
  ['setHeader', res => res.setHeader('x-late', '1')],
  ['set', res => res.set('x-late', '1')],
  ['append', res => res.append('set-cookie', 'late=1')],
  ['cookie', res => res.cookie('late', '1')],
  ['removeHeader', res => res.removeHeader('retry-after')],
  ['writeHead', res => res.writeHead(200)],
  ['write and end', res => [res.write('late'), res.end('late')]],
  ['type', res => res.type('text/html')],
  ['sendStatus', res => res.sendStatus(200)]
])('lets a late %s pass without an error', async (_name, answerLate) => {
  const { answer, late } = await askTooLate()
  expect(() => answerLate(late)).not.toThrow()
  expect(answer.text).not.toContain('late')
})

it('leaves an answer alone that has begun', async () => {
  const { answer } = await askTooLate(res => void res.send('in time'))
  expect([answer.status, answer.text]).toEqual([200, 'in time'])
})

it('stops waiting when the answer is out', async () => {
  const cleared = jest.spyOn(global, 'clearTimeout')
  const timers = jest.spyOn(global, 'setTimeout')
  const render: RequestHandler = (_req, res) => void res.send('in time')
  await supertest(express().use(withAnswerInTime).get('*', render)).get('/')
  const index = timers.mock.calls.findIndex(([, ms]) => ms === LONGEST_WAIT_MS)
  const timer: unknown = timers.mock.results[index]?.value
  expect(cleared.mock.calls.some(([handle]) => handle === timer)).toBe(true)
})
