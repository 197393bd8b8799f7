import { z } from 'zod'
import type { SiteSettings } from '../domain/sites/site-settings'
import { notFound } from '../http/problem'
import type { ControlServices } from './control-services'

const settingsInput = z.strictObject({
  siteId: z.string().min(1).max(64),
  minBoxesOrder: z.number().int().min(0).max(99).optional(),
  hidePhysicalGiftCards: z.boolean().optional()
})

/**
 * Changes those settings of a site that the input names; throws a 404 problem for an unknown site, a ZodError for a
 * wrong value.
 */
export function changeSettings(
  { settings, seed }: Pick<ControlServices, 'settings' | 'seed'>,
  input: unknown
): SiteSettings & { siteId: string } {
  const { siteId, ...change } = settingsInput.parse(input)
  if (!seed.sites.some(({ id }) => id === siteId)) {
    throw notFound('site-not-found', 'Site Not Found', `There is no site '${siteId}'.`)
  }
  const named = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  return { siteId, ...settings.change(siteId, named) }
}
