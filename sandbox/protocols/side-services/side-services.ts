import type { Router } from 'express'
import type { BotChecks } from '../../domain/side-services/bot-checks'
import type { ErrorReports } from '../../domain/side-services/error-reports'
import { createAnalyticsRouter } from './analytics-router'
import { createBotCheckRouter } from './bot-check-router'
import { createErrorReportsRouter } from './error-reports-router'
import { createMarketingToolRouter } from './marketing-tool-router'
import { createPackstationsRouter } from './packstations-router'
import { createRecommendationsRouter, type RecommendationsServices } from './recommendations-router'
import { createStandInsRouter } from './stand-ins-router'

/** Third parties of the shop, under the sandbox's own origin. */
export const createSideServiceRouters = (
  services: RecommendationsServices & { botChecks: BotChecks; errorReports: ErrorReports }
): Router[] => [
  createRecommendationsRouter(services),
  createStandInsRouter(),
  createMarketingToolRouter(services),
  createPackstationsRouter(),
  createAnalyticsRouter(services),
  createErrorReportsRouter(services),
  createBotCheckRouter(services)
]
