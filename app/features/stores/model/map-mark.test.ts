import { buildMarks } from './map-mark'

const colours = {
  usual: { ground: '#1f5b43', figure: '#ffffff' },
  chosen: { ground: '#1f2a24', figure: '#ffffff' }
}
const stores = [
  { id: 'a', name: 'Hamburg', position: { lat: 53.55, lng: 10 } },
  { id: 'b', name: 'Nowhere' },
  { id: 'c', name: 'Bremen', position: { lat: 53.08, lng: 8.8 } }
]

it('gives each mark the number of its entry in the list, and leaves out entries without a position', () => {
  const marks = buildMarks(stores, undefined, colours)
  expect(marks.map(({ id, title, position }) => ({ id, title, position }))).toEqual([
    { id: 'a', title: '1. Hamburg', position: { lat: 53.55, lng: 10 } },
    { id: 'c', title: '3. Bremen', position: { lat: 53.08, lng: 8.8 } }
  ])
  expect(marks.map(({ data }) => data)).toEqual([stores[0], stores[2]])
  expect(decodeURIComponent(marks[1]?.icon ?? '')).toContain('>3</text>')
})

it('draws the chosen mark in its own colour', () => {
  const [first, second] = buildMarks(stores, 'c', colours).map(({ icon }) => decodeURIComponent(icon))
  expect(first).toContain(colours.usual.ground)
  expect(second).toContain(colours.chosen.ground)
})
