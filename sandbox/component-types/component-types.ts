import { basics } from './basics'
import type { ComponentType } from './component-type'
import { goods } from './goods'
import { service } from './service'
import { stories } from './stories'

/** The groups in which editors choose. */
export const componentGroups: readonly { name: string; types: readonly ComponentType[] }[] = [
  { name: 'Basics', types: basics },
  { name: 'Stories', types: stories },
  { name: 'Products', types: goods },
  { name: 'Service, banners and windows', types: service }
]

export const componentTypes: readonly ComponentType[] = componentGroups.flatMap(({ types }) => types)

const typesById = new Map(componentTypes.flatMap(type => type.ids.map(id => [id.toLowerCase(), type])))

/** The definition of a type id, whose case does not matter. */
export const findComponentType = (id: string): ComponentType | undefined => typesById.get(id.toLowerCase())
