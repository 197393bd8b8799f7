import type { Router } from 'express'
import { createAnalyticsRouter } from './analytics-router'
import { createPackstationsRouter } from './packstations-router'
import { createRecommendationsRouter, type RecommendationsServices } from './recommendations-router'

/** Third parties of the shop, under the sandbox's own origin. */
export const createSideServiceRouters = (services: RecommendationsServices): Router[] => [
  createRecommendationsRouter(services),
  createPackstationsRouter(),
  createAnalyticsRouter(services)
]
