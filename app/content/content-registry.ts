import { tryAgain } from '../lazy-loading/try-again'
import type { ContentType } from './content-type'
import type { ContentPage, ContentRegion } from './page/content-page'

export interface ContentGroup {
  /** The type ids of its members, so that a page's groups are known before their code is. */
  typeIds: string[]
  load: () => Promise<{ contentTypes: ContentType<unknown>[] }>
}

const loaded = new Map<string, ContentType<unknown>>()
const addTypes = (types: ContentType<unknown>[]) => {
  for (const type of types) for (const id of type.typeIds) loaded.set(id.toLowerCase(), type)
}
const groups = new Map<string, ContentGroup>()
const groupOf = new Map<string, string>()

/**
 * Registers content types: those that are loaded from the start, and groups that are loaded with the first page that
 * needs them.
 */
export function registerContentTypes(
  basic: ContentType<unknown>[],
  groupsByName: Readonly<Record<string, ContentGroup>>
): void {
  addTypes(basic)
  for (const [name, group] of Object.entries(groupsByName)) {
    groups.set(name, group)
    for (const id of group.typeIds) groupOf.set(id.toLowerCase(), name)
  }
}

/** The content type of an id, once its code is loaded; case does not matter. */
export const findContentType = (typeId: string): ContentType<unknown> | undefined =>
  loaded.get(typeId.toLowerCase())

/** True for every type that merchandisers can place, loaded or not. */
export const isContentType = (typeId: string): boolean =>
  loaded.has(typeId.toLowerCase()) || groupOf.has(typeId.toLowerCase())

/** The groups that a page needs beyond the basic types, at any depth. */
export function listContentGroups({ regions }: Pick<ContentPage, 'regions'>): string[] {
  const names = new Set<string>()
  const collect = (region: ContentRegion) => {
    for (const { typeId, regions: nested } of region.components) {
      const name = groupOf.get(typeId.toLowerCase())
      if (name) names.add(name)
      nested.forEach(collect)
    }
  }
  regions.forEach(collect)
  return [...names]
}

/**
 * Loads groups by name; loaded ones cost nothing. A group that cannot be
 * loaded only costs its blocks; the next page that needs it tries again.
 */
export async function loadContentGroups(names: string[]): Promise<void> {
  await Promise.all(
    names.map(async name => {
      const group = groups.get(name)
      if (!group || group.typeIds.every(findContentType)) return
      const types = await group.load().catch(() => undefined)
      if (types) addTypes(types.contentTypes)
    })
  )
}

const awaited = new Map<string, Promise<void>>()

/**
 * Resolves when the code of a type is loaded, for a block that is rendered before. Where it does not come after
 * several attempts this never resolves; the next block that is rendered without its code tries again.
 */
export function whenLoaded(typeId: string): Promise<void> {
  const name = groupOf.get(typeId.toLowerCase()) ?? ''
  const known = awaited.get(name)
  if (known) return known
  const load = async () => {
    await loadContentGroups([name])
    if (!findContentType(typeId)) throw new Error(`No code for ${typeId}`)
  }
  const loading = new Promise<void>(resolve => {
    void tryAgain(load)
      .then(resolve, () => undefined)
      .finally(() => awaited.delete(name))
  })
  awaited.set(name, loading)
  return loading
}

/** A block's parsed attributes; undefined where they are insufficient, or where parsing throws. */
export function parseBlock(type: ContentType<unknown> | undefined, data: Record<string, unknown>): unknown {
  try {
    return type?.parse(data)
  } catch {
    // The block itself logs the error when it is rendered.
    return undefined
  }
}
