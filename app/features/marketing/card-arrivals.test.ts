import { createCardArrivals } from './card-arrivals'

function start() {
  let now = 100
  const arrivals = createCardArrivals(() => now)
  const noteAt = (time: number, ...ids: string[]) => {
    now = time
    arrivals.note(ids.map(id => ({ id })))
  }
  return { ...arrivals, noteAt }
}

it('shows a card at once beside a component that came after it', () => {
  const { noteAt, mayShow } = start()
  noteAt(100, 'one')
  expect([mayShow('one', 99), mayShow('one', 100), mayShow('two', 200)]).toEqual([false, true, false])
})

it('keeps the first arrival time of a card', () => {
  const { noteAt, mayShow } = start()
  noteAt(100, 'one')
  noteAt(300, 'one', 'two')
  expect([mayShow('one', 200), mayShow('two', 200)]).toEqual([true, false])
})

it('shows a late card once its place is free', () => {
  const { noteAt, mayShow, free } = start()
  noteAt(100, 'one')
  free('one')
  expect(mayShow('one', 0)).toBe(true)
})
