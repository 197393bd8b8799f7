import { writeOneByteMarkup } from '../../markup/one-byte'
import type { RenderMarkup } from '../../ui/static-markup/static-markup'
import type { AppContext } from './app-context'
import { renderAlone } from './render-alone'

/** By the first thing that markup is made from, so that it goes when the platform's answer goes. */
const cache = new WeakMap<object, Map<string, string>>()
/** Until it is rendered; what cannot be rendered alone is empty. */
const PENDING = 'pending'

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
 *
 * @param noteCode called for a page that therefore brings code which later ones do without.
 */
export const createRenderMarkup =
  (appContext: AppContext, noteCode: () => void): RenderMarkup =>
  (of, variant, render, hasCode = false) => {
    const [owner] = of.filter(each => each !== undefined)
    if (!owner) return undefined
    const { site, locale } = appContext.site
    const key = [site.id, locale.id, variant, ...of.map(each => each && numberOf(each))].join(' ')
    const kept = cache.get(owner) ?? new Map<string, string>()
    const html = kept.get(key) ?? PENDING
    if (html !== PENDING) return html || undefined
    if (!kept.has(key)) {
      kept.set(key, PENDING)
      cache.set(owner, kept)
      setTimeout(() => {
        const rendered = renderAlone(appContext, render)?.replace(MARKS, '')
        kept.set(key, rendered ? writeOneByteMarkup(rendered) : '')
      })
    }
    if (hasCode) noteCode()
    return undefined
  }

/** React's own marks for a part that was rendered, between texts, and for one that could not be rendered. */
const MARKS = /<!--(?:\/?\$)? ?-->/g
