import { act, render } from '@testing-library/react'
import { buildAppConfig } from '../../tests/factories/app-config'
import { createSiteContext, SiteProvider } from '../visit/site/site-context'
import { PageHead, type PageHeadProps } from './page-head'

const config = buildAppConfig()

async function renderHead(props: Partial<PageHeadProps>, origin = 'https://shop.example') {
  const [, site] = config.sites
  const locale = site?.l10n.supportedLocales.find(({ id }) => id === 'de-AT')
  if (!site || !locale) throw new Error('the configuration lacks the site')
  render(
    <SiteProvider value={createSiteContext(config, site, locale, origin)}>
      <PageHead title="Kapseln" path="/shop/capsules" {...props} />
    </SiteProvider>
  )
  await act(async () => undefined)
  const { head } = document
  return {
    canonical: head.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
    alternates: [...head.querySelectorAll<HTMLLinkElement>('link[rel=alternate]')].map(link => [
      link.hreflang,
      link.href
    ]),
    meta: [...head.querySelectorAll('meta')].map(({ attributes }) => ({
      property: attributes.getNamedItem('property')?.value,
      content: attributes.getNamedItem('content')?.value
    }))
  }
}

describe('the head of a page', () => {
  it('lists the page in every locale of the site, itself included, with host', async () => {
    expect((await renderHead({})).alternates).toEqual([
      ['de-DE', 'https://shop.example/puro/de/shop/capsules'],
      ['de-AT', 'https://shop.example/puro/de-at/shop/capsules'],
      ['en-DE', 'https://shop.example/puro/en/shop/capsules'],
      ['x-default', 'https://shop.example/puro/de/shop/capsules']
    ])
  })

  it('has its own address as the canonical one and among the alternates', async () => {
    const { canonical, alternates } = await renderHead({})
    expect(canonical).toBe('https://shop.example/puro/de-at/shop/capsules')
    expect(alternates).toContainEqual(['de-AT', canonical])
  })

  it('takes the addresses of locales that have their own, and leaves out those that lack the page', async () => {
    const { alternates } = await renderHead({ pathsByLocale: { 'en-DE': '/guide', 'de-DE': null } })
    expect(alternates).toEqual([
      ['de-AT', 'https://shop.example/puro/de-at/shop/capsules'],
      ['en-DE', 'https://shop.example/puro/en/guide'],
      ['x-default', 'https://shop.example/puro/de-at/shop/capsules']
    ])
  })

  it.each([
    ['a page that is not to be found', { robots: 'noindex' }, undefined],
    ['a shop that does not know its host', {}, '']
  ])('names no versions of %s', async (_what, props, origin) => {
    expect((await renderHead(props, origin)).alternates).toEqual([])
  })

  it('says what is shared', async () => {
    expect((await renderHead({ kind: 'product', image: '/a.jpg' })).meta).toEqual(
      expect.arrayContaining([
        { property: 'og:type', content: 'product' },
        { property: 'og:site_name', content: 'puro' },
        { property: 'og:image', content: 'https://shop.example/a.jpg' }
      ])
    )
  })
})
