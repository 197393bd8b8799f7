import { sanitizeHtml } from './sanitize-html'

it.each([
  ['<a title=\'a "b"\' HREF=/shop>x</a>', '<a title="a &quot;b&quot;" href="/shop">x</a>'],
  ['<a data-x="y href=\'/evil\' z" href="/shop">x</a>', '<a href="/shop">x</a>'],
  ['<a title="1 > 0" href="/shop">x</a>', '<a title="1 &gt; 0" href="/shop">x</a>'],
  ['<a title="&quot; onclick=alert(1) x=&quot;">x</a>', '<a title="&quot; onclick=alert(1) x=&quot;">x</a>'],
  ['<a href="/a"onclick="alert(1)">x</a>', '<a href="/a">x</a>'],
  ['<img alt src=/a.jpg/>', '<img alt="" src="/a.jpg/" loading="lazy" decoding="async">'],
  ['<br/>', '<br>'],
  ['<a href="/a" href="/b" href>x</a>', '<a href="/a">x</a>'],
  ['<a href title="a & b">x</a>', '<a title="a &amp; b">x</a>']
])('reads the attributes of %s', (html, clean) => {
  expect(sanitizeHtml(html)).toBe(clean)
})
