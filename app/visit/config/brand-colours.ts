import type { SiteConfig } from './app-config'

/** The colours that are needed where there is no style sheet (app/styles/tokens.css has them all). */
export const BRAND_COLOURS: Record<SiteConfig['tenantId'], { paper: string; ink: string; primary: string }> =
  {
    jasmin: { paper: '#fbfaf5', ink: '#1f2a24', primary: '#1f5b43' },
    puro: { paper: '#ffffff', ink: '#1b1714', primary: '#7a2e1d' }
  }
