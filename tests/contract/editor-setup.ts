import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ContentPage, ContentRegion } from '../../sandbox/domain/content/content-page'
import type { Language } from '../../sandbox/texts/localized-text'
import { startSandbox, type TestSandbox } from './session-setup'

/** A headline component. */
export const headline = (id: string, text: string) => ({
  id,
  type_id: 'headline',
  data: { headline: text, level: 2 }
})

/** The page `guide/leaf` of jasmin; `words` is the text of its first headline. */
export const buildPage = (language: Language, words = 'Tea'): ContentPage => ({
  id: 'guide/leaf',
  siteId: 'jasmin',
  language,
  url: '/tee-ratgeber',
  title: `Guide ${language}`,
  description: '',
  keywords: '',
  content: {
    regions: [
      {
        id: 'content',
        components: [
          headline('a', words),
          { id: 'b', type_id: 'richText', data: { html: '<p>Second flush</p>' } },
          {
            id: 'c',
            type_id: 'grid',
            data: {},
            regions: [{ id: 'left', components: [headline('d', 'Inside')] }]
          }
        ]
      }
    ]
  }
})
const globalPage: ContentPage = {
  ...buildPage('de'),
  id: 'global',
  url: '/global',
  title: 'Shop',
  content: { regions: [] }
}
const seed = { pages: [buildPage('de'), buildPage('en'), globalPage] }

const PAGE = new URLSearchParams({ siteId: 'jasmin', language: 'en', pageId: 'guide/leaf' })
/** Shop and page of the editor’s forms. */
export const PLACE = { shop: 'jasmin/en', page: 'guide/leaf' }
export const EDIT_MODE = '&pageDesignerEditMode=true'

/** The ids of a page’s components, in their order. */
export const listIds = (regions: ContentRegion[]): string[] =>
  regions.flatMap(({ components }) =>
    components.flatMap(({ id, regions: inner = [] }) => [id, ...listIds(inner)])
  )

/** For a whole test file: a sandbox with the page in two languages, reset before each test, and calls of its editor. */
export function serveContentEditor() {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-editor-'))
  const databasePath = path.join(folder, 'sandbox.db')
  let sandbox: TestSandbox
  const reset = () => fetch(`${sandbox.origin}/control/reset`, { method: 'POST' })
  beforeAll(async () => {
    sandbox = await startSandbox({ databasePath, seed })
  })
  beforeEach(reset)
  afterAll(async () => {
    await sandbox.stop()
    rmSync(folder, { recursive: true })
  })

  /** Starts the sandbox again on the same storage. */
  async function restart(pages: ContentPage[] = seed.pages) {
    await sandbox.stop()
    sandbox = await startSandbox({ databasePath, seed: { pages } })
  }

  /** GET of an address of the sandbox. */
  const get = (address: string) => fetch(sandbox.origin + address)

  /** Reads, saves or deletes a page by the control API. */
  async function call(method: string, body?: unknown, page = PAGE) {
    const response = await fetch(`${sandbox.origin}/control/content?${page}`, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body)
      })
    })
    const text = await response.text()
    return { status: response.status, body: (text ? JSON.parse(text) : {}) as Record<string, unknown> }
  }

  /** The page that the sandbox serves to the shop, in edit mode or as published. */
  async function serve(query = '', language = 'en') {
    const response = await fetch(
      `${sandbox.origin}/s/jasmin/${language}/api/content/get?pageIdOrSlug=tee-ratgeber${query}`
    )
    const { data } = (await response.json()) as { data: { content: { regions: ContentRegion[] } } }
    return { regions: data.content.regions, cacheControl: response.headers.get('cache-control') }
  }

  /** Sends a form of the editor as a browser on its page would; returns status and page of the response. */
  async function post(action: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    const response = await fetch(`${sandbox.origin}/console/editor/${action}`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', origin: sandbox.origin, ...headers },
      body: new URLSearchParams({ ...PLACE, ...fields })
    })
    return { status: response.status, page: (await response.text()).replace(/\s+/g, ' ') }
  }

  return { reset, restart, get, call, serve, post }
}
