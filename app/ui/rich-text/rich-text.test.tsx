import { fireEvent, render, screen } from '@testing-library/react'
import { createMemoryHistory } from 'history'
import { Router } from '../../entry/kit-adapter/router'
import { measureCpu } from '../../../tests/setup/measure-cpu'
import { FollowedLinks } from '../../../tests/factories/with-providers'
import { HrefContext, FullLoadContext } from '../action/link-context'
import { RichText } from './rich-text'
import { cleanHtml, escapeTags, prefixLinks, readPlainText, type CleanHtml } from './clean-html'
import { sanitizeHtml } from './sanitize-html'

const prefix = (to: string) => (/^\/(?!\/)/.test(to) ? `/puro/de${to}` : to)

test.each([
  ['a tag with thousands of attributes', `<p ${'a=b '.repeat(50_000)}>Tee</p>`, '<p>Tee</p>'],
  ['a name without an end', `<${'a'.repeat(300_000)}>Tee`, 'Tee'],
  ['tags that never end', `${'<a '.repeat(100_000)}>Tee`, `${'&lt;a '.repeat(99_999)}<a>Tee</a>`],
  [
    'a text of any length behind a letter',
    `a<b ${'x'.repeat(2_500)} <br>Ende`,
    `a&lt;b ${'x'.repeat(2_500)} <br>Ende`
  ],
  [
    'a link with a long address',
    `<a href="/shop?q=${'x'.repeat(2_500)}" class="y">Tee</a>`,
    `<a href="/shop?q=${'x'.repeat(2_500)}">Tee</a>`
  ]
])('is quick with %s', (_what, html, clean) => {
  expect(measureCpu(() => expect(sanitizeHtml(html)).toBe(clean))).toBeLessThan(2_000)
})

test.each([
  ['<script>alert(1)</script>Tee', 'Tee'],
  ['<SCRIPT SRC=//evil.example/x.js></SCRIPT>Tee', 'Tee'],
  ['<style>p{display:none}</style>Tee', 'Tee'],
  ['<iframe src="https://evil.example"></iframe>Tee', 'Tee'],
  ['<svg><script>alert(1)</script></svg>Tee', 'Tee'],
  ['<p onclick="alert(1)" style="position:fixed" class="x" id="app">Tee</p>', '<p>Tee</p>'],
  ['<img src="x" onerror="alert(1)">', '<img>'],
  ['<img src="javascript:alert(1)" alt="Tee">', '<img alt="Tee">'],
  ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', '<img>'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="JaVaScRiPt:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="java&#10;script:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="&#x6A;avascript&colon;alert(1)">x</a>', '<a>x</a>'],
  ['<a href="\u0001javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="data:text/html,<b>x</b>">x</a>', '<a>x</a>'],
  ['<a href="vbscript:x">x</a>', '<a>x</a>'],
  ['<form action="/x"><input name="q"><button>Los</button></form>', 'Los'],
  ['<base href="https://evil.example/">Tee', 'Tee'],
  ['<meta http-equiv="refresh" content="0">Tee', 'Tee'],
  ['<!-- <p>weg</p> -->Tee', 'Tee'],
  ['<math><mtext><a href="javascript:1">x</a></mtext></math>Tee', '<a>x</a>Tee']
])('makes %s harmless', (html, clean) => {
  expect(sanitizeHtml(html)).toBe(clean)
})

