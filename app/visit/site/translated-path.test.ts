import { buildSiteContext } from '../../../tests/factories/app-config'
import { findTranslatedPath, listPathsByLocale } from './translated-path'

const { readPath } = buildSiteContext()

const translations = [
  { language: 'de', url: '/ratgeber' },
  { language: 'de_AT', url: '/ratgeber-at' },
  { language: 'en', url: '//evil.example' },
  { language: 'fr', url: 'https://evil.example/guide' },
  { language: 'es', url: '/jasmin/de/guia' }
]

it.each([
  ['of its own locale', 'de-AT', '/ratgeber-at'],
  ['of its language', 'de-DE', '/ratgeber'],
  ['without the site and locale that it carries', 'es-MX', '/guia'],
  ['that is given, where the language has none', 'it-IT', '/guide'],
  ['that is given, where the language’s leads to another host', 'en-GB', '/guide'],
  ['that is given, where the language’s is none of the shop', 'fr-FR', '/guide']
])('the path of a page is the one %s', (_what, locale, expected) => {
  expect(findTranslatedPath(translations, locale, '/guide', readPath)).toBe(expected)
})

describe('the paths of a page by locale', () => {
  const l10n = {
    defaultLocale: 'de-DE',
    defaultCurrency: 'EUR',
    supportedLocales: ['de-DE', 'de-AT', 'en-DE', 'en-GB', 'fr-FR'].map(id => ({
      id,
      preferredCurrency: 'EUR'
    }))
  }
  const wanted = {
    'de-DE': '/ratgeber',
    'de-AT': '/ratgeber',
    'en-DE': '/guide',
    'en-GB': '/guide',
    'fr-FR': '/ratgeber'
  }

  it.each([
    ['de-DE', '/ratgeber', [{ language: 'en', url: '/guide' }]],
    ['en-GB', '/guide', [{ language: 'de', url: '/ratgeber' }]],
    ['fr-FR', '/ratgeber', [{ language: 'en', url: '/guide' }]]
  ])(
    'are the same, read in %s, and a language without the page has the default one',
    (shown, path, others) => {
      expect(listPathsByLocale(others, l10n, shown, path, readPath)).toEqual(wanted)
    }
  )
})
