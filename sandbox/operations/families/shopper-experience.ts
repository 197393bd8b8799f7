import { buildFamily } from '../operation'

export const shopperExperience = buildFamily({
  id: 'shopper-experience',
  name: 'Shopper Experience',
  addresses: ['/experience/shopper-experience/v1/organizations/{organizationId}'],
  inSpec: {
    'GET /pages/{pageId}': 'getPage',
    'GET /pages': 'getPages'
  },
  beyondSpec: {
    'GET /components/{componentId}': 'getComponent',
    'GET /contents/{id}': 'getContent',
    'GET /folders/{id}': 'getContentFolder',
    'GET /folders': 'getContentFolders',
    'GET /contents': 'getMultipleContent',
    'POST /qualifiers/resolve': 'resolveQualifiers',
    'GET /content-search': 'searchContent'
  }
})
