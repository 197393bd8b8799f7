import { finderType } from '../components/finder'
import { samplerType } from '../components/sampler'

/** Ways to a choice for visitors who do not know the names of goods. */
export const contentTypes = [finderType, samplerType]
