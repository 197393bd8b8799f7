import express from 'express'
import supertest from 'supertest'
import { withFilledPage } from './with-filled-page'

const serve = (fillPage: ((html: string) => Buffer) | undefined, body: unknown) =>
  supertest(
    express().get('/', withFilledPage, (_req, res) => {
      Object.assign(res.locals, { fillPage })
      res.send(body)
    })
  ).get('/')

it('sends a page with its parts, as HTML', async () => {
  const answer = await serve(html => Buffer.from(html.replace('PLACE', 'Grüße für 3 €')), '<p>PLACE</p>')
  expect(answer.text).toBe('<p>Grüße für 3 €</p>')
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(answer.text)))
})

it('gives each render a tag of its own, by which a cache knows its copy', async () => {
  const tags = [await serve(Buffer.from, 'page'), await serve(Buffer.from, 'page')].map(
    ({ headers }) => headers.etag as string
  )
  expect(tags).toEqual([expect.stringMatching(/^W\/"[\da-f-]{36}"$/), expect.stringMatching(/^W\/"/)])
  expect(tags[0]).not.toBe(tags[1])
})

it.each([
  ['what was not rendered', undefined, '<p>PLACE</p>'],
  ['what is no page', () => Buffer.from('filled'), { state: 'PLACE' }]
])('sends %s as it is', async (_what, fillPage, body) => {
  expect((await serve(fillPage, body)).text).toContain('PLACE')
})
