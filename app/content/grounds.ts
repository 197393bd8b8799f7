import type { Ground } from '../ui/ground'
import { grounds } from '../ui/ground'
import { readText, type Attributes } from './attributes'

/** A colour theme as merchandisers name it ("dark green", "jasmin_lightGreen") as a `Ground` of the design system. */
export function readGround(attributes: Attributes, name: string): Ground | undefined {
  const wanted = readText(attributes, name)
    ?.replace(/^(jasmin|puro)_/, '')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/[\s_]+/g, '-')
    .toLowerCase()
  return grounds.find(ground => ground === wanted)
}
