import { Router } from 'express'
import { z } from 'zod'
import { ContentEditError } from '../../domain/content/content-edit-error'
import type { ContentRegion, PageKey } from '../../domain/content/content-page'
import type { PageEditor } from '../../domain/content/page-editor'
import { ProblemError } from '../../http/problem'
import { readJsonBody } from '../../http/read-json-body'
import { LANGUAGES } from '../../texts/localized-text'

const id = z.string().min(1).max(256)
const pageName = z.object({ siteId: id, language: z.enum(LANGUAGES), pageId: id })

const regions: z.ZodType<ContentRegion[]> = z.array(
  z.strictObject({
    id,
    components: z.array(
      z.strictObject({
        id,
        type_id: id,
        data: z.record(z.string(), z.unknown()),
        custom: z.record(z.string(), z.unknown()).optional(),
        schedule: z.strictObject({ from: z.string().optional(), until: z.string().optional() }).optional(),
        get regions() {
          return regions.optional()
        }
      })
    )
  })
)

const STATUSES: Record<ContentEditError['reason'], number> = { missing: 404, invalid: 400, outdated: 409 }

function withProblems<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof ContentEditError)) throw error
    const { reason, message, problems } = error
    throw new ProblemError(STATUSES[reason], `content-${reason}`, 'Content Not Changed', message, {
      problems
    })
  }
}

const readKey = (given: unknown): PageKey => {
  const { siteId, language, pageId } = pageName.parse(given)
  return { siteId: siteId as PageKey['siteId'], language, id: pageId }
}

/** The editor's actions, for tests: reading a page as it is edited, saving its regions, and the seed's page again. */
export function createContentApiRouter({ pageEditor }: { pageEditor: PageEditor }): Router {
  const router = Router()
  const describe = (key: PageKey) => {
    const { page, draft, isSaved, isSeedChanged } = withProblems(() => pageEditor.open(key))
    return { regions: page.content.regions, draft: draft ?? null, isSaved, isSeedChanged }
  }
  router
    .route('/')
    .get((request, response) => void response.json(describe(readKey(request.query))))
    .put(...readJsonBody, (request, response) => {
      const key = readKey(request.query)
      const body = z.strictObject({ regions }).parse(request.body)
      withProblems(() => pageEditor.save(key, body.regions))
      response.json(describe(key))
    })
    .delete((request, response) => {
      const key = readKey(request.query)
      withProblems(() => pageEditor.restorePage(key))
      response.status(204).end()
    })
  return router
}
