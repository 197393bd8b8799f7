import type { ContentComponent, ContentRegion, Schedule } from './content-page'
import { ContentEditError } from './content-edit-error'

/** A region: of the page, or of one of its components. */
export interface RegionPlace {
  /** Undefined for a region of the page. */
  componentId?: string
  regionId: string
}

export interface PlacedComponent {
  component: ContentComponent
  place: RegionPlace
  index: number
  /** Number of components in its region. */
  siblings: number
}

/** Every component of the regions, each before those inside it. */
export function listPlaced(regions: ContentRegion[], componentId?: string): PlacedComponent[] {
  return regions.flatMap(region =>
    region.components.flatMap((component, index) => [
      {
        component,
        place: { componentId, regionId: region.id },
        index,
        siblings: region.components.length
      },
      ...listPlaced(component.regions ?? [], component.id)
    ])
  )
}

export const findPlaced = (regions: ContentRegion[], id: string): PlacedComponent | undefined =>
  listPlaced(regions).find(({ component }) => component.id === id)

function requirePlaced(regions: ContentRegion[], id: string): PlacedComponent {
  const placed = findPlaced(regions, id)
  if (!placed) throw new ContentEditError('missing', `There is no component '${id}' on this page.`)
  return placed
}

/** The regions with the components of one region replaced; a region that is not there yet comes last. */
function changeRegion(
  regions: ContentRegion[],
  { componentId, regionId }: RegionPlace,
  change: (components: ContentComponent[]) => ContentComponent[]
): ContentRegion[] {
  if (componentId === undefined) {
    const isNew = !regions.some(({ id }) => id === regionId)
    return [...regions, ...(isNew ? [{ id: regionId, components: [] }] : [])].map(region =>
      region.id === regionId ? { ...region, components: change(region.components) } : region
    )
  }
  return changeComponent(regions, componentId, component => ({
    ...component,
    regions: changeRegion(component.regions ?? [], { regionId }, change)
  }))
}

/** The regions with one component replaced, at any depth. */
function changeComponent(
  regions: ContentRegion[],
  id: string,
  change: (component: ContentComponent) => ContentComponent
): ContentRegion[] {
  return regions.map(region => ({
    ...region,
    components: region.components.map(component => {
      if (component.id === id) return change(component)
      return component.regions
        ? { ...component, regions: changeComponent(component.regions, id, change) }
        : component
    })
  }))
}

/** @throws ContentEditError, missing. */
export function setData(
  regions: ContentRegion[],
  id: string,
  data: ContentComponent['data']
): ContentRegion[] {
  requirePlaced(regions, id)
  return changeComponent(regions, id, component => ({ ...component, data }))
}

/**
 * An empty schedule makes a component visible always.
 *
 * @throws ContentEditError, missing.
 */
export function setSchedule(regions: ContentRegion[], id: string, schedule: Schedule): ContentRegion[] {
  requirePlaced(regions, id)
  return changeComponent(regions, id, ({ schedule: _, ...component }) =>
    Object.keys(schedule).length > 0 ? { ...component, schedule } : component
  )
}

/**
 * One place up (-1) or down (1) within its region; nothing changes at the end of it.
 *
 * @throws ContentEditError, missing.
 */
export function moveComponent(regions: ContentRegion[], id: string, by: -1 | 1): ContentRegion[] {
  const { component, place, index, siblings } = requirePlaced(regions, id)
  const target = index + by
  if (target < 0 || target >= siblings) return regions
  return changeRegion(regions, place, components => {
    const others = components.filter(each => each.id !== id)
    return [...others.slice(0, target), component, ...others.slice(target)]
  })
}

/** @throws ContentEditError, missing. */
export function removeComponent(regions: ContentRegion[], id: string): ContentRegion[] {
  const { place } = requirePlaced(regions, id)
  return changeRegion(regions, place, components => components.filter(each => each.id !== id))
}

/**
 * Puts a component into a region, at `index` or last. A region that is not there yet begins with it.
 *
 * @throws ContentEditError, missing, where the component of the region is not there.
 */
export function insertComponent(
  regions: ContentRegion[],
  place: RegionPlace,
  component: ContentComponent,
  index?: number
): ContentRegion[] {
  if (place.componentId !== undefined) requirePlaced(regions, place.componentId)
  return changeRegion(regions, place, components => {
    const at = index ?? components.length
    return [...components.slice(0, at), component, ...components.slice(at)]
  })
}
