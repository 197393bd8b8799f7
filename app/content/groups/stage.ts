import { stageType } from '../components/stage'

/** The stage at the top of home and lists: a group of its own, for the pages that have none. */
export const contentTypes = [stageType]
