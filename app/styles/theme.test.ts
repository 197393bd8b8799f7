import { readFileSync } from 'node:fs'
import path from 'node:path'

const PIXELS_PER_REM = 16
const theme = readFileSync(path.join(__dirname, 'theme.css'), 'utf8')

it('breaks where requirement 1.3 says, and nowhere else', () => {
  const breakpoints = [...theme.matchAll(/--breakpoint-(\w+): ([\d.]+)rem;/g)].map(([, name, rem]) => [
    name,
    Number(rem) * PIXELS_PER_REM
  ])
  expect(theme).toContain('--breakpoint-*: initial;')
  expect(Object.fromEntries(breakpoints)).toEqual({
    xs: 420,
    sm: 640,
    md: 768,
    lg: 1024,
    xl: 1280,
    '2xl': 1536
  })
})
