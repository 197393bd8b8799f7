import { isNotFound } from '../../../platform/http/platform-error'
import type { Platform } from '../../../platform/platform'
import { customSites } from '../../../platform/scapi/custom-sites'

/** @returns whether gift cards are sold by e-mail only; false where the platform has no sites API */
export async function readGiftCardPreference(platform: Platform): Promise<boolean> {
  try {
    const { preferences } = await platform.family(customSites).getCurrentSite()
    return preferences?.hidePhysicalGiftCards === true
  } catch (error) {
    if (isNotFound(error)) return false
    throw error
  }
}
