import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Fragment, useState } from 'react'
import { stubIntersections } from '../../../tests/factories/intersection'
import { createMarketingTool } from '../../../tests/factories/marketing-tool'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import type { AnchoredCard, AnchorPosition, MarketingCard } from './content-cards'
import { createPlaceCards } from './place-cards'

const anchor = (
  id: string,
  position: AnchorPosition,
  componentId = 'home-1',
  change: Partial<MarketingCard> = {}
): AnchoredCard => ({
  card: {
    id,
    isCaptionedImage: true,
    title: id,
    description: '',
    url: '/shop',
    aspectRatio: 1,
    extras: {},
    ...change
  },
  componentId,
  position
})

const HOME = [{ id: 'home-1', lendsRoom: false }]

function show(cards: AnchoredCard[], ready = cards.map(({ card }) => card.id)) {
  const intersections = stubIntersections()
  const { tool } = createMarketingTool()
  const onFree = jest.fn()
  const place = createPlaceCards({
    cards,
    tool,
    mayShow: id => ready.includes(id),
    onFree
  })
  const { container } = renderWithProviders(<>{place(HOME, 0, <p key="block">block</p>, 0)}</>)
  const texts = [...container.children].map(({ textContent }) => textContent)
  return { tool, onFree, intersections, container, texts }
}

it('puts cards above and below their component, in their order, and leaves those of others out', () => {
  const { texts } = show([
    anchor('one', 'bottom'),
    anchor('two', 'top'),
    anchor('three', 'top'),
    anchor('four', 'top', 'home-2')
  ])
  expect(texts).toEqual(['two', 'three', 'block', 'one'])
})

it('puts a card in place of its component', () => {
  expect(show([anchor('one', 'replace'), anchor('two', 'bottom')]).texts).toEqual(['one', 'two'])
})

/** Collects the callbacks of size changes. */
function stubResizes(observed: (() => void)[]) {
  window.ResizeObserver = class {
    constructor(tell: ResizeObserverCallback) {
      observed.push(() => tell([], this))
    }
    observe = () => undefined
    unobserve = () => undefined
    disconnect = () => undefined
  }
}

describe('a place for cards', () => {
  const region = ['first', 'place', 'last'].map(id => ({ id, lendsRoom: id === 'place' }))
  const showRegion = (cards: AnchoredCard[], ready: string[]) => {
    stubIntersections()
    const mayShow = (id: string) => ready.includes(id)
    const { tool } = createMarketingTool()
    const placeCards = createPlaceCards({ cards, tool, mayShow, onFree: jest.fn() })
    const blocks = region.flatMap(({ id }, index) => placeCards(region, index, <p key={id}>{id}</p>, 0))
    return renderWithProviders(<>{blocks}</>)
  }
  const readTexts = (cards: AnchoredCard[]) => {
    const { container } = showRegion(
      cards,
      cards.map(({ card }) => card.id)
    )
    return [...container.children].map(({ textContent }) => textContent)
  }

  it('takes the cards below the component before it, and above the one after it', () => {
    expect(readTexts([anchor('below', 'bottom', 'first')])).toEqual(['first', 'below', 'last'])
    expect(readTexts([anchor('above', 'top', 'last')])).toEqual(['first', 'above', 'last'])
  })

  it('leaves the other cards of its neighbours alone, and keeps its own banner', () => {
    expect(readTexts([anchor('above', 'top', 'first'), anchor('below', 'bottom', 'last')])).toEqual([
      'above',
      'first',
      'place',
      'last',
      'below'
    ])
  })

  it('lends its room to a late one at once', () => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(200)
    jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(200)
    stubResizes([])
    showRegion([anchor('late', 'bottom', 'first')], [])
    expect(screen.getByText('late')).toBeVisible()
    expect(screen.getByText('place').inert).toBe(true)
    expect(screen.getByText('first').inert).not.toBe(true)
    jest.restoreAllMocks()
  })
})

