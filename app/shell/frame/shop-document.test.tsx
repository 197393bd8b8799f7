import { renderToStaticMarkup } from 'react-dom/server'
import { FIRST_SCRIPT } from '../../entry/browser/first-script/first-script.built'
import { ShopDocument } from './shop-document'

function renderDocument(closed?: string): string {
  return renderToStaticMarkup(
    <ShopDocument
      head={[<meta key="block" name="code:block.js" content="/bundle/block.js" />]}
      html="<p>The page</p>"
      afterBodyStart={[]}
      beforeBodyEnd={[
        <script key="data" type="application/json" dangerouslySetInnerHTML={{ __html: '{}' }} />,
        <script key="code" async src="/bundle/main.js" />
      ]}
      htmlAttributes={{ lang: 'de-DE', 'data-brand': 'puro', 'data-closed': closed }}
      bodyAttributes={{}}
    />
  )
}

const listFiles = (html: string, tags: RegExp) =>
  [...html.matchAll(tags)].map(([, address]) => address?.split('/').at(-1))

it('has the browser fetch styles and fonts, and no code before the page is painted', () => {
  const html = renderDocument()
  expect(listFiles(html, /<link rel="(?:stylesheet|preload)" href="([^"]*)"/g)).toEqual([
    'styles.css',
    'manrope.woff2'
  ])
  expect(html).not.toMatch(/<script[^>]* src=/)
  expect(listFiles(html, /<meta name="code:[^"]*" content="([^"]*)"/g)).toEqual([
    'main.js',
    'block.js',
    'messages-de-DE.js'
  ])
})

it('asks for code at its very end, when the data of the page is there', () => {
  expect(renderDocument()).toContain(
    `<script type="application/json">{}</script><script>${FIRST_SCRIPT}</script></body>`
  )
})

it('asks for none where the shop is closed', () => {
  const html = renderDocument('')
  expect(html).not.toContain('<script')
  expect(html).not.toContain('/bundle/messages')
  expect(html).not.toContain('/bundle/main.js')
})
