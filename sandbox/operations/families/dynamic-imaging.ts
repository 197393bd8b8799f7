import { buildFamily } from '../operation'

export const dynamicImaging = buildFamily({
  id: 'images',
  name: 'Dynamic imaging',
  addresses: ['/dw/image/v2/SBOX_001/on/demandware.static/-/Sites-{library}/{locale}/images'],
  inSpec: { 'GET /{pictureId}/{view}.{format}': 'getImage' }
})
