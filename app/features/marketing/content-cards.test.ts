import { countNotifications, selectAnchoredCards, type MarketingCard } from './content-cards'

const PLACED = { type: 'banner', anchor_component_id: 'home-1', anchor_position: 'top' }

const buildCard = (extras: Record<string, string>, change: Partial<MarketingCard> = {}): MarketingCard => ({
  id: extras.order ?? 'card',
  isCaptionedImage: true,
  title: 'Tea',
  description: '',
  aspectRatio: 1,
  extras,
  ...change
})

it.each(['top', 'bottom', 'replace'])('keeps a banner that is anchored at "%s"', position => {
  const card = buildCard({ ...PLACED, anchor_position: position })
  expect(selectAnchoredCards([card])).toEqual([{ card, componentId: 'home-1', position }])
})

it.each([
  ['another kind of card', buildCard(PLACED, { isCaptionedImage: false })],
  ['another type', buildCard({ ...PLACED, type: 'notification' })],
  ['no component', buildCard({ type: 'banner', anchor_position: 'top' })],
  ['no position', buildCard({ type: 'banner', anchor_component_id: 'home-1' })],
  ['neither picture nor words', buildCard(PLACED, { title: '' })],
  ['an unknown position', buildCard({ ...PLACED, anchor_position: 'left' })]
])('leaves out %s', (_what, card) => {
  expect(selectAnchoredCards([card])).toEqual([])
})

it('sorts by number, not by letters, and puts cards without an order last', () => {
  const cards = [buildCard(PLACED), ...['10', '9', '-1'].map(order => buildCard({ ...PLACED, order }))]
  expect(selectAnchoredCards(cards).map(({ card }) => card.id)).toEqual(['-1', '9', '10', 'card'])
})

it('counts notifications of every kind', () => {
  const cards = [
    buildCard({ type: 'notification' }),
    buildCard({ type: 'notification' }, { isCaptionedImage: false }),
    buildCard(PLACED)
  ]
  expect(countNotifications(cards)).toBe(2)
})
