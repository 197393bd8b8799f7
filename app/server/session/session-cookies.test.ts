import { createHash } from 'node:crypto'
import { nameShopper } from './session-cookies'

const KEY = 'k'.repeat(32)

it('gives each shopper one name of their own', () => {
  const name = nameShopper(KEY, 'visitor', 'jasmin', 'usid-a')
  expect(name).toMatch(/^[\w-]{43}$/)
  expect(nameShopper(KEY, 'visitor', 'jasmin', 'usid-a')).toBe(name)
  const others = [
    nameShopper(KEY, 'visitor', 'jasmin', 'usid-b'),
    nameShopper(KEY, 'visitor', 'puro', 'usid-a'),
    nameShopper(KEY, 'customer', 'jasmin', 'usid-a'),
    nameShopper(KEY.toUpperCase(), 'visitor', 'jasmin', 'usid-a'),
    nameShopper(undefined, 'visitor', 'jasmin', 'usid-a')
  ]
  expect(new Set([name, ...others]).size).toBe(6)
})

it('makes unpredictable names without a key', () => {
  const name = nameShopper(undefined, 'visitor', 'jasmin', 'usid-a')
  expect(nameShopper(undefined, 'visitor', 'jasmin', 'usid-a')).toBe(name)
  const known = ['usid-a', '["visitor","jasmin","usid-a"]'].map(text =>
    createHash('sha256').update(text).digest('base64url')
  )
  expect(known).not.toContain(name)
})
