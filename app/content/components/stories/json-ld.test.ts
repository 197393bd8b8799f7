import { readJsonLd } from './json-ld'

const faq = { '@context': 'https://schema.org', '@type': 'FAQPage', name: 'Tea' }

it.each([
  ['text', JSON.stringify(faq)],
  ['an object', faq],
  ['http', { ...faq, '@context': 'http://schema.org/' }],
  ['a list', [faq, faq]],
  ['a vocabulary', { ...faq, '@context': { '@vocab': 'https://schema.org/' } }],
  ['one context among others', { ...faq, '@context': ['https://schema.org', { '@language': 'de' }] }]
])('takes %s', (_what, json) => {
  expect(JSON.parse(readJsonLd({ json }) ?? '')).toEqual(typeof json === 'string' ? faq : json)
})

it.each([
  ['nothing', undefined],
  ['half of it', '{"@context": "https://schema.org"'],
  ['no context', { '@type': 'FAQPage' }],
  ['another context', { ...faq, '@context': 'https://evil.example/schema.org' }],
  ['another vocabulary', { ...faq, '@context': { '@vocab': 'https://evil.example' } }],
  ['contexts that nest without end', `{"@context":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
  ['a list with a stranger', [faq, { '@type': 'FAQPage' }]],
  ['an empty list', []],
  ['a text', '"https://schema.org"'],
  ['100 KB', { ...faq, text: 'x'.repeat(100_000) }],
  [
    'more levels than can be written',
    `{"@context":"https://schema.org","a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`
  ]
])('refuses %s', (_what, json) => {
  expect(readJsonLd({ json })).toBeUndefined()
})

it('lets no text end the script element or begin a comment', () => {
  const json = readJsonLd({ json: { ...faq, name: '</script><!--\u2028' } })
  expect(json).not.toMatch(/[<\u2028]/)
  expect(JSON.parse(json ?? '')).toHaveProperty('name', '</script><!--\u2028')
})
