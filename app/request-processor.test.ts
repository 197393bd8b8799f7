import { processRequest } from './request-processor'

it.each([
  [null, ''],
  ['', ''],
  ['q=tee&limit=50', 'q=tee&limit=50'],
  ['utm_source=x&q=tee&gclid=1', 'q=tee'],
  ['fbclid=1', ''],
  ['a=%ZZ&&b', 'a=%ZZ&b']
])('keeps of the query %s what changes a page', (querystring, kept) => {
  expect(processRequest({ path: '/jasmin/de', querystring })).toEqual({
    path: '/jasmin/de',
    querystring: kept
  })
})
