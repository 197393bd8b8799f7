import { writeOneByteJson, writeOneByteMarkup } from './one-byte'

/** What stands in memory with one byte for each character. */
const isOneByte = (text: string) => Buffer.from(text, 'latin1').toString('latin1') === text

it('writes characters beyond Latin-1 as references, which browsers read as the same', () => {
  const html = '<p title="„Grüße“">Tee für 3 € – 🫖 &amp; mehr</p>'
  const written = writeOneByteMarkup(html)
  expect(written).toBe('<p title="&#8222;Grüße&#8220;">Tee für 3 &#8364; &#8211; &#129750; &amp; mehr</p>')
  expect(isOneByte(written)).toBe(true)
})

it('writes them as escapes in scripts, which know no references', () => {
  const written = writeOneByteMarkup(
    '<title>3 €</title><script type="application/ld+json">{"price":"3 €"}</script>€'
  )
  expect(written).toBe(
    '<title>3 &#8364;</title><script type="application/ld+json">{"price":"3 \\u20ac"}</script>&#8364;'
  )
})

it('tells the text between several scripts from them', () => {
  const written = writeOneByteMarkup(
    '<SCRIPT>"€"</SCRIPT>€<script>"a"</script><script>"–€"</script>–<b>€</b>'
  )
  expect(written).toBe(
    '<SCRIPT>"\\u20ac"</SCRIPT>&#8364;<script>"a"</script><script>"\\u2013\\u20ac"</script>&#8211;<b>&#8364;</b>'
  )
})

it.each(['<p>Grüße</p>', '', '<style>a::before { content: "€" }</style><p>€</p>'])(
  'leaves %j as it is',
  html => expect(writeOneByteMarkup(html)).toBe(html)
)

it('writes JSON that reads as what went in', () => {
  const json = JSON.stringify({ text: '„Grüße“ für 3 € 🫖', '–': ['\\u20ac', '\u2028'] })
  const written = writeOneByteJson(json)
  expect(isOneByte(written)).toBe(true)
  expect(JSON.parse(written)).toEqual(JSON.parse(json))
})
