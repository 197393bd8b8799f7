import { itemRegionId, mapContentPage } from './map-content-page'

const richText = { type_id: 'richText', data: { html: 'Tee' } }

const mapAccordion = (data: unknown, regions?: unknown) =>
  mapContentPage({
    id: 'service',
    content: { regions: [{ id: 'content', components: [{ type_id: 'accordion', data, regions }] }] }
  }).regions[0]?.components[0]

it('finds components within the items of a component among its regions', () => {
  const accordion = mapAccordion(
    {
      items: [
        { headline: 'One' },
        { headline: 'Two', regions: [{ id: 'x', components: [richText, richText] }] }
      ]
    },
    [{ id: 'own', components: [richText] }]
  )
  expect(accordion?.regions.map(({ id, components }) => [id, components.length])).toEqual([
    ['own', 1],
    [itemRegionId(1), 2]
  ])
  expect(accordion?.data).toEqual({ items: [{ headline: 'One' }, { headline: 'Two' }] })
})

it.each([[null], [[null, 7, 'x']], [[{ regions: 'x' }]], ['x']])('leaves items %j as they are', items => {
  const component = mapAccordion({ items })
  expect(component?.data).toEqual({ items })
  expect(component?.regions).toEqual([])
})

it('hands on what the instance adds to a component’s attributes', () => {
  const map = (custom: unknown) =>
    mapContentPage({
      id: 'service',
      content: { regions: [{ id: 'content', components: [{ ...richText, custom }] }] }
    }).regions[0]?.components[0]
  expect(map({ productType: 'tea' })?.custom).toEqual({ productType: 'tea' })
  expect(map('tea')).not.toHaveProperty('custom')
})
