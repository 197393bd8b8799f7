import { findTranslatedPath } from './translated-path'

const translations = [
  { language: 'de', url: '/ratgeber' },
  { language: 'de_AT', url: '/ratgeber-at' },
  { language: 'en', url: '//evil.example' },
  { language: 'fr', url: 'https://evil.example/guide' }
]

it.each([
  ['of its own locale', 'de-AT', '/ratgeber-at'],
  ['of its language', 'de-DE', '/ratgeber'],
  ['that is given, where the language has none', 'it-IT', '/guide'],
  ['that is given, where the language’s leads to another host', 'en-GB', '/guide'],
  ['that is given, where the language’s is none of the shop', 'fr-FR', '/guide']
])('the path of a page is the one %s', (_what, locale, expected) => {
  expect(findTranslatedPath(translations, locale, '/guide')).toBe(expected)
})
