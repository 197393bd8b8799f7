import { buildEvent, readHeader, readText } from './build-event'

it('hands query and headers over as API Gateway does, once and as lists', () => {
  expect(
    buildEvent('www.shop.test', { path: '/jasmin/de?a=1&a=2', headers: { accept: 'text/html' } })
  ).toMatchObject({
    path: '/jasmin/de',
    headers: { host: 'www.shop.test', accept: 'text/html' },
    multiValueHeaders: { accept: ['text/html'] },
    queryStringParameters: { a: '2' },
    multiValueQueryStringParameters: { a: ['1', '2'] },
    body: null
  })
  expect(buildEvent('www.shop.test', { path: '/' }).queryStringParameters).toBeNull()
})

it('reads headers of either kind, and bodies of either kind', () => {
  const answer = { statusCode: 200, body: Buffer.from('tea').toString('base64'), isBase64Encoded: true }
  expect(readHeader({ ...answer, multiValueHeaders: { 'Set-Cookie': ['a', 'b'] } }, 'set-cookie')).toEqual([
    'a',
    'b'
  ])
  expect(readHeader({ ...answer, headers: { 'Cache-Control': 'private' } }, 'cache-control')).toEqual([
    'private'
  ])
  expect(readHeader(answer, 'set-cookie')).toEqual([])
  expect(readText(answer)).toBe('tea')
})
