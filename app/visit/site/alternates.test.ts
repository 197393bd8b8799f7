import { buildAppConfig } from '../../../tests/factories/app-config'
import { listAlternates } from './alternates'

const [site] = buildAppConfig().sites
if (!site) throw new Error('the configuration has no site')

describe('the alternates of a page', () => {
  it('are those of every locale and, for everybody else, of the default one', () => {
    expect(listAlternates(site, locale => `/${locale.id}`)).toEqual([
      { hreflang: 'de-DE', href: '/de-DE' },
      { hreflang: 'de-AT', href: '/de-AT' },
      { hreflang: 'en-DE', href: '/en-DE' },
      { hreflang: 'en-GB', href: '/en-GB' },
      { hreflang: 'x-default', href: '/de-DE' }
    ])
  })

  it('leave out the locales that lack it, also as the one for everybody else', () => {
    const hrefIn = ({ id }: { id: string }) => (id.startsWith('en') ? `/${id}` : undefined)
    expect(listAlternates(site, hrefIn).map(({ hreflang, href }) => [hreflang, href])).toEqual([
      ['en-DE', '/en-DE'],
      ['en-GB', '/en-GB'],
      ['x-default', '/en-DE']
    ])
  })

  it.each([
    ['is but one', ({ id }: { id: string }) => (id === 'de-AT' ? '/' : undefined)],
    ['is one address for all of them', () => '/']
  ])('need no naming where there %s', (_what, hrefIn) => {
    expect(listAlternates(site, hrefIn)).toEqual([])
  })
})
