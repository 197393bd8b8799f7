import { fireEvent, screen, within } from '@testing-library/react'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { readBubble, hotSpotCanvasType } from './hot-spot'

const data = {
  image: { link: '/machine.jpg', alt: 'A machine' },
  hotspots: [
    { x: 20, y: '30%', headline: 'Tank', text: 'Holds a litre' },
    { x: 200, y: -5, headline: 'Lever', link: '/shop/machines', linkText: 'See' },
    { x: 50, y: 50 }
  ]
}
const placed = { id: 'b', typeId: 'HotSpotBubble', data: { x: 80, y: 80, text: 'Warm cups' }, regions: [] }

function renderCanvas() {
  const component = {
    id: 'canvas',
    typeId: 'hotSpotCanvas',
    data: {},
    regions: [{ id: 'spots', components: [placed] }]
  }
  const { container } = renderWithProviders(
    <hotSpotCanvasType.Component
      attributes={hotSpotCanvasType.parse(data)}
      component={component}
      first={false}
    />
  )
  return [...container.querySelectorAll('details')]
}

it.each([
  [{ x: 20, y: '30%' }, [20, 30]],
  [{ x: '12,5 %', y: 101 }, [12.5, 100]],
  [{ left: -1, top: 7 }, [0, 7]],
  [{}, [50, 50]]
])('places %j on the picture', (place, expected) => {
  const bubble = readBubble({ headline: 'Tank', ...place })
  expect([bubble?.x, bubble?.y]).toEqual(expected)
})

it('has a named spot for each bubble that says something, those placed within included', () => {
  const spots = renderCanvas()
  expect(spots.map(spot => spot.querySelector('summary')?.textContent)).toEqual([
    'Tank',
    'Lever',
    'Warm cups'
  ])
  expect(spots[1]?.style.getPropertyValue('--x')).toBe('100%')
  expect(new Set(spots.map(spot => spot.getAttribute('name'))).size).toBe(1)
})

it('closes on Escape and gives the focus back to the spot', () => {
  const [, lever] = renderCanvas()
  if (!lever) throw new Error('there is a spot')
  lever.open = true
  const link = within(lever).getByRole('link', { name: 'See' })
  link.focus()
  fireEvent.keyDown(link, { key: 'Escape' })
  expect(lever.open).toBe(false)
  expect(lever.querySelector('summary')).toHaveFocus()
})

it('closes on a click elsewhere, and stays open on one within', () => {
  const [tank] = renderCanvas()
  if (!tank) throw new Error('there is a spot')
  tank.open = true
  fireEvent.pointerDown(screen.getByText('Holds a litre'))
  expect(tank.open).toBe(true)
  fireEvent.pointerDown(document.body)
  expect(tank.open).toBe(false)
})
