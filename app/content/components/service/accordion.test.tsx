import { act, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { stubMatchMedia } from '../../../../tests/factories/stub-match-media'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { withProviders } from '../../../../tests/factories/with-providers'
import { WIDE } from '../../use-media'
import { accordionType } from './accordion'
import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from '../../../entry/kit-adapter/router'
import { buildIntl } from '../../../../tests/factories/intl'
import { RawIntlProvider } from '../../../intl/intl'
import { buildSiteContext } from '../../../../tests/factories/app-config'
import { createQueryClient } from '../../../platform/query-object'
import { SiteProvider } from '../../../visit/site/site-context'
import { contentKey } from '../../content-page-query'
import { loadContentGroups } from '../../content-registry'
import '../../content-types'
import { cleanMarkup } from '../../page/clean-markup'
import { findRegion } from '../../page/content-page'
import { mapContentPage } from '../../page/map-content-page'
import { RegionComponents } from '../../page/content-components'

const items = ['Pick', 'Steam', 'Roll'].map((headline, index) => ({
  id: headline,
  headline,
  headlineIndex: `0${index + 1}`,
  contentText: `How to ${headline}`,
  imagePath: `/${headline}.jpg`,
  imageAlt: `Picture of ${headline}`
}))

const component = { id: 'harvest', typeId: 'accordion', data: {}, regions: [] }
const buildAccordion = (given: unknown = items) => (
  <accordionType.Component
    attributes={accordionType.parse({ items: given })}
    component={component}
    first={false}
  />
)
const listItems = (container: Element) => [...container.querySelectorAll('details')]
const renderAccordion = (given?: unknown) => listItems(renderWithProviders(buildAccordion(given)).container)

/** jsdom knows neither groups of details nor their event on a change by script. */
function open(details: HTMLDetailsElement | undefined) {
  if (!details) throw new Error('there is no such item')
  details.open = true
  act(() => void fireEvent(details, new Event('toggle')))
}
const besidePicture = () => screen.getAllByRole('img').at(-1)

it('has one item open at a time on wide screens and shows its picture and alternative text', () => {
  stubMatchMedia(WIDE)
  const [first, second] = renderAccordion()
  expect(first?.open).toBe(true)
  expect(new Set([first?.getAttribute('name'), second?.getAttribute('name')])).toEqual(new Set(['harvest']))
  expect(besidePicture()).toHaveAccessibleName('Picture of Pick')
  open(second)
  expect(besidePicture()).toHaveAccessibleName('Picture of Steam')
  expect(besidePicture()?.getAttribute('src')).toContain('/Steam.jpg')
})

it('lets several items be open on narrow screens', () => {
  stubMatchMedia()
  const [first, second] = renderAccordion()
  expect(first).not.toHaveAttribute('name')
  open(second)
  expect(first?.open && second?.open).toBe(true)
})

it('keeps the picture when an item without one is opened', () => {
  stubMatchMedia(WIDE)
  const [, second] = renderAccordion([items[0], { headline: 'Steam', contentText: 'Short' }])
  open(second)
  expect(besidePicture()).toHaveAccessibleName('Picture of Pick')
})

it('leaves out items that open on nothing', () => {
  stubMatchMedia()
  expect(renderAccordion([{ headline: 'Empty' }, { contentText: 'No headline' }, items[0]])).toHaveLength(1)
})

/** The server's markup, of which an item is opened, and then its code. */
async function openBeforeCode(position: number) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(withProviders(buildAccordion()))
  const opened = listItems(container)[position]
  if (opened) opened.open = true
  await act(async () => void hydrateRoot(container, withProviders(buildAccordion())))
  return listItems(container).map(item => item.open)
}

it('leaves open what was opened before its code was there, and shows its picture', async () => {
  stubMatchMedia(WIDE)
  expect(await openBeforeCode(1)).toEqual([false, true, false])
  expect(besidePicture()).toHaveAccessibleName('Picture of Steam')
})

it('leaves all open that is open on narrow screens before its code is there', async () => {
  stubMatchMedia()
  expect(await openBeforeCode(2)).toEqual([true, false, true])
})

beforeAll(() => loadContentGroups(['service', 'home', 'recipe']))
beforeEach(() => stubMatchMedia())

const accordion = (...items: [headline: string, contentText?: string][]) => ({
  type_id: 'accordion',
  data: { items: items.map(([headline, contentText]) => ({ headline, contentText })) }
})

/** Structured data of a page with these components. */
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
