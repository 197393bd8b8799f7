import { discoveryType } from '../components/goods/discovery'
import { customRecommendationType, einsteinRecommendationsType } from '../components/goods/recommendations'

/** Recommendations, and their fallback. */
export const contentTypes = [customRecommendationType, discoveryType, einsteinRecommendationsType]