test.each([
  ['<a href="/shop/tee?a=1&amp;b=2#x">x</a>', '<a href="/puro/de/shop/tee?a=1&amp;b=2#x">x</a>'],
  ['<a href="service">x</a>', '<a href="/puro/de/service">x</a>'],
  ['<a href="#oben">x</a>', '<a href="#oben">x</a>'],
  ['<a href="mailto:tee@example.com">x</a>', '<a href="mailto:tee@example.com">x</a>'],
  [
    '<a href="https://example.com" target="_blank">x</a>',
    '<a href="https://example.com" rel="noopener noreferrer">x</a>'
  ],
  ['<a href="//example.com">x</a>', '<a href="//example.com" rel="noopener noreferrer">x</a>'],
  [
    '<img src="/a.jpg" alt="Tee" width="4">',
    '<img src="/a.jpg" loading="lazy" decoding="async" alt="Tee" width="4">'
  ],
  [
    '<h2>Tee</h2><ul><li><strong>grün</strong></li></ul>',
    '<h2>Tee</h2><ul><li><strong>grün</strong></li></ul>'
  ],
  [
    '<table><tr><td colspan="2">2 g</td></tr></table>',
    '<table><tbody><tr><td colspan="2">2 g</td></tr></tbody></table>'
  ],
  ['1 &lt; 2 &amp; 3', '1 &lt; 2 &amp; 3'],
  ['<p>Bei < 80 °C, dann > 3 Min.</p>', '<p>Bei &lt; 80 °C, dann &gt; 3 Min.</p>'],
  ['<p>Nur <80°C</p><p>a<b', '<p>Nur &lt;80°C</p><p>a&lt;b</p>'],
  ['a <- b <= <b>c</b>', 'a &lt;- b &lt;= <b>c</b>']
])('keeps %s', (html, clean) => {
  expect(prefixLinks(sanitizeHtml(html) as CleanHtml, prefix)).toBe(clean)
})

test.each([
  ['Tee <br> Kaffee', 'Tee Kaffee'],
  ['<b>1 l</b> Wasser, 3<sup>2</sup>', '1 l Wasser, 32'],
  ['<p>Bei < 80&nbsp;°C</p><p>Kraft &amp; Saft, &amp;lt;</p>', 'Bei < 80\u00a0°C Kraft & Saft, &lt;'],
  [
    '<p>F&uuml;r 3&nbsp;&euro; &ndash; &#8222;gro&szlig;&#x201c; &unknown;</p>',
    'Für 3\u00a0€ – „groß“ &unknown;'
  ],
  ['<img src="/a.jpg" alt="a > b">', '']
])('reads the words of %s as %s', async (html, words) => {
  expect(readPlainText(await cleanHtml(html))).toBe(words)
})

test('shows the tags of an uncleaned text as characters', () => {
  const { container } = render(<RichText html={escapeTags('a<b <script>alert(1)</script> &amp; c')} />)
  expect(container).toHaveTextContent('a<b <script>alert(1)</script> & c')
  expect(container.querySelector('script')).toBeNull()
})

test('leaves nothing in the document that runs or loads from script addresses', async () => {
  const attack =
    '<p title="<img src=x onerror=alert(1)>">a<img src=x onerror=alert(1)//<b>b</b></p><a href="https://x.example/" onmouseover=alert(1)>c'
  const { container } = render(<RichText html={await cleanHtml(attack)} />)
  const attributes = [...container.querySelectorAll('*')].flatMap(element => element.getAttributeNames())
  expect(attributes.filter(name => name.startsWith('on'))).toEqual([])
  expect(container.querySelector('script')).toBeNull()
})

test.each([
  ['/puro/de/conditions', '/conditions'],
  ['/jasmin/de/conditions', undefined]
])(
  'navigates to %s in the app within the same site, any other with a full page load',
  async (href, within) => {
    const html = await cleanHtml('<p><a href="https://shop.example/conditions">AGB</a></p>')
    const history = createMemoryHistory()
    render(
      <Router history={history}>
        <HrefContext.Provider value={() => href}>
          <FullLoadContext.Provider value={address => !address.startsWith('/puro/de')}>
            <FollowedLinks>
              <RichText html={html} />
            </FollowedLinks>
          </FullLoadContext.Provider>
        </HrefContext.Provider>
      </Router>
    )
    const link = screen.getByText('AGB')
    // jsdom cannot leave the page.
    window.addEventListener('click', event => event.preventDefault(), { once: true })
    fireEvent.click(link, { button: 0 })
    expect(link).toHaveAttribute('href', href)
    expect(history.location.pathname).toBe(within ? href : '/')
  }
)

test('follows links of the shop without loading the page', async () => {
  const html = await cleanHtml('<p><a href="/conditions"><strong>AGB</strong></a></p>')
  const history = createMemoryHistory()
  render(
    <Router history={history}>
      <HrefContext.Provider value={prefix}>
        <FollowedLinks>
          <RichText html={html} />
        </FollowedLinks>
      </HrefContext.Provider>
    </Router>
  )
  fireEvent.click(screen.getByText('AGB'), { button: 0 })
  expect(history.location.pathname).toBe('/puro/de/conditions')
})
