import type { Category } from './category'
import type { Site } from '../sites/site'

export const ROOT_CATEGORY_ID = 'root'

/** The categories of one site and how they hang together. */
export interface CategoryTree {
  find(id: string): Category | undefined
  /** Children in menu order. */
  listChildren(id: string): Category[]
  /** From the top category down to the category itself, without the root; empty when unknown. */
  listPath(id: string): Category[]
  /** Whether `id` is `ancestorId` or lies below it. */
  isWithin(id: string, ancestorId: string): boolean
  listAll(): Category[]
}

function createRoot(site: Site): Category {
  const text = { de: site.name, en: site.name }
  return {
    id: ROOT_CATEGORY_ID,
    parentId: '',
    siteId: site.id,
    slug: { de: '', en: '', it: '', fr: '' },
    name: text,
    description: { de: '', en: '', it: '', fr: '' },
    pageTitle: text,
    pageDescription: { de: '', en: '', it: '', fr: '' },
    showInMenu: false,
    position: 0
  }
}

/** Builds the tree; a root is added when the data names none, circles in the data end at their first repetition. */
export function buildCategoryTree(categories: Category[], site: Site): CategoryTree {
  const byId = new Map([createRoot(site), ...categories].map(category => [category.id, category]))
  const children = new Map<string, Category[]>()
  for (const category of byId.values()) {
    if (category.id === ROOT_CATEGORY_ID) continue
    const parentId = byId.has(category.parentId) ? category.parentId : ROOT_CATEGORY_ID
    children.set(parentId, [...(children.get(parentId) ?? []), category])
  }
  for (const list of children.values()) list.sort((a, b) => a.position - b.position)

  function buildPath(id: string): Category[] {
    const path: Category[] = []
    let category = byId.get(id)
    while (category && category.id !== ROOT_CATEGORY_ID && !path.includes(category)) {
      path.unshift(category)
      category = byId.get(category.parentId)
    }
    return path
  }
  const paths = new Map([...byId.keys()].map(id => [id, buildPath(id)]))

  return {
    find: id => byId.get(id),
    listChildren: id => children.get(id) ?? [],
    listPath: id => paths.get(id) ?? [],
    isWithin: (id, ancestorId) =>
      ancestorId === ROOT_CATEGORY_ID || (paths.get(id) ?? []).some(category => category.id === ancestorId),
    listAll: () => [...byId.values()]
  }
}
