import { act, render } from '@testing-library/react'
import { stubIntersections } from '../../../tests/factories/intersection'
import { createMarketingTool } from '../../../tests/factories/marketing-tool'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { setCardAnchors, useCardAnchors } from './card-anchors'
import type { MarketingCard } from './content-cards'
import { startMarketing } from './start-marketing'

const buildCard = (type: string): MarketingCard => ({
  id: type,
  isCaptionedImage: true,
  title: type,
  description: '',
  aspectRatio: 1,
  extras: { type, anchor_component_id: 'home-1', anchor_position: 'top' }
})

/** Whether cards are shown around components at the moment. */
function hasAnchors() {
  let has = false
  function Probe() {
    has = useCardAnchors() !== undefined
    return null
  }
  render(<Probe />).unmount()
  return has
}

const setAppBadge = jest.fn(async () => undefined)
beforeEach(() => {
  stubIntersections()
  setAppBadge.mockClear()
  Object.defineProperty(navigator, 'setAppBadge', { value: setAppBadge, configurable: true })
})
afterEach(() => setCardAnchors(undefined))

it('shows banners, and the number of notifications on the icon of the installed shop', () => {
  const { tool, bring } = createMarketingTool()
  startMarketing(tool)
  bring(buildCard('banner'), buildCard('notification'))
  expect(hasAnchors()).toBe(true)
  expect(setAppBadge).toHaveBeenLastCalledWith(1)
})

it('shows a card that waits in the frame of all pages with the next page', () => {
  const { tool, bring } = createMarketingTool()
  const since = 0
  function Frame() {
    const place = useCardAnchors()
    return <>{place?.([{ id: 'home-1', lendsRoom: false }], 0, <p key="block">block</p>, since)}</>
  }
  const { container } = renderWithProviders(<Frame />)
  const running = startMarketing(tool)
  act(() => bring(buildCard('banner')))
  expect(container).not.toHaveTextContent('banner')
  act(() => running.turnPage())
  expect(container).toHaveTextContent('bannerblock')
})

it('takes everything away when it ends, and shows nothing that comes afterwards', () => {
  const { tool, bring } = createMarketingTool()
  const running = startMarketing(tool)
  bring(buildCard('banner'))
  running.end()
  expect(hasAnchors()).toBe(false)
  expect(setAppBadge).toHaveBeenLastCalledWith(0)
  bring(buildCard('banner'), buildCard('notification'))
  expect(hasAnchors()).toBe(false)
  expect(setAppBadge).toHaveBeenLastCalledWith(0)
  expect(tool.end).toHaveBeenCalledTimes(1)
})
