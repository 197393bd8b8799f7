import express, { type RequestHandler } from 'express'
import supertest from 'supertest'
import { withPageQuery } from './with-page-query'

const ask = (address: string, render: RequestHandler) =>
  supertest(express().use(withPageQuery, render)).get(address)

it.each([
  ['/a?utm_source=x&b=1', '/z', '/z?utm_source=x'],
  ['/a?b=1&gclid=%ZZ&utm_source=x', '/z?b=1', '/z?b=1&gclid=%25ZZ&utm_source=x'],
  ['/a?__server_only', '/z', '/z?__server_only']
])(
  'takes along to the next page where the visitor of %s came from, for no cache',
  async (address, to, location) => {
    const answer = await ask(address, (_req, res) => {
      res.setHeader('cache-control', 'public, max-age=300')
      res.redirect(301, to)
    })
    expect([answer.status, answer.headers.location, answer.headers['cache-control']]).toEqual([
      301,
      location,
      'private, no-store'
    ])
  }
)

it('leaves a redirect to caches where there is nothing to take along', async () => {
  const answer = await ask('/a?b=1', (_req, res) => {
    res.setHeader('cache-control', 'public, max-age=300')
    res.redirect('/z')
  })
  expect([answer.status, answer.headers.location, answer.headers['cache-control']]).toEqual([
    302,
    '/z',
    'public, max-age=300'
  ])
})

it('leaves out of the address, and of caches, that a request shares no page', async () => {
  const answer = await ask(
    '/a?b=1&__unshared=1',
    (req, res) => void res.send(`${req.originalUrl} ${req.url}`)
  )
  expect([answer.text, answer.headers['cache-control']]).toEqual(['/a?b=1 /a?b=1', 'private, no-store'])
})
