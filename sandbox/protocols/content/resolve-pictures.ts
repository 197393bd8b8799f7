import type { Pictures } from '../../domain/images/pictures'
import type { Language } from '../../texts/localized-text'
import { VIDEO_ROOT } from '../images/videos-router'

type Json = Record<string, unknown>

/**
 * Gives every object with a `pictureId`, at any depth, the absolute addresses `disBaseLink` and `link`, as the page
 * designer does, and one with a `videoId` the `link` of the media delivery service. A page that an editor changes is
 * another object, so each is worked out once.
 */
export function createPictureResolver(pictures: Pictures, publicOrigin: string) {
  const resolved = new WeakMap<object, unknown>()

  function resolve(value: unknown, language: Language): unknown {
    if (Array.isArray(value)) return value.map(each => resolve(each, language))
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value as Json).map(
      ([key, inner]) => [key, resolve(inner, language)] as const
    )
    const copy: Json = Object.fromEntries(entries)
    if (typeof copy.videoId === 'string') {
      return { ...copy, link: `${publicOrigin}${VIDEO_ROOT}/${encodeURIComponent(copy.videoId)}.mp4` }
    }
    if (typeof copy.pictureId !== 'string') return copy
    const link = publicOrigin + pictures.buildPath(copy.pictureId, language)
    return { ...copy, disBaseLink: link, link }
  }

  return (content: object, language: Language): unknown => {
    const known = resolved.get(content)
    if (known !== undefined) return known
    const result = resolve(content, language)
    resolved.set(content, result)
    return result
  }
}
