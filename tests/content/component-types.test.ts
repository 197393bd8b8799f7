import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findContentType, loadContentGroups } from '../../app/content/content-registry'
import { basicTypes, contentGroups } from '../../app/content/content-types'
import { basics } from '../../sandbox/component-types/basics'
import type { Attribute, ComponentType } from '../../sandbox/component-types/component-type'
import { componentTypes } from '../../sandbox/component-types/component-types'
import { goods } from '../../sandbox/component-types/goods'
import { service } from '../../sandbox/component-types/service'
import { stories } from '../../sandbox/component-types/stories'

type Data = Record<string, unknown>

beforeAll(() => loadContentGroups(Object.keys(contentGroups)))

const ENOUGH: Partial<Record<string, unknown>> = {
  json: { '@context': 'https://schema.org', '@type': 'WebPage' },
  specs: { color: 'red' },
  video: 'https://res.cloudinary.com/demo/video/upload/tea.mp4',
  extras: {},
  regions: [],
  anchor: 'tea',
  ratio: '4/3',
  countdownDate: '2027-12-31',
  canonicalUrl: '/tea',
  captions: '/tea.vtt'
}

/** A value that the shop can use. */
function buildValue({ name, kind, choices, fallback, min = 0, max = 10, entries }: Attribute): unknown {
  if (kind === 'number') return name === 'ratio' ? 1.5 : Math.min(Math.max(3, min), max)
  if (kind === 'flag') return fallback !== 'yes'
  if (kind === 'choice' || kind === 'theme') return choices?.find(word => word !== fallback)
  if (kind === 'list') return entries?.length ? [buildData(entries)] : [{ headline: 'Tea' }]
  if (kind === 'products') return ['1']
  if (kind === 'picture') return { link: `/${name}.jpg`, alt: name }
  return ENOUGH[name] ?? (kind === 'link' ? `/${name}` : name)
}

const buildData = (attributes: readonly Attribute[]): Data =>
  Object.fromEntries(attributes.map(attribute => [attribute.name, buildValue(attribute)]))

const without = (data: Data, ...names: string[]): Data =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)))

/** What an entry may be as well: a picture itself, which has its own names. */
const OF_A_PICTURE = ['disBaseLink', 'link', 'url', 'alt', 'href']

/** The data, which notes what is read of it: `headline`, `items.title`. */
function watch(value: unknown, names: Set<string>, path = ''): unknown {
  if (Array.isArray(value)) return value.map(entry => watch(entry, names, path))
  if (typeof value !== 'object' || value === null) return value
  return new Proxy(value as Data, {
    get(target, name) {
      if (typeof name === 'symbol') return Reflect.get(target, name)
      names.add(path + name)
      const member = target[name]
      return Array.isArray(member) ? watch(member, names, `${path}${name}.`) : member
    }
  })
}

/** The data with everything, and without each one, so that its fallback is read too. */
function listVariants(attributes: readonly Attribute[]): Data[] {
  const full = buildData(attributes)
  return [
    full,
    {},
    ...attributes.map(({ name }) => without(full, name)),
    ...attributes.flatMap(({ name, entries = [] }) =>
      listEntryVariants(entries).map(entry => ({ ...full, [name]: [entry] }))
    )
  ]
}
const listEntryVariants = (entries: readonly Attribute[]): Data[] =>
  entries.length > 0 ? listVariants(entries) : []

const findParser = (id: string) => {
  const type = findContentType(id)
  if (!type) throw new Error(`The shop has no component ${id}`)
  return type.parse
}

function listReads({ ids: [id], attributes }: ComponentType): string[] {
  const names = new Set<string>()
  const parse = findParser(id)
  for (const data of listVariants(attributes)) parse(watch(data, names) as Data)
  return [...names]
}

const listNames = (attributes: readonly Attribute[], path = ''): string[] =>
  attributes.flatMap(({ name, formerly = [], entries = [] }) => [
    ...[name, ...formerly].map(each => path + each),
    ...listNames(entries, `${path}${name}.`)
  ])

