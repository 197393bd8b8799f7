import type { LocaleConfig } from '../../visit/config/app-config'
import type { Platform } from '../../platform/platform'

/** Where one page of the shop is, by locale id, without site and locale; a locale that lacks it is left out. */
export type PagePaths = ReadonlyMap<string, string>

/** One locale of a site and the platform as its anonymous visitors see it. */
export interface LocalePlatform {
  locale: LocaleConfig
  platform: Platform
}

/** A page that has the same path in all locales. */
export const buildSamePaths = (locales: readonly LocalePlatform[], path: string): PagePaths =>
  new Map(locales.map(({ locale }) => [locale.id, path]))
