import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryHistory } from 'history'
import { Router } from 'react-router-dom'
import type { MarketingTool } from '../marketing-tool'
import type { AnchoredCard, AnchorPosition } from '../model/content-cards'
import { createPlaceCards } from './place-cards'

const anchor = (id: string, position: AnchorPosition, componentId = 'home-1'): AnchoredCard => ({
  card: { id, isCaptionedImage: true, title: id, description: '', url: '/shop', extras: {} },
  componentId,
  position
})

function show(cards: AnchoredCard[]) {
  const tool = { noteShown: jest.fn(), noteClicked: jest.fn() }
  const place = createPlaceCards(cards, tool as unknown as MarketingTool)
  const view = render(
    <Router history={createMemoryHistory()}>{place('home-1', <p key="block">block</p>)}</Router>
  )
  return { tool, texts: [...view.container.children].map(({ textContent }) => textContent) }
}

it('puts cards above and below their component, in their order, and leaves those of others out', () => {
  const { texts, tool } = show([
    anchor('one', 'bottom'),
    anchor('two', 'top'),
    anchor('three', 'top'),
    anchor('four', 'top', 'home-2')
  ])
  expect(texts).toEqual(['two', 'three', 'block', 'one'])
  expect(tool.noteShown.mock.calls.flat()).toEqual(['two', 'three', 'one'])
})

it('puts a card in place of its component', () => {
  expect(show([anchor('one', 'replace'), anchor('two', 'bottom')]).texts).toEqual(['one', 'two'])
})

it('tells of a card that is followed', async () => {
  const { tool } = show([anchor('one', 'top')])
  await userEvent.click(screen.getByRole('link', { name: 'one' }))
  expect(tool.noteClicked).toHaveBeenCalledWith('one')
})