it('keeps the component of a late card until its place lies below the window', () => {
  const { texts, container, intersections, onFree } = show([anchor('one', 'replace')], [])
  expect(texts).toEqual(['', 'block', ''])
  const place = container.querySelector('[data-card-place]')!
  intersections.tell(place, true, 100)
  intersections.tell(place, false, -500)
  expect(onFree).not.toHaveBeenCalled()
  intersections.tell(place, false, 900)
  expect(onFree).toHaveBeenCalledWith('one')
})

describe('a late card in place of a component that is seen', () => {
  const observed: (() => void)[] = []
  let roomFor: number
  let height: number
  beforeEach(() => {
    roomFor = 300
    height = 300
    observed.length = 0
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height)
    jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => roomFor)
    stubResizes(observed)
  })
  afterEach(() => jest.restoreAllMocks())
  const showLate = (block = <p key="block">block</p>) => {
    const { tool } = createMarketingTool()
    const cards = [anchor('one', 'replace')]
    const place = createPlaceCards({ cards, tool, mayShow: () => false, onFree: jest.fn() })
    stubIntersections()
    return renderWithProviders(<>{place(HOME, 0, block, 0)}</>)
  }

  it('takes its room, and hides it from everybody', () => {
    showLate()
    expect(screen.getByRole('link', { name: 'one' })).toBeVisible()
    const block = screen.getByText('block')
    expect(block).toHaveStyle({ visibility: 'hidden' })
    expect(block.inert).toBe(true)
  })

  it('waits where it needs more room than the component has', () => {
    roomFor = 301
    const { container } = showLate()
    expect(screen.queryByRole('link', { name: 'one' })).toBeNull()
    expect(screen.getByText('block')).toBeVisible()
    expect(container.querySelector('[data-card-place]')).not.toBeNull()
  })

  it('gives the component back when its room becomes too small', () => {
    showLate()
    height = 200
    act(() => observed.forEach(tell => tell()))
    expect(screen.queryByRole('link', { name: 'one' })).toBeNull()
    const block = screen.getByText('block')
    expect(block).toBeVisible()
    expect(block.inert).toBe(false)
  })

  it('covers no other component where its own shows nothing', () => {
    const nothing = <Fragment key="block" />
    showLate(nothing)
    expect(screen.queryByRole('link', { name: 'one' })).toBeNull()
  })

  it('does not cover a component in use', () => {
    const { tool } = createMarketingTool()
    const cards = [anchor('one', 'replace')]
    const place = createPlaceCards({ cards, tool, mayShow: () => false, onFree: jest.fn() })
    const field = <input key="block" aria-label="postcode" />
    let arrive = () => undefined as void
    function Page() {
      const [hasCards, setHasCards] = useState(false)
      arrive = () => setHasCards(true)
      return <>{hasCards ? place(HOME, 0, field, 0) : [field]}</>
    }
    stubIntersections()
    renderWithProviders(<Page />)
    screen.getByRole('textbox').focus()
    act(() => arrive())
    expect(screen.queryByRole('link', { name: 'one' })).toBeNull()
    expect(screen.getByRole('textbox')).toHaveFocus()
  })
})

it('reports a visible card once', () => {
  const { tool, intersections } = show([anchor('one', 'top')])
  const card = screen.getByRole('complementary')
  act(() => intersections.tell(card, false, 900))
  expect(tool.noteShown).not.toHaveBeenCalled()
  act(() => intersections.tell(card, true))
  expect(tool.noteShown).toHaveBeenCalledWith('one')
  expect(intersections.isWatched(card)).toBe(false)
})

it('reports a followed card', async () => {
  const { tool } = show([anchor('one', 'top')])
  await userEvent.click(screen.getByRole('link', { name: 'one' }))
  expect(tool.noteClicked).toHaveBeenCalledWith('one')
})

it('shows a card without an address as text, without a link', () => {
  show([anchor('one', 'top', 'home-1', { url: undefined })])
  expect(screen.getByText('one')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

it('gives a name to the link of a card that has nothing but a picture', () => {
  show([anchor('one', 'top', 'home-1', { title: '', imageUrl: 'https://cdn.example/a.jpg' })])
  expect(screen.getByRole('link', { name: 'View offer' })).toBeVisible()
})
