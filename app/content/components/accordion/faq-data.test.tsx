import { act, render } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from '../../../entry/kit-adapter/router'
import { buildIntl } from '../../../../tests/factories/intl'
import { RawIntlProvider } from '../../../intl/intl'
import { buildSiteContext } from '../../../../tests/factories/app-config'
import { stubMatchMedia } from '../../../../tests/factories/stub-match-media'
import { createQueryClient } from '../../../platform/query-object'
import { SiteProvider } from '../../../visit/site/site-context'
import { contentKey } from '../../content-key'
import { loadContentGroups } from '../../content-registry'
import '../../content-types'
import { cleanMarkup } from '../../page/clean-markup'
import { findRegion } from '../../page/content-page'
import { mapContentPage } from '../../page/map-content-page'
import { RegionComponents } from '../../page/content-components'

beforeAll(() => loadContentGroups(['service', 'home', 'recipe']))
beforeEach(() => stubMatchMedia())

const accordion = (...items: [headline: string, contentText?: string][]) => ({
  type_id: 'accordion',
  data: { items: items.map(([headline, contentText]) => ({ headline, contentText })) }
})

/** What a page with these components tells search engines. */
async function readStructuredData(...components: object[]): Promise<unknown[]> {
  const page = mapContentPage(
    await cleanMarkup({ id: 'service', content: { regions: [{ id: 'content', components }] } })
  )
  const client = createQueryClient()
  client.setQueryData(contentKey('service'), page)
  const { unmount } = render(
    <MemoryRouter initialEntries={['/jasmin/de/service']}>
      <QueryClientProvider client={client}>
        <RawIntlProvider value={buildIntl()}>
          <SiteProvider value={buildSiteContext()}>
            <RegionComponents region={findRegion(page, 'content')} />
          </SiteProvider>
        </RawIntlProvider>
      </QueryClientProvider>
    </MemoryRouter>
  )
  await act(async () => undefined)
  const texts = [...document.head.querySelectorAll('script')].map(({ innerHTML }) => innerHTML)
  expect(texts.join('')).not.toContain('<')
  unmount()
  return texts.map(text => JSON.parse(text) as unknown)
}

const question = (name: string, text: string) => ({
  '@type': 'Question',
  name,
  acceptedAnswer: { '@type': 'Answer', text }
})
const HOW = 'How do I return something?'
const WHEN = 'When does it come?'

it('lists the questions of a page for search engines once, in one FAQPage, with plain-text answers', async () => {
  const data = await readStructuredData(
    accordion(['Our promise', 'Fresh.'], [HOW, '<p>With the <a href="/x">label</a> &amp; a smile.</p>']),
    { type_id: 'grid', regions: [{ id: 'a', components: [accordion([WHEN, 'Soon.'], [HOW, 'Twice.'])] }] },
    accordion([WHEN, 'Tomorrow </script><script>alert(1)</script>.'])
  )
  expect(data).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [question(HOW, 'Twice.'), question(WHEN, 'Tomorrow .')]
    }
  ])
})

it.each([
  ['an accordion of steps', [accordion(['Pick', 'By hand.'], ['Steam', 'At once.'])]],
  ['questions without an answer', [accordion([HOW])]],
  [
    'a page whose editor wrote them by hand',
    [
      accordion([HOW, 'So.']),
      { type_id: 'jsonLd', data: { json: { '@context': 'https://schema.org', '@type': 'FAQPage' } } }
    ]
  ]
])('adds nothing for %s', async (_what, components) => {
  const data = await readStructuredData(...components)
  expect(JSON.stringify(data)).not.toContain('"Question"')
})
