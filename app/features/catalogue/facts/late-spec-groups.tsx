import { loadable } from '../../../entry/kit-adapter/loadable'
import type { Specs } from '../model/specs'

export const hasSpecs = (specs: Specs): boolean => Object.keys(specs).length > 0

/** Machines and accessories have technical details: their code comes with those pages only. */
export const SpecGroups = loadable(() => import(/* webpackChunkName: "specs" */ './spec-groups'), {
  resolveComponent: ({ SpecGroups: Groups }) => Groups
})

export const MachineFacts = loadable(
  () => import(/* webpackChunkName: "machine-facts" */ './machine-facts'),
  { resolveComponent: ({ MachineFacts: Facts }) => Facts }
)
