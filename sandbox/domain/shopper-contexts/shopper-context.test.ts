import { mergeContext, type ContextChange, type ShopperContext } from './shopper-context'

const current: ShopperContext = {
  sourceCode: 'spring',
  customerGroupIds: ['Everyone'],
  customQualifiers: { deviceType: 'mobile', screenSize: 'sm' },
  geoLocation: { city: 'Köln' }
}

it.each<[string, ContextChange, Partial<ShopperContext>]>([
  ['leaves everything for an empty change', {}, {}],
  ['replaces a text', { sourceCode: 'autumn' }, { sourceCode: 'autumn' }],
  ['leaves a text for null', { sourceCode: null }, {}],
  ['takes a text back for an empty one', { sourceCode: '' }, { sourceCode: undefined }],
  ['replaces a list', { customerGroupIds: ['Friends'] }, { customerGroupIds: ['Friends'] }],
  ['takes a list back for an empty one', { customerGroupIds: [] }, { customerGroupIds: undefined }],
  [
    'merges qualifiers one by one',
    { customQualifiers: { screenSize: 'lg' } },
    { customQualifiers: { deviceType: 'mobile', screenSize: 'lg' } }
  ],
  [
    'takes one qualifier back for null',
    { customQualifiers: { screenSize: null } },
    { customQualifiers: { deviceType: 'mobile' } }
  ],
  ['takes all qualifiers back for none', { customQualifiers: {} }, { customQualifiers: undefined }],
  ['replaces a place as a whole', { geoLocation: { region: 'BY' } }, { geoLocation: { region: 'BY' } }],
  ['leaves a place for null', { geoLocation: null }, {}],
  ['takes a place back for an empty one', { geoLocation: {} }, { geoLocation: undefined }]
])('%s', (_what, change, difference) => {
  expect(mergeContext(current, change)).toEqual({ ...current, ...difference })
})
