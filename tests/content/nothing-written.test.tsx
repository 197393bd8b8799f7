import { render } from '@testing-library/react'
import { findContentType, loadContentGroups } from '../../app/content/content-registry'
import { contentGroups } from '../../app/content/content-types'
import { WIDE } from '../../app/content/use-media'
import type { Platform } from '../../app/platform/platform'
import { componentTypes } from '../../sandbox/component-types/component-types'
import { stubMatchMedia } from '../factories/stub-match-media'
import { withProviders } from '../factories/with-providers'

/** A platform that has nothing and refuses nothing. */
const empty = new Proxy({} as Platform, {
  get: (_platform, name) =>
    name === 'locale'
      ? 'en-GB'
      : name === 'family'
        ? () => empty
        : (_given: unknown) => new Promise(() => undefined)
})

const MARKS = /undefined|null|NaN|\[object|Invalid Date/

beforeAll(() => loadContentGroups(Object.keys(contentGroups)))
beforeEach(() => stubMatchMedia(WIDE))

const emptied = Object.fromEntries(
  componentTypes.map(({ ids: [typeId], attributes }) => [
    typeId,
    {
      'no attribute': {},
      'empty texts': Object.fromEntries(attributes.map(({ name }) => [name, ''])),
      'empty lists': Object.fromEntries(
        attributes.map(({ name, kind }) => [name, kind === 'list' ? [] : ' '])
      ),
      'empty entries': Object.fromEntries(
        attributes.map(({ name, kind }) => [
          name,
          kind === 'list' ? [{}, {}] : kind === 'picture' ? {} : null
        ])
      )
    }
  ])
)

describe.each(Object.entries(emptied))('%s', (typeId, variants) => {
  it.each(Object.entries(variants))('with %s is left out or shows nothing wrong', (_what, data) => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const type = findContentType(typeId)!
    const attributes = type.parse(data)
    if (attributes === undefined) return
    const component = { id: 'a', typeId, data, regions: [] }
    const { container } = render(
      withProviders(<type.Component attributes={attributes} component={component} first="page" />, {
        platform: empty
      })
    )
    expect(container.textContent).not.toMatch(MARKS)
    expect(
      [...container.querySelectorAll('[href], [src], [alt], [aria-label]')].map(readAddress).join(' ')
    ).not.toMatch(MARKS)
    expect(errors.mock.calls).toEqual([])
  })
})

const readAddress = (element: Element) =>
  ['href', 'src', 'alt', 'aria-label'].map(name => element.getAttribute(name) ?? '').join(' ')
