import { renderToStaticMarkup } from 'react-dom/server'
import { ShopDocument } from './shop-document'

jest.mock('@salesforce/pwa-kit-react-sdk/ssr/universal/utils', () => ({
  getAssetUrl: (path: string) => `/built/${path}`
}))

function renderHead(): string {
  const html = renderToStaticMarkup(
    <ShopDocument
      head={[<link key="code" rel="preload" as="script" href="/code.js" />]}
      html="<p>The page</p>"
      afterBodyStart={[]}
      beforeBodyEnd={[]}
      htmlAttributes={{ lang: 'de-DE', 'data-brand': 'puro' }}
      bodyAttributes={{}}
    />
  )
  return html.slice(0, html.indexOf('</head>'))
}

it('asks for the style sheet before all that is preloaded; words wait for what paints the page, fonts do not', () => {
  const head = renderHead()
  const preloads = [...head.matchAll(/<link rel="preload"[^>]*>/g)]
  expect(head.indexOf('rel="stylesheet"')).toBeLessThan(preloads[0]?.index ?? 0)
  const own = preloads.map(([tag]) => tag).filter(tag => !tag.includes('/code.js'))
  expect(own.map(tag => /href="[^"]*?([\w-]+\.\w+)"/.exec(tag)?.[1])).toEqual([
    'manrope.woff2',
    'messages-de-DE.js'
  ])
  expect(own.map(tag => tag.includes('fetchpriority="low"'))).toEqual([false, true])
})
