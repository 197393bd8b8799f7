import { buildEnglishSite } from '../../tests/factories/app-config'
import {
  serializeStructuredData,
  buildAbsoluteImage,
  buildBreadcrumbData,
  buildSearchActionData
} from './structured-data'

describe('structured data', () => {
  it('cannot end its script element, whatever a name holds', () => {
    const text = serializeStructuredData({ name: '</script><script>alert(1)</script><!--\u2028' })
    expect(text).not.toMatch(/[<\u2028]/)
    expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script><!--\u2028' })
  })

  it('declares the search with the parameter q', () => {
    expect(buildSearchActionData(buildEnglishSite())).toMatchObject({
      potentialAction: { target: { urlTemplate: 'https://shop.example/en/search?q={search_term_string}' } }
    })
  })

  it('counts breadcrumbs from 1', () => {
    const crumbs = [{ label: 'Home', to: '/' }, { label: 'Tea' }]
    expect(buildBreadcrumbData(buildEnglishSite(), crumbs).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/en' },
      { '@type': 'ListItem', position: 2, name: 'Tea' }
    ])
  })

  it.each([
    ['/mobify/proxy/a.jpg', 'https://shop.example/mobify/proxy/a.jpg'],
    ['https://img.example/a.jpg', 'https://img.example/a.jpg'],
    ['//img.example/a.jpg', '//img.example/a.jpg']
  ])('names the picture %s as %s', (link, expected) => {
    expect(buildAbsoluteImage(buildEnglishSite(), link)).toBe(expected)
  })
})
