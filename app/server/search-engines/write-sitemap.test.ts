import { writeIndex, writePart } from './write-sitemap'

const HOSTILE = `https://a.example/?a=1&b=<"'>\u0000\u000b\ud800`

it('escapes what an address may hold, and leaves out what XML may not', () => {
  const part = [...writePart([{ href: HOSTILE, alternates: [{ hreflang: 'de"', href: HOSTILE }] }])].join('')
  const escaped = 'https://a.example/?a=1&amp;b=&lt;&quot;&apos;&gt;'
  expect(part).toContain(`<loc>${escaped}</loc>`)
  expect(part).toContain(`hreflang="de&quot;" href="${escaped}"/>`)
  expect([...writeIndex([HOSTILE])].join('')).toContain(`<loc>${escaped}</loc>`)
})

it('is a sitemap although it is empty', () => {
  expect([...writePart([])].join('')).toMatch(/^<\?xml [^>]+>\n<urlset [^>]+>\n<\/urlset>\n$/)
})
