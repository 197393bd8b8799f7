import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { useSyncExternalStore } from 'react'
import { renderToString } from 'react-dom/server'
import { serveSandbox } from '../../../tests/factories/sandbox-platform'
import { withProviders } from '../../../tests/factories/with-providers'
import type { Attribute } from '../../../sandbox/component-types/component-type'
import { componentTypes } from '../../../sandbox/component-types/component-types'
import { findContentType, loadContentGroups } from '../content-registry'
import { basicTypes, contentGroups } from '../content-types'
import { listContentQueries } from '../list-content-queries'
import { mapContentPage } from './map-content-page'
import { findRegion } from './content-page'
import { RegionComponents } from './content-components'

/** Fails where the test says so: nowhere, on the server, in the browser. */
let mockBreaksOn: 'nowhere' | 'server' | 'browser' | 'both' = 'nowhere'
let mockIsServer = false

const sandbox = serveSandbox()
beforeAll(() => loadContentGroups(Object.keys(contentGroups)))

jest.mock('../../ui/rich-text/rich-text', () => ({
  RichText: ({ html }: { html: string }) => {
    const breaks = mockBreaksOn === 'both' || mockBreaksOn === (mockIsServer ? 'server' : 'browser')
    if (html === 'broken' && breaks) throw new Error('this block is broken')
    return <p>{html}</p>
  }
}))

type Component = { type_id: string; data?: unknown; id?: unknown; regions?: unknown }

const buildRegion = (...components: Component[]) =>
  findRegion(mapContentPage({ id: 'home', content: { regions: [{ id: 'content', components }] } }), 'content')

const show = (...components: Component[]) =>
  withProviders(<RegionComponents region={buildRegion(...components)} />)

const richText = (text: string): Component => ({ type_id: 'richText', data: { text } })
const unbreakable = [
  richText('before'),
  { type_id: 'grid', regions: [{ id: 'a', components: [richText('broken'), richText('within')] }] },
  richText('broken'),
  richText('after')
]

function renderOnServer(...components: Component[]): string {
  mockIsServer = true
  try {
    return renderToString(show(...components))
  } finally {
    mockIsServer = false
  }
}

let log: jest.SpyInstance
beforeEach(() => {
  mockBreaksOn = 'nowhere'
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

/** Text without the notes that the renderer leaves for the browser. */
const readWords = (html: string) =>
  html
    .replace(/<template[^>]*><\/template>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean)

async function hydrate(html: string, ...components: Component[]) {
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  const recovered: unknown[] = []
  await act(async () => {
    hydrateRoot(container, show(...components), { onRecoverableError: error => void recovered.push(error) })
  })
  return { container, recovered }
}

describe('a block that throws', () => {
  it('on the server costs that block only', () => {
    mockBreaksOn = 'server'
    expect(readWords(renderOnServer(...unbreakable))).toEqual(['before', 'within', 'after'])
  })

  it('on the server only is shown by the browser', async () => {
    mockBreaksOn = 'server'
    const html = renderOnServer(...unbreakable)
    const { container } = await hydrate(html, ...unbreakable)
    expect(readWords(container.innerHTML)).toEqual(['before', 'broken', 'within', 'broken', 'after'])
  })

  it.each(['browser', 'both'] as const)('in the browser costs that block only (%s)', async where => {
    mockBreaksOn = where
    const { container } = await hydrate(renderOnServer(...unbreakable), ...unbreakable)
    expect(readWords(container.innerHTML)).toEqual(['before', 'within', 'after'])
    expect(log.mock.calls.flat()).toContain('content: richText could not be shown')
  })
})

it('hydrates what the server rendered without a difference', async () => {
  const html = renderOnServer(...unbreakable)
  const { container, recovered } = await hydrate(html, ...unbreakable)
  expect(recovered).toEqual([])
  expect(log).not.toHaveBeenCalled()
  expect(container.innerHTML).toBe(html)
})

/** Like a block that asks for the width of the screen: the browser's answer is another one. */
const useIsWide = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false
  )

it('keeps what the server rendered when the block around it turns out differently in the browser', async () => {
  const region = buildRegion(...unbreakable)
  function Around() {
    return withProviders(<Inner />)
  }
  function Inner() {
    const isWide = useIsWide()
    return (
      <div data-wide={isWide}>
        <RegionComponents region={region} />
      </div>
    )
  }
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Around />)
  document.body.append(container)
  const recovered: unknown[] = []
  await act(async () => {
    hydrateRoot(container, <Around />, { onRecoverableError: error => void recovered.push(error) })
  })
  expect(recovered).toEqual([])
  expect(container.querySelector('[data-wide=true]')).toHaveTextContent('before')
})

