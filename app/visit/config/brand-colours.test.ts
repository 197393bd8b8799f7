import { readFileSync } from 'node:fs'
import { BRAND_COLOURS } from './brand-colours'

const tokens = readFileSync('app/styles/tokens.css', 'utf8')

it.each(Object.entries(BRAND_COLOURS))(
  'has the colours of %s as the style sheet has them',
  (brand, colours) => {
    const [, rules = ''] = tokens.split(`[data-brand='${brand}'] {`)
    for (const [name, value] of Object.entries(colours)) {
      expect(/(?:^|\s)--(\w+): (#\w+);/.exec(rules.slice(rules.indexOf(`--${name}:`) - 1))?.slice(1)).toEqual(
        [name, value]
      )
    }
  }
)
