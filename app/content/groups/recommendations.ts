import { discoveryType } from '../components/discovery/register'
import { customRecommendationType, einsteinRecommendationsType } from '../components/recommendations'

/** Recommendations, and their fallback. */
export const contentTypes = [customRecommendationType, discoveryType, einsteinRecommendationsType]
