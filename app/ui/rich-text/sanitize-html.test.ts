import { sanitizeHtml } from './sanitize-html'

const nasty: [string, (length: number) => string][] = [
  [
    'prose',
    length => repeat('<p>Grüner <strong>Tee</strong> aus <a href="/shop/tee">Japan</a>.</p>', length)
  ],
  ['pictures', length => repeat('<img src="/a.jpg" alt="x" width="3" height="4">', length)],
  ['tags of many attributes', length => repeat(`<a ${'a=b '.repeat(480)}>`, length)],
  ['tags of many known attributes', length => repeat(`<a ${'title="x" '.repeat(190)}>`, length)],
  ['tags of many names', length => repeat(`<a ${' href'.repeat(390)}>`, length)],
  ['tags of many equals signs', length => repeat(`<a ${'= '.repeat(950)}>`, length)],
  ['one long tag with a quoted bracket', length => `<a title=">" ${repeat('= a ', length)}>`],
  ['quotes without an end', length => repeat('<a title="', length)],
  ['comments without an end', length => repeat('<!-- ', length)]
]

const repeat = (text: string, length: number) => text.repeat(Math.ceil(length / text.length))

/** The best of several tries in milliseconds: whatever else the machine does only adds to it. */
function measure(html: string): number {
  const tries = Array.from({ length: 5 }, () => {
    const begun = performance.now()
    sanitizeHtml(html)
    return performance.now() - begun
  })
  return Math.min(...tries)
}

it.each(nasty)("takes time with the length of an editor's text, not with its square: %s", (_what, build) => {
  // 100 kB of prose take about 10 ms; the square of it took seconds. A busy machine slows both.
  const prose = measure(repeat('<p>Grüner <strong>Tee</strong>.</p>', 100_000))
  expect(measure(build(100_000))).toBeLessThan(10 * prose + 50)
})

it.each([
  ['<a title=\'a "b"\' HREF=/shop>x</a>', '<a title="a &quot;b&quot;" href="/shop">x</a>'],
  ['<a data-x="y href=\'/evil\' z" href="/shop">x</a>', '<a href="/shop">x</a>'],
  ['<a title="1 > 0" href="/shop">x</a>', '<a title="1 &gt; 0" href="/shop">x</a>'],
  ['<a title="&quot; onclick=alert(1) x=&quot;">x</a>', '<a title="&quot; onclick=alert(1) x=&quot;">x</a>'],
  ['<a href="/a"onclick="alert(1)">x</a>', '<a href="/a">x</a>'],
  ['<img alt src=/a.jpg/>', '<img alt src="/a.jpg/" loading="lazy" decoding="async" />'],
  ['<br/>', '<br />']
])('reads the attributes of %s', (html, clean) => {
  expect(sanitizeHtml(html)).toBe(clean)
})
