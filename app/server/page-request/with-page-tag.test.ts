import express, { type Response } from 'express'
import supertest from 'supertest'
import { withPageTag } from './with-page-tag'

const serve = (send: (res: Response) => void) =>
  supertest(express().get('/', withPageTag, (_req, res) => send(res))).get('/')

const servePage = (page: string) => serve(res => void res.send(page))

it('sends a page as HTML', async () => {
  const answer = await servePage('<p>Grüße für 3 €</p>')
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
      ].map(async page => (await servePage(page)).headers.etag as string)
    )
    expect(first).toMatch(/^W\/"[\w-]{27}"$/)
    expect(later).toBe(first)
    expect(other).not.toBe(first)
  })

  it('answers 304 to a reader who already has the page', async () => {
    const { headers } = await servePage(render('3.99', 1_795_706_320_104))
    const again = await servePage(render('3.99', 1_795_706_321_145)).set(
      'if-none-match',
      headers.etag as string
    )
    expect([again.status, again.text]).toEqual([304, ''])
    const changed = await servePage(render('4.99', 1_795_706_321_145)).set(
      'if-none-match',
      headers.etag as string
    )
    expect(changed.status).toBe(200)
  })
})

it.each<[string, (res: Response) => void]>([
  ['data', res => void res.send({ dataUpdatedAt: 1 })],
  ['text of another type', res => void res.type('text').send('"dataUpdatedAt":1')]
])('leaves %s to Express', async (_what, send) => {
  const answer = await serve(send)
  expect(answer.headers['content-type']).not.toContain('html')
  expect(answer.headers.etag).not.toMatch(/^W\/"[\w-]{27}"$/)
})