it('writes in place of an unknown type that it has not been created yet', () => {
  const html = renderOnServer({ type_id: 'teaOracle' }, { type_id: '' }, { type_id: '__proto__' })
  expect(html).toContain('The component teaOracle has not been created yet.')
  expect(html).toContain('The component __proto__ has not been created yet.')
})

it('shows components with the same id one after the other', () => {
  const html = renderOnServer({ ...richText('one'), id: 'same' }, { ...richText('two'), id: 'same' })
  expect(readWords(html)).toEqual(['one', 'two'])
  expect(log).not.toHaveBeenCalled()
})

/** All names that editors may fill, and those of a picture or a video themselves. */
const listNames = (attributes: readonly Attribute[]): string[] =>
  attributes.flatMap(({ name, formerly = [], entries = [] }) => [name, ...formerly, ...listNames(entries)])
const NAMES = [
  ...new Set(componentTypes.flatMap(({ attributes }) => listNames(attributes))),
  'alt',
  'cloudName',
  'publicId'
]
const fill = (value: unknown) => Object.fromEntries(NAMES.map(name => [name, value]))

const HOSTILE: [string, unknown][] = [
  ['nothing', {}],
  ['null', fill(null)],
  ['texts', fill('Tee')],
  ['names that objects have', fill('__proto__')],
  ['the name of a constructor', fill('constructor')],
  ['half a character', fill('\uD800')],
  ['scripts', fill('javascript:alert(1)')],
  ['long texts', fill('ü'.repeat(10_000))],
  ['numbers', fill(-1e308)],
  ['true', fill(true)],
  ['objects without a text', fill({ toString: 1, valueOf: 1 })],
  ['lists of null', fill([null, 1, 'x', []])],
  ['lists of texts', fill(['a', 'a', ''])],
  ['lists of components', fill([fill('Tee'), fill(7), fill(null), fill({ link: '/a.jpg', alt: 'Tee' })])],
  ['lists of oddities', fill([fill({ toString: 1 }), fill([fill('Tee')]), fill('\uD800')])],
  ['pictures', fill({ link: '/a.jpg', alt: 'Tee', url: '//evil.com' })]
]

const typeIds = [
  ...basicTypes.flatMap(type => type.typeIds),
  ...Object.values(contentGroups).flatMap(group => group.typeIds)
]

/** They show products, or open later. */
const EMPTY_AT_FIRST = ['customRecommendation', 'discovery', 'einsteinRecommendations', 'newsletterPopup']

/** They have default texts for whatever an editor leaves out. */
const WITHOUT_ATTRIBUTES = componentTypes
  .filter(type => !type.oneOf && !type.regions && !type.attributes.some(({ required }) => required))
  .flatMap(({ ids }) => ids)
  .filter(id => !EMPTY_AT_FIRST.includes(id))

describe.each(typeIds)('the content type %s', typeId => {
  const findType = () => {
    const type = findContentType(typeId)
    if (!type) throw new Error(`No group brings ${typeId}`)
    return type
  }

  const reading = sandbox.openPlatform()

  it.each(HOSTILE)('reads and shows %s without throwing', (_what, data) => {
    const type = findType()
    const attributes = type.parse(data as Record<string, unknown>)
    expect(
      () => attributes !== undefined && type.queries?.(attributes, reading, new URLSearchParams())
    ).not.toThrow()
    const page = mapContentPage({
      id: 'a',
      content: { regions: [{ id: 'content', components: [{ type_id: typeId, data }] }] }
    })
    expect(() => listContentQueries(page, reading)).not.toThrow()
    const html = renderToString(
      withProviders(<RegionComponents region={findRegion(page, 'content')} />, { platform: reading })
    )
    // A boundary that had to step in leaves its note.
    expect(html).not.toContain('<template')
    expect(html).not.toMatch(/NaN|href="javascript:|\[object Object\]/)
  })

  it('shows nothing for too little rather than an empty frame', () => {
    const html = renderToString(withProviders(<RegionComponents region={buildRegion({ type_id: typeId })} />))
    expect(html.replace(/<!--.*?-->/g, '') === '').toBe(!WITHOUT_ATTRIBUTES.includes(typeId))
  })
})

it('knows each type id once, whatever its case', () => {
  expect(new Set(typeIds.map(id => id.toLowerCase())).size).toBe(typeIds.length)
  for (const id of typeIds) expect(findContentType(id.toUpperCase())).toBe(findContentType(id))
})

it.each(Object.entries(contentGroups))(
  'brings with the group %s the types that it declares',
  async (_name, { typeIds: declared, load }) => {
    const { contentTypes } = await load()
    expect(contentTypes.flatMap(type => type.typeIds).sort()).toEqual([...declared].sort())
  }
)

it('loads nothing for a group that does not exist', async () => {
  await expect(loadContentGroups(['__proto__', 'nothing'])).resolves.toBeUndefined()
})
