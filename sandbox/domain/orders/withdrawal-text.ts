import type { ContentComponent, ContentRegion } from '../content/content-page'
import type { ContentPages } from '../content/pages'
import type { MailReader } from '../mails/mail-reader'
import type { SiteId } from '../sites/site'

/** The page of the shop that holds the right of withdrawal. */
const WITHDRAWAL_PAGE = 'withdrawal'

const listComponents = (regions: ContentRegion[] = []): ContentComponent[] =>
  regions.flatMap(({ components }) =>
    components.flatMap(component => [component, ...listComponents(component.regions)])
  )

const CHARACTERS: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': '\u00a0'
}

/** Paragraphs, headings and entries of a list, each in a line without its markup. */
const listTextLines = (html: string): string[] =>
  html
    .replace(/<li[^>]*>/g, '– ')
    .split(/<\/(?:p|h\d|li)>|<br[^>]*>/)
    .map(line =>
      line.replace(/<[^>]*>/g, '').replace(/&(?:amp|lt|gt|quot|nbsp);/g, found => CHARACTERS[found] ?? found)
    )
    .map(line => line.trim())
    .filter(line => line !== '')

/**
 * The right of withdrawal as the shop's page has it, for the mail that confirms an order: it has to reach the
 * shopper on a durable medium (Art. 246a § 4 EGBGB), and a link does not. Undefined without the page.
 */
export const createWithdrawalText =
  (pages: Pick<ContentPages, 'findPage'>) =>
  (siteId: SiteId, { language, merchant }: MailReader): { title: string; lines: string[] } | undefined => {
    const page = pages.findPage(siteId, language, WITHDRAWAL_PAGE)?.page
    if (!page) return undefined
    const texts = listComponents(page.content.regions).filter(({ type_id }) => type_id === 'richText')
    const days = String(merchant.withdrawalDays)
    return {
      title: page.title,
      lines: texts.flatMap(({ data }) =>
        listTextLines(String(data.html).replaceAll('{withdrawalDays}', days))
      )
    }
  }
