import { categories } from './categories/categories'
import { buildScene, type Colors, type Scene, type Shown } from './build-scene'
import type { ScenePicture } from './pictures/scene-picture'

/** Tiles of categories: scene and colours by picture id. */
const tiles: Record<string, [scene: Scene, ...colors: Colors, shown?: Shown]> = {
  'jasmin-tea': ['tasting-table', '#1F5B43', '#E9E2B8', '#DCE8D6'],
  'jasmin-green-tea': ['dry-leaf', '#4E7A4A', '#DDE8A8', '#E6EDDD'],
  'jasmin-black-tea': ['pour', '#6B2F1E', '#D9A25F', '#F0E2D3'],
  'jasmin-white-oolong-tea': [
    'ingredients',
    '#B3A27A',
    '#FBF6E4',
    '#F2EEE2',
    { motifs: ['bud', 'peony', 'curl'] }
  ],
  'jasmin-herbal-tea': [
    'ingredients',
    '#5E8C61',
    '#F0D66A',
    '#E7EFDF',
    { motifs: ['camomile', 'mint', 'verbena'] }
  ],
  'jasmin-fruit-tea': [
    'ingredients',
    '#A8322A',
    '#F3A9A0',
    '#F6E1DC',
    { motifs: ['apple', 'hibiscus', 'berry'] }
  ],
  'jasmin-rooibos-tea': [
    'ingredients',
    '#B4552A',
    '#F0C08A',
    '#F5E4D4',
    { motifs: ['rooibos', 'vanilla', 'citrus'] }
  ],
  'jasmin-matcha': ['matcha-table', '#6C9A3B', '#E7F0C8', '#E9EFD8'],
  'jasmin-iced-tea': ['iced-glass', '#E08A3C', '#BFE0C8', '#E3F0EA'],
  'jasmin-discover': [
    'still-life',
    '#8A6414',
    '#E9B64E',
    '#F1EADB',
    { motifs: ['sunrise', 'camomile', 'leaf'], forms: ['tea-sampler', 'tea-box', 'tea-tin'] }
  ],
  'jasmin-seasonal-tea': ['advent', '#8C2F2A', '#E8C27A', '#E9E6EC'],
  'jasmin-samplers': [
    'still-life',
    '#2F6A7A',
    '#C23B4F',
    '#E4ECEC',
    { motifs: ['apple', 'leaf'], forms: ['tea-sampler', 'tea-sampler'] }
  ],
  'jasmin-accessories': [
    'still-life',
    '#5C4330',
    '#8AA37A',
    '#EADFCF',
    { forms: ['porcelain-pot', 'tea-tin', 'matcha-bowl'] }
  ],
  'jasmin-pots-cups': ['tea-table', '#3E6B73', '#F3EFE4', '#DFE9E8'],
  'jasmin-brewing-tools': [
    'still-life',
    '#A7AEA8',
    '#C9A765',
    '#E9EAE4',
    { forms: ['infuser', 'whisk', 'tea-scoop'] }
  ],
  'jasmin-tea-storage': [
    'still-life',
    '#7C5A3A',
    '#1F5B43',
    '#EEE6DA',
    { motifs: ['leaf'], forms: ['tea-chest', 'tea-tin'] }
  ],
  'jasmin-treats': [
    'still-life',
    '#D9B44A',
    '#8A4B2D',
    '#F7EDD8',
    { motifs: ['linden', 'almond'], forms: ['honey-jar', 'cookies'] }
  ],
  'jasmin-honey': [
    'still-life',
    '#D29A2C',
    '#6B3F1D',
    '#FAF0D8',
    { motifs: ['linden', 'leaf'], forms: ['honey-jar', 'honey-jar'] }
  ],
  'jasmin-biscuits': [
    'still-life',
    '#E08A2C',
    '#F7E3C4',
    '#F4EADD',
    { motifs: ['sea-buckthorn'], forms: ['cookies'] }
  ],
  'jasmin-gifts': ['gift-table', '#1F5B43', '#C9473D', '#EFE7DA'],
  'jasmin-gift-ideas': ['shop', '#A8322A', '#F1D9A7', '#F4E6E0'],
  'jasmin-gift-sets': [
    'still-life',
    '#4E7A4A',
    '#E3A5B5',
    '#E9EEDF',
    { motifs: ['cherry-blossom', 'leaf', 'none'], forms: ['gift-set', 'tea-tin', 'matcha-bowl'] }
  ],
  'jasmin-gift-cards': [
    'still-life',
    '#8A6414',
    '#8C5A7A',
    '#F1EAD8',
    { motifs: ['flowers'], forms: ['gift-card', 'gift-card'] }
  ],
  'jasmin-all-sale': ['leaf-pattern', '#A8322A', '#F6DADA', '#F7E9E4'],
  'puro-capsules': ['capsule-row', '#7A2E1D', '#D8A25E', '#EFE4D6'],
  'puro-espresso': ['capsule-row', '#3A1F17', '#D8A25E', '#EDE4D8'],
  'puro-lungo': [
    'still-life',
    '#9FB4BF',
    '#3F6A7D',
    '#D6E2EA',
    { motifs: ['bean'], forms: ['tumbler', 'capsule-sleeve'] }
  ],
  'puro-ristretto': [
    'still-life',
    '#1F1512',
    '#C7502F',
    '#E6DBD2',
    { motifs: ['bean', 'bean'], forms: ['espresso-cup', 'capsule-sleeve'] }
  ],
  'puro-decaf': ['hands', '#5E7D5A', '#E6EBCF', '#DDE6D3'],
  'puro-flavoured': [
    'ingredients',
    '#C58B58',
    '#FFF0D6',
    '#F4EADD',
    { motifs: ['vanilla', 'hazelnut', 'caramel'] }
  ],
  'puro-chocolate': ['ingredients', '#5A3322', '#E2B48A', '#EFE0D4', { motifs: ['cacao'] }],
  'puro-tea-capsules': [
    'ingredients',
    '#4E7A4A',
    '#DDE8A8',
    '#DDE6D3',
    { motifs: ['mint', 'berry', 'needles'] }
  ],
  'puro-capsule-samplers': [
    'still-life',
    '#A3321F',
    '#3B3F5C',
    '#EFE4D6',
    { motifs: ['bean', 'moon'], forms: ['capsule-sampler', 'capsule-sampler'] }
  ],
  'puro-beans': ['beans', '#4A2B1C', '#C9955C', '#EFE4D6'],
  'puro-espresso-beans': [
    'still-life',
    '#2B1D16',
    '#B5662F',
    '#E9DCCD',
    { motifs: ['arches', 'waves'], forms: ['coffee-bag', 'coffee-bag'] }
  ],
  'puro-filter-beans': [
    'still-life',
    '#4C8A93',
    '#A8733F',
    '#F3E9DC',
    { motifs: ['filter', 'milk'], forms: ['coffee-bag', 'coffee-bag'] }
  ],
  'puro-machines': ['machine-stage', '#2B1D16', '#7A2E1D', '#D6E2EA'],
  'puro-machines-compact': ['machine-stage', '#A3321F', '#F0E2D3', '#F0E6DC'],
  'puro-machines-classic': ['machine-stage', '#59544F', '#D8A25E', '#E6E4E0'],
  'puro-machines-pro': ['machine-stage', '#1B1714', '#B9B4AE', '#DDDBD7'],
  'puro-accessories': [
    'still-life',
    '#635C55',
    '#A3321F',
    '#F6F2EC',
    { forms: ['milk-frother', 'capsule-tower', 'tumbler'] }
  ],
  'puro-milk': ['still-life', '#DADDDD', '#D9B98A', '#E4EDF2', { forms: ['milk-frother', 'cappuccino-cup'] }],
  'puro-cups': [
    'still-life',
    '#A3321F',
    '#D9B98A',
    '#EFE4D6',
    { forms: ['espresso-cup', 'cappuccino-cup', 'tumbler'] }
  ],
  'puro-care': ['still-life', '#3F6A7D', '#DDE6D3', '#E3ECEF', { forms: ['descaler', 'water-filter'] }],
  'puro-capsule-storage': [
    'still-life',
    '#8A5A34',
    '#2B1D16',
    '#F1ECE6',
    { forms: ['capsule-drawer', 'capsule-tower'] }
  ],
  'puro-gifts': ['gift-table', '#7A2E1D', '#D8A25E', '#EFE4D6'],
  'puro-gift-ideas': ['shop', '#7A2E1D', '#D8A25E', '#D6E2EA'],
  'puro-bundles': [
    'still-life',
    '#A3321F',
    '#5E7D5A',
    '#DDE6D3',
    { forms: ['machine-compact', 'gift-set', 'espresso-cup'] }
  ],
  'puro-gift-cards': [
    'still-life',
    '#2B1D16',
    '#C7502F',
    '#F1E6DC',
    { motifs: ['bean'], forms: ['gift-card', 'gift-card'] }
  ],
  'puro-all-sale': ['capsule-row', '#A3261C', '#F6C9B8', '#F7E6DF']
}

/** The pictures of the category tiles. */
export function buildCategoryScenes(): ScenePicture[] {
  return categories.flatMap(({ pictureId }) => {
    const tile = pictureId === undefined ? undefined : tiles[pictureId]
    if (pictureId === undefined || tile === undefined) return []
    const [scene, main, accent, ground, shown] = tile
    return [buildScene(pictureId, scene, 4 / 3, [main, accent, ground], shown)]
  })
}
