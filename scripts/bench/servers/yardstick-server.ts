/**
 * The bench's yardstick: a bare page of 25 products rendered by React behind
 * Node's own HTTP server, with no framework, data or platform. Machines differ
 * and are shared; what our pages do is read against what this does in the same run.
 */
import { createServer } from 'node:http'
import { createElement as element } from 'react'
import { renderToString } from 'react-dom/server'

const tiles = Array.from({ length: 25 }, (_, index) => index)

const page = () =>
  element(
    'ul',
    null,
    tiles.map(index =>
      element(
        'li',
        { key: index },
        element('img', { src: `/pictures/${index}.jpg`, width: 320, height: 320, alt: '' }),
        element('h2', null, element('a', { href: `/product-${index}` }, `Product ${index}`)),
        element('p', null, '20 bags'),
        element('p', null, `${index},95 EUR`)
      )
    )
  )

createServer((_request, response) => {
  response.setHeader('content-type', 'text/html')
  response.end(`<!doctype html><html lang="en"><body>${renderToString(page())}</body></html>`)
}).listen(Number(process.env.PORT))
