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

describe('the tag of a page', () => {
  const render = (price: string, readAt: number) =>
    `<p>${price}</p>{"dataUpdatedAt":${readAt},"price":"${price}"},{"dataUpdatedAt":${readAt}}`

  it('is the same for the same data, whenever it was read, and another one for other data', async () => {
    const [first, later, other] = await Promise.all(
      [
        render('3.99', 1_795_706_320_104),
        render('3.99', 1_795_706_321_145),
        render('4.99', 1_795_706_320_104)
      ].map(async page => (await serve(Buffer.from, page)).headers.etag as string)
    )
    expect(first).toMatch(/^W\/"[\w-]{27}"$/)
    expect(later).toBe(first)
    expect(other).not.toBe(first)
  })

  it('answers 304 to a reader who already has the page', async () => {
    const { headers } = await serve(Buffer.from, render('3.99', 1_795_706_320_104))
    const again = await serve(Buffer.from, render('3.99', 1_795_706_321_145)).set(
      'if-none-match',
      headers.etag as string
    )
    expect([again.status, again.text]).toEqual([304, ''])
    const changed = await serve(Buffer.from, render('4.99', 1_795_706_321_145)).set(
      'if-none-match',
      headers.etag as string
    )
    expect(changed.status).toBe(200)
  })
})

it.each([
  ['what was not rendered', undefined, '<p>PLACE</p>'],
  ['what is no page', () => Buffer.from('filled'), { state: 'PLACE' }]
])('sends %s as it is', async (_what, fillPage, body) => {
  expect((await serve(fillPage, body)).text).toContain('PLACE')
})
