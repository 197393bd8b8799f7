import { createScheduledView, writeGermanDay } from '../../../sandbox/domain/content/schedule'
import { pages } from '../../../sandbox/seed/pages/pages'

interface HomeStage {
  id: string
  headline: string
  buttonText: string
}

/** The stage that opens a home page today: it follows the season. */
export function findHomeStage(siteId: string, language: string): HomeStage {
  const home = pages.find(page => page.siteId === siteId && page.language === language && page.id === 'home')
  if (!home) throw new Error(`${siteId} has no home page in ${language}`)
  const { regions } = createScheduledView()(home, writeGermanDay(Date.now())).content
  const stage = regions.find(({ id }) => id === 'topRegion')?.components[0]
  if (!stage) throw new Error(`The home page of ${siteId} opens with no stage`)
  const { headline, buttonText } = stage.data
  return { id: stage.id, headline: String(headline), buttonText: String(buttonText) }
}
