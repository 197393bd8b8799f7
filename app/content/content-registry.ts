import type { ContentType } from './content-type'
import type { ContentPage, ContentRegion } from './model/content-page'

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

/** Makes types known: those that are there from the start, and groups of types whose code comes with the first page of theirs. */
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

/** The content type of an id, once its code is there; case does not matter. */
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
 * Loads groups by name, those that are there already at no cost. A group that cannot be
 * loaded costs its blocks and nothing else; the next page that needs it tries again.
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
 * Ends when the code of a type is there, for a block that finds itself without it. Where it cannot be
 * loaded this never ends; the next block that is rendered without its code tries again.
 */
export function whenLoaded(typeId: string): Promise<void> {
  const name = groupOf.get(typeId.toLowerCase()) ?? ''
  const known = awaited.get(name)
  if (known) return known
  const loading = new Promise<void>(resolve => {
    void loadContentGroups([name]).then(() => {
      awaited.delete(name)
      if (findContentType(typeId)) resolve()
    })
  })
  awaited.set(name, loading)
  return loading
}

/** What a block's attributes say; undefined where there is too little, or where reading them throws. */
export function parseBlock(type: ContentType<unknown> | undefined, data: Record<string, unknown>): unknown {
  try {
    return type?.parse(data)
  } catch {
    // The block itself, once it is rendered, says so in the log.
    return undefined
  }
}