/** Of entries that are shown by another component’s rules, and of regions, which are read with the page. */
const READ_ELSEWHERE = /^hotspots\.|^items\.regions$/

/** It has four tiles, whatever the rule that it shares with recommendations reads. */
const WITHOUT_EFFECT = ['discovery limit']

it('defines every component that the shop can show, and no other', () => {
  const known = [
    ...basicTypes.flatMap(type => type.typeIds),
    ...Object.values(contentGroups).flatMap(group => group.typeIds)
  ]
  expect(componentTypes.flatMap(type => [...type.ids]).sort()).toEqual(known.sort())
})

it.each(Object.entries({ basics, stories, goods, service }))(
  'has the components of the group %s in the folder of that name',
  (name, types) => {
    const folder = path.join(__dirname, '../../app/content/components', name)
    const files = readdirSync(folder).filter(file => /(?<!\.test)\.tsx$/.test(file))
    const code = files.map(file => readFileSync(path.join(folder, file), 'utf8')).join('\n')
    expect(types.flatMap(({ ids }) => ids).filter(id => !code.includes(`'${id}'`))).toEqual([])
  }
)

describe.each(componentTypes.map(type => [type.ids[0], type] as const))('%s', (id, type) => {
  const { attributes, oneOf = [] } = type
  const parse = (data: Data) => findParser(id)(data)
  const full = buildData(attributes)
  const required = attributes.filter(attribute => attribute.required)

  it('has the attributes that the shop reads', () => {
    const names = listNames(attributes)
    const isOfPicture = (name: string) => {
      const [listName = '', entry] = name.split('.')
      return entry !== undefined && names.includes(`${listName}.imageUrl`) && OF_A_PICTURE.includes(entry)
    }
    const reads = listReads(type).filter(
      name => !READ_ELSEWHERE.test(name) && !WITHOUT_EFFECT.includes(`${id} ${name}`)
    )
    expect(reads.filter(name => !names.includes(name) && !isOfPicture(name))).toEqual([])
    expect(names.filter(name => !reads.includes(name) && !READ_ELSEWHERE.test(name))).toEqual([])
  })

  it('shows something when everything is filled, and nothing without what is required', () => {
    expect(parse(full)).toBeDefined()
    for (const { name } of required) expect([name, parse(without(full, name))]).toEqual([name, undefined])
    if (oneOf.length > 0) expect(parse(without(full, ...oneOf))).toBeUndefined()
  })

  it('offers the choices that the shop knows, and says which it takes by itself', () => {
    for (const { name, kind, choices = [], fallback } of attributes) {
      if (kind !== 'choice' && kind !== 'theme') continue
      const byItself = parse(without(full, name))
      const others = choices.filter(word => word !== fallback)
      for (const word of others)
        expect([word, parse({ ...full, [name]: word })]).not.toEqual([word, byItself])
      if (fallback !== undefined && choices.includes(fallback))
        expect([name, parse({ ...full, [name]: fallback })]).toEqual([name, byItself])
      expect([name, parse({ ...full, [name]: 'unheard of' })]).toEqual([name, byItself])
    }
  })

  it('has the limits of the shop', () => {
    for (const { name, kind, min, max } of attributes) {
      if (kind !== 'number') continue
      const byItself = parse(without(full, name))
      for (const [limit, beyond] of [
        [min, (min ?? 0) - 1],
        [max, (max ?? 0) + 1]
      ]) {
        if (limit === undefined) continue
        const result = parse({ ...full, [name]: beyond })
        expect([
          [name, byItself],
          [name, parse({ ...full, [name]: limit })]
        ]).toContainEqual([name, result])
      }
    }
  })

  it('shows as many entries of a list as its limit allows', () => {
    for (const { name, most, entries } of attributes) {
      if (most === undefined || !entries) continue
      const fill = (count: number) => ({
        ...full,
        [name]: Array.from({ length: count }, () => buildData(entries))
      })
      expect(parse(fill(most + 1))).toEqual(parse(fill(most)))
      expect(parse(fill(most))).not.toEqual(parse(fill(most - 1)))
    }
  })
})
