import { fitSpots } from './fit-spots'

it('keeps every spot of a wide picture on its 4:5 part, where it points at the same thing', () => {
  const xs = [52, 68, 78]
  const cut = fitSpots(xs, 16 / 9)
  if (!cut) throw new Error('the spots fit')
  const width = (4 / 5 / (16 / 9)) * 100
  const offset = (cut.pan / 100) * (100 - width)
  cut.xs.forEach((x, index) => {
    expect(x).toBeGreaterThan(5)
    expect(x).toBeLessThan(95)
    expect(offset + (x * width) / 100).toBeCloseTo(xs[index] ?? 0, 0)
  })
})

it.each([
  ['spots too far apart', [5, 90], 16 / 9],
  ['a picture that is tall already', [40, 60], 3 / 4],
  ['no spots', [], 16 / 9]
])('keeps the whole picture for %s', (_, xs, ratio) => {
  expect(fitSpots(xs, ratio)).toBeUndefined()
})

it('stays within the picture when spots are near its edge', () => {
  expect(fitSpots([2, 10], 2)).toMatchObject({ pan: 0 })
  expect(fitSpots([92, 99], 2)).toMatchObject({ pan: 100 })
})
