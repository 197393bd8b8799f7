import { act, fireEvent, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { stubMatchMedia } from '../../../../tests/factories/stub-match-media'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { withProviders } from '../../../../tests/factories/with-providers'
import { WIDE } from '../../use-media'
import { accordionType } from './register'

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
