import { writeOneByteMarkup } from '../../markup/one-byte'
import type { RenderMarkup } from '../../ui/static-markup/static-markup'
import type { AppContext } from './app-context'
import { renderAlone } from './render-alone'

/** By the first thing that markup is made from, so that it goes when the platform's answer goes. */
const cache = new WeakMap<object, Map<string, string | undefined>>()
const numbers = new WeakMap<object, number>()
let count = 0

function numberOf(value: object): number {
  const known = numbers.get(value)
  if (known !== undefined) return known
  numbers.set(value, ++count)
  return count
}

/**
 * Renders what is the same for everybody of a site and locale once, for as long as the answers that it is made from
 * are kept. That happens after the page that asked first, since a render within a render would spoil its contexts:
 * that page holds the elements themselves, as every page does where they cannot be rendered alone.
 */
export const createRenderMarkup =
  (appContext: AppContext): RenderMarkup =>
  (of, variant, render) => {
    const [owner] = of.filter(each => each !== undefined)
    if (!owner) return undefined
    const { site, locale } = appContext.site
    const key = [site.id, locale.id, variant, ...of.map(each => each && numberOf(each))].join(' ')
    const kept = cache.get(owner) ?? new Map<string, string | undefined>()
    if (!kept.has(key)) {
      kept.set(key, undefined)
      cache.set(owner, kept)
      setTimeout(() => {
        const html = renderAlone(appContext, render)?.replace(MARKS, '')
        kept.set(key, html && writeOneByteMarkup(html))
      })
    }
    return kept.get(key)
  }

/** React's own marks for a part that was rendered, between texts, and for one that could not be rendered. */
const MARKS = /<!--(?:\/?\$)? ?-->/g
