import { createBoundedCache, MIB } from './bounded-cache'

it('holds no more bytes than it may, whatever comes and however long the keys are', () => {
  const cache = createBoundedCache<{ text: string }>(MIB)
  for (let index = 0; index < 5_000; index += 1)
    cache.set(`${'k'.repeat(index % 200)} ${index}`, { text: 'x'.repeat(1_000 + (index % 7) * 100) })
  expect(cache.calculatedSize).toBeLessThanOrEqual(MIB)
  const held = [...cache.entries()].reduce((bytes, [key, { text }]) => bytes + key.length + text.length, 0)
  expect(held).toBeLessThan(MIB)
  expect(cache.size).toBeGreaterThan(100)
})

it('keeps its entries when a value is larger than its limit', () => {
  const cache = createBoundedCache<{ text: string }>(10_000)
  cache.set('small', { text: 'x' })
  cache.set('large', { text: 'x'.repeat(10_000) })
  expect([...cache.keys()]).toEqual(['small'])
})
