import { stepFrom } from './use-loop'

const glide = (at: number) => ({ at, glides: true })

it.each([
  ['forward', 1, 1, glide(2)],
  ['back to the clone of the last slide', 1, -1, glide(0)],
  ['forward to the clone of the first slide', 3, 1, glide(4)]
] as const)('a step glides %s', (_where, at, by, expected) => {
  expect(stepFrom(glide(at), by, 3)).toEqual(expected)
})

it('a click while the loop ends goes on from the slide behind the clone', () => {
  expect(stepFrom(glide(4), 1, 3)).toEqual({ at: 1, glides: false, next: 1 })
  expect(stepFrom(glide(0), -1, 3)).toEqual({ at: 3, glides: false, next: -1 })
})

it.each([2, 3, 5])('counts every one of many quick clicks over %i slides', count => {
  for (const by of [1, -1] as const) {
    let place = stepFrom({ at: 1, glides: false }, by, count)
    for (let clicks = 2; clicks <= 4 * count; clicks += 1) {
      place = stepFrom(place, by, count)
      const shown = place.at + ('next' in place ? (place.next ?? 0) : 0)
      expect((shown - 1 + count) % count).toBe((((clicks * by) % count) + count) % count)
      expect(shown).toBeGreaterThanOrEqual(0)
      expect(shown).toBeLessThanOrEqual(count + 1)
    }
  }
})
