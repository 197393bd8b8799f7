import { createRequire } from 'node:module'
import type { SiteConfig } from '../../../app/visit/config/app-config'

/** The sites of `config/sites.js`. */
export const readSites = (): SiteConfig[] =>
  createRequire(`${process.cwd()}/`)('./config/sites.js') as SiteConfig[]
