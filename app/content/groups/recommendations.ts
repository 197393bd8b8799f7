import { discoveryType } from '../components/discovery/register'
import { customRecommendationType, einsteinRecommendationsType } from '../components/recommendations/register'

/** Products for this shopper, and what stands in for them. */
export const contentTypes = [customRecommendationType, discoveryType, einsteinRecommendationsType]
