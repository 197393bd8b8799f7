import fc from 'fast-check'
import { sanitizeHtml } from './sanitize-html'

/** HTML as a browser parses and serializes it. */
function parseAndSerialize(html: string): string {
  const block = document.createElement('div')
  block.innerHTML = html
  return block.innerHTML
}

/** Older and newer serializers differ in whether they escape brackets in attributes. */
const normalize = (html: string) =>
  html.replace(/="[^"]*"/g, value => value.replaceAll('&lt;', '<').replaceAll('&gt;', '>'))

const TAGS =
  'p h2 h3 h4 ul ol li dl dt dd strong b em i u s sub sup small br hr blockquote figure figcaption span div table caption thead tbody tr th td a img tfoot section font button center select svg'.split(
    ' '
  )

const attributes = fc.constantFrom(
  '',
  ' href="/tea?a=1&b=2"',
  " href='/tea\"x'",
  ' title="1 > 0 & \'x\' &quot;y&quot;" HREF=/a',
  ' href="/a" href="/b" title title="c"',
  ' colspan=2 scope=row',
  ' src="/a.jpg" alt width=4',
  ' x="<p>"'
)
const openTag = fc
  .tuple(fc.constantFrom(...TAGS), attributes, fc.constantFrom('', '', '', '/'))
  .map(([tag, words, end]) => `<${tag}${words}${end}>`)
const closeTag = fc.constantFrom(...TAGS).map(tag => `</${tag}>`)
const text = fc.constantFrom(
  ...['Tee', ' ', '\n', 'a < b', '3 > 2', 'Tee & Co', '&amp;', '&lt;p&gt;', '&nbsp;', '\r\n', '\0'],
  ...['<!-- x -->', '<!-- <p>', '<script><b></script>', '<style>p > b {}</style>', '<script>', 'x<']
)
const soup = fc
  .array(fc.oneof({ weight: 3, arbitrary: openTag }, { weight: 3, arbitrary: closeTag }, text), {
    maxLength: 40
  })
  .map(pieces => pieces.join(''))

const RUNS = Number(process.env.PROPERTY_RUNS ?? 1500)

it('gives of any tags what a browser’s parser leaves as it is', () => {
  fc.assert(
    fc.property(soup, html => {
      const clean = sanitizeHtml(html)
      expect(normalize(parseAndSerialize(clean))).toBe(normalize(clean))
    }),
    { numRuns: RUNS }
  )
}, 60_000)

/** Where a component puts an editor's HTML: a block within one of these. */
const PLACES = [
  '<ul><li><div></div></li></ul>',
  '<dl><dd><div></div></dd></dl>',
  '<table><tbody><tr><td><div></div></td></tr></tbody></table>'
]

it('never leaves the element that an editor’s HTML is put into, whatever its tags', () => {
  fc.assert(
    fc.property(soup, fc.constantFrom(...PLACES), (html, place) => {
      const clean = sanitizeHtml(html)
      const page = place.replace('</div>', `${clean}</div>`) + '<footer>Fuß</footer>'
      expect(normalize(parseAndSerialize(page))).toBe(normalize(page))
    }),
    { numRuns: RUNS }
  )
}, 60_000)

it('keeps all words of any tags, in their order', () => {
  const wordsOnly = fc
    .array(fc.oneof(openTag, closeTag, fc.constantFrom('Tee ', 'Kaffee ', 'Kanne ')), { maxLength: 40 })
    .map(pieces => pieces.join(''))
  fc.assert(
    fc.property(wordsOnly, html => {
      const listWords = (markup: string) => markup.replace(/<("[^"]*"|'[^']*'|[^>])*>/g, '').trim()
      expect(listWords(sanitizeHtml(html))).toBe(listWords(html))
    }),
    { numRuns: RUNS }
  )
})

it.each([
  ['<b><i>Tee', '<b><i>Tee</i></b>'],
  ['Tee</div></div></div></div></div>', 'Tee'],
  ['<table>Tee', '<table><tbody><tr><td>Tee</td></tr></tbody></table>'],
  [
    '<table>Tee<tr><td>2 g</table>Kanne',
    '<table><tbody><tr><td>Tee</td></tr><tr><td>2 g</td></tr></tbody></table>Kanne'
  ],
  ['<table><p>Tee</p></table>', '<table><tbody><tr><td><p>Tee</p></td></tr></tbody></table>'],
  ['<td>Tee</td><td>2 g</td>', '<div>Tee</div><div>2 g</div>'],
  ['<li>Tee<li>Kaffee', '<div>Tee</div><div>Kaffee</div>'],
  [
    '<ul><li>Tee<li>Kaffee<ol><li>stark</ol></ul>',
    '<ul><li>Tee</li><li>Kaffee<ol><li>stark</li></ol></li></ul>'
  ],
  ['<p>Tee<p>Kaffee', '<p>Tee</p><p>Kaffee</p>'],
  ['<p>Tee<ul><li>grün</li></ul></p>danach', '<p>Tee</p><ul><li>grün</li></ul>danach'],
  ['<h2>Tee</h3>danach', '<h2>Tee</h2>danach'],
  ['<h2>Tee<h3>grün', '<h2>Tee</h2><h3>grün</h3>'],
  ['<a href="/a">Tee <a href="/b">Kaffee</a>', '<a href="/a">Tee </a><a href="/b">Kaffee</a>'],
  ['<b>Tee <i>grün</b> stark</i>', '<b>Tee <i>grün</i></b> stark'],
  ['<div><b>Tee</div>Kaffee</b>', '<div><b>Tee</b></div>Kaffee'],
  ['<ul><li><strong>Tee</ul>Kaffee', '<ul><li><strong>Tee</strong></li></ul>Kaffee'],
  ['<script><b></script>Tee</b>', 'Tee'],
  ['Tee<script>alert(1)', 'Tee'],
  ['Tee<br/><hr />', 'Tee<br><hr>'],
  ['Tee</br></img>', 'Tee']
])('balances %s', (html, clean) => {
  expect(sanitizeHtml(html)).toBe(clean)
})

it('goes no deeper than browsers do', () => {
  const clean = sanitizeHtml('<div>'.repeat(2000) + 'Tee')
  expect(clean).toMatch(/^(<div>){10,100}Tee(<\/div>){10,100}$/)
})
