import { finderType } from '../components/goods/finder'
import { samplerType } from '../components/goods/sampler'

/** Ways to a choice for visitors who do not know the names of goods. */
export const contentTypes = [finderType, samplerType]
