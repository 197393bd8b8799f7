import express from 'express'
import supertest from 'supertest'
import { returnToPage } from './return-to-page'

const shop = express().post('*', returnToPage)

it.each([
  ['/jasmin/de/login?redirectUrl=%2Faccount', '/jasmin/de/login?redirectUrl=%2Faccount'],
  ['//evil.example/login', '/evil.example/login'],
  ['/\\evil.example', '/evil.example']
])(
  'leads a form that was sent to %s back to %s, on this host, and lets no cache keep it',
  async (path, expected) => {
    const answer = await supertest(shop).post(path).send('email=a%40b.example&password=secret')
    expect([answer.status, answer.headers.location, answer.headers['cache-control']]).toEqual([
      303,
      expected,
      'no-store'
    ])
    expect(answer.text).not.toContain('secret')
  }
)
