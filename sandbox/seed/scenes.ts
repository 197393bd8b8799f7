import type { ScenePicture } from './pictures/scene-picture'
import { categories } from './categories/categories'

type Scene = ScenePicture['scene']
type Colors = [main: string, accent: string, ground: string]

/** Tiles of categories: scene and colours by picture id. */
const tiles: Record<string, [scene: Scene, ...colors: Colors]> = {
  'jasmin-tea': ['tea-garden', '#1F5B43', '#E9E2B8', '#DCE8D6'],
  'jasmin-green-tea': ['tea-garden', '#4E7A4A', '#DDE8A8', '#E6EDDD'],
  'jasmin-black-tea': ['cup-steam', '#6B2F1E', '#D9A25F', '#F0E2D3'],
  'jasmin-white-oolong-tea': ['tea-table', '#B3A27A', '#FBF6E4', '#F2EEE2'],
  'jasmin-herbal-tea': ['leaf-pattern', '#5E8C61', '#F0D66A', '#E7EFDF'],
  'jasmin-fruit-tea': ['cup-steam', '#A8322A', '#F3A9A0', '#F6E1DC'],
  'jasmin-rooibos-tea': ['cup-steam', '#B4552A', '#F0C08A', '#F5E4D4'],
  'jasmin-matcha': ['kitchen', '#6C9A3B', '#E7F0C8', '#E9EFD8'],
  'jasmin-iced-tea': ['iced-glass', '#E08A3C', '#BFE0C8', '#E3F0EA'],
  'jasmin-discover': ['tea-table', '#8A6414', '#E9D6A6', '#F1EADB'],
  'jasmin-seasonal-tea': ['winter-window', '#8C2F2A', '#E8C27A', '#E9E6EC'],
  'jasmin-samplers': ['leaf-pattern', '#C98A5B', '#4E7A4A', '#F3EADD'],
  'jasmin-accessories': ['tea-table', '#5C4330', '#DCE8D6', '#EADFCF'],
  'jasmin-pots-cups': ['tea-table', '#3E6B73', '#F3EFE4', '#DFE9E8'],
  'jasmin-brewing-tools': ['kitchen', '#59655D', '#D9A441', '#E9EAE4'],
  'jasmin-tea-storage': ['kitchen', '#7C5A3A', '#E9D9B8', '#EEE6DA'],
  'jasmin-treats': ['kitchen', '#C08A2E', '#FBE7B2', '#F7EDD8'],
  'jasmin-honey': ['kitchen', '#D29A2C', '#FFF0C2', '#FAF0D8'],
  'jasmin-biscuits': ['tea-table', '#B98654', '#F7E3C4', '#F4EADD'],
  'jasmin-gifts': ['gift-table', '#1F5B43', '#C9473D', '#EFE7DA'],
  'jasmin-gift-ideas': ['gift-table', '#A8322A', '#F1D9A7', '#F4E6E0'],
  'jasmin-gift-sets': ['gift-table', '#4E7A4A', '#F6E2C0', '#E9EEDF'],
  'jasmin-gift-cards': ['gift-table', '#8A6414', '#FBF6E4', '#F1EAD8'],
  'jasmin-all-sale': ['leaf-pattern', '#A8322A', '#F6DADA', '#F7E9E4'],
  'puro-capsules': ['capsule-row', '#7A2E1D', '#D8A25E', '#EFE4D6'],
  'puro-espresso': ['espresso-stage', '#3A1F17', '#D8A25E', '#EDE4D8'],
  'puro-lungo': ['capsule-row', '#3F6A7D', '#CFE0E6', '#D6E2EA'],
  'puro-ristretto': ['capsule-row', '#1F1512', '#C7502F', '#E6DBD2'],
  'puro-decaf': ['capsule-row', '#5E7D5A', '#E6EBCF', '#DDE6D3'],
  'puro-flavoured': ['capsule-row', '#C58B58', '#FFF0D6', '#F4EADD'],
  'puro-chocolate': ['cup-steam', '#5A3322', '#E2B48A', '#EFE0D4'],
  'puro-tea-capsules': ['cup-steam', '#4E7A4A', '#DDE8A8', '#DDE6D3'],
  'puro-capsule-samplers': ['capsule-row', '#A3321F', '#3F6A7D', '#EFE4D6'],
  'puro-beans': ['beans', '#4A2B1C', '#C9955C', '#EFE4D6'],
  'puro-espresso-beans': ['beans', '#2B1D16', '#B5662F', '#E9DCCD'],
  'puro-filter-beans': ['beans', '#8A5A34', '#E6C79C', '#F3E9DC'],
  'puro-machines': ['machine-stage', '#2B1D16', '#7A2E1D', '#D6E2EA'],
  'puro-machines-compact': ['machine-stage', '#A3321F', '#F0E2D3', '#F0E6DC'],
  'puro-machines-classic': ['machine-stage', '#59544F', '#D8A25E', '#E6E4E0'],
  'puro-machines-pro': ['machine-stage', '#1B1714', '#B9B4AE', '#DDDBD7'],
  'puro-accessories': ['kitchen', '#635C55', '#D6E2EA', '#F6F2EC'],
  'puro-milk': ['kitchen', '#8FA9B7', '#FFFFFF', '#E4EDF2'],
  'puro-cups': ['espresso-stage', '#7A2E1D', '#F6F2EC', '#EFE4D6'],
  'puro-care': ['kitchen', '#3F6A7D', '#DDE6D3', '#E3ECEF'],
  'puro-capsule-storage': ['capsule-row', '#2B1D16', '#A3321F', '#F1ECE6'],
  'puro-gifts': ['gift-table', '#7A2E1D', '#D8A25E', '#EFE4D6'],
  'puro-gift-ideas': ['gift-table', '#3F6A7D', '#F0C987', '#D6E2EA'],
  'puro-bundles': ['machine-stage', '#5E7D5A', '#EFE4D6', '#DDE6D3'],
  'puro-gift-cards': ['gift-table', '#2B1D16', '#C7502F', '#F1E6DC'],
  'puro-all-sale': ['capsule-row', '#A3261C', '#F6C9B8', '#F7E6DF']
}

/** Stages and story pictures of the content pages. */
const stages: ScenePicture[] = [
  buildScene('jasmin-stage-morning', 'tea-garden', 16 / 9, ['#1F5B43', '#F3E7B1', '#DCE8D6']),
  buildScene('jasmin-stage-tea', 'cup-steam', 16 / 9, ['#4E7A4A', '#E9E2B8', '#E6EDDD']),
  buildScene('jasmin-stage-winter', 'winter-window', 16 / 9, ['#8C2F2A', '#E8C27A', '#E4E4EC']),
  buildScene('jasmin-stage-gifts', 'gift-table', 16 / 9, ['#A8322A', '#F1D9A7', '#EFE7DA']),
  buildScene('jasmin-stage-table', 'tea-table', 16 / 9, ['#3E6B73', '#F3EFE4', '#EADFCF']),
  buildScene('jasmin-stage-sale', 'leaf-pattern', 16 / 9, ['#A8322A', '#F6DADA', '#F7E9E4']),
  buildScene('jasmin-story-harvest', 'tea-garden', 4 / 3, ['#6F8F3E', '#EDE3A4', '#E6EDDD']),
  buildScene('jasmin-story-kitchen', 'kitchen', 4 / 3, ['#5C4330', '#D9A441', '#EADFCF']),
  buildScene('jasmin-story-evening', 'cup-steam', 4 / 3, ['#5A4A7A', '#F0D66A', '#E7E3EE']),
  buildScene('jasmin-story-table', 'tea-table', 4 / 3, ['#1F5B43', '#F7E3C4', '#F1EADB']),
  buildScene('jasmin-card-matcha', 'kitchen', 1, ['#6C9A3B', '#E7F0C8', '#DDE6D3']),
  buildScene('jasmin-card-iced', 'iced-glass', 1, ['#E08A3C', '#BFE0C8', '#D6E2EA']),
  buildScene('jasmin-card-rooibos', 'cup-steam', 1, ['#B4552A', '#F0C08A', '#EFE4D6']),
  buildScene('jasmin-card-loose', 'leaf-pattern', 1, ['#1F5B43', '#9FC48A', '#DDE6D3']),
  buildScene('jasmin-pattern', 'leaf-pattern', 3, ['#17432F', '#4E7A4A', '#1F5B43']),
  buildScene('jasmin-recipe-latte', 'kitchen', 4 / 3, ['#6C9A3B', '#F3F6DC', '#E9EFD8']),
  buildScene('jasmin-recipe-iced', 'iced-glass', 4 / 3, ['#E08A3C', '#F6C7A0', '#F6E6D6']),
  buildScene('jasmin-recipe-chai', 'cup-steam', 4 / 3, ['#8A5A34', '#E9C79A', '#F2E4D2']),
  buildScene('jasmin-story-video', 'tea-table', 16 / 9, ['#3E6B73', '#F3EFE4', '#DFE9E8']),
  buildScene('jasmin-mood-garden', 'tea-garden', 1, ['#4E7A4A', '#EDE3A4', '#DCE8D6']),
  buildScene('jasmin-mood-leaf', 'leaf-pattern', 3 / 4, ['#1F5B43', '#9FC48A', '#E7EFDF']),
  buildScene('jasmin-mood-cup', 'cup-steam', 4 / 3, ['#1F5B43', '#DDE8A8', '#EADFCF']),
  buildScene('puro-stage-espresso', 'espresso-stage', 16 / 9, ['#2B1D16', '#D8A25E', '#3A2A20']),
  buildScene('puro-stage-capsules', 'capsule-row', 16 / 9, ['#7A2E1D', '#D8A25E', '#EFE4D6']),
  buildScene('puro-stage-machine', 'machine-stage', 16 / 9, ['#1B1714', '#A3321F', '#2B1D16']),
  buildScene('puro-stage-beans', 'beans', 16 / 9, ['#4A2B1C', '#C9955C', '#EFE4D6']),
  buildScene('puro-stage-kitchen', 'kitchen', 16 / 9, ['#635C55', '#D8A25E', '#F6F2EC']),
  buildScene('puro-stage-gifts', 'gift-table', 16 / 9, ['#7A2E1D', '#F0C987', '#EFE4D6']),
  buildScene('puro-stage-sale', 'capsule-row', 16 / 9, ['#A3261C', '#F6C9B8', '#F7E6DF']),
  buildScene('puro-story-roastery', 'beans', 4 / 3, ['#2B1D16', '#B5662F', '#E9DCCD']),
  buildScene('puro-story-crema', 'espresso-stage', 4 / 3, ['#3A1F17', '#E0B070', '#EDE4D8']),
  buildScene('puro-story-recycling', 'capsule-row', 4 / 3, ['#5E7D5A', '#E6EBCF', '#DDE6D3']),
  buildScene('puro-story-machine', 'machine-stage', 4 / 3, ['#59544F', '#D8A25E', '#D6E2EA']),
  buildScene('puro-recipe-tonic', 'iced-glass', 4 / 3, ['#4A2A1A', '#F1E2C8', '#D6E2EA']),
  buildScene('puro-recipe-cortado', 'espresso-stage', 4 / 3, ['#6B4326', '#E0B070', '#EFE4D6']),
  buildScene('puro-recipe-cocoa', 'cup-steam', 4 / 3, ['#4A2A1C', '#E2B48A', '#F0E4D8']),
  buildScene('puro-kranich', 'machine-stage', 16 / 9, ['#1B1714', '#7A2E1D', '#2B1D16']),
  buildScene('puro-kranich-light', 'machine-stage', 4 / 3, ['#59544F', '#B9B4AE', '#D6E2EA']),
  buildScene('puro-kranich-table', 'espresso-stage', 16 / 9, ['#2B1D16', '#D8A25E', '#3A2A20']),
  buildScene('puro-card-lungo', 'capsule-row', 1, ['#3F6A7D', '#CFE0E6', '#D6E2EA']),
  buildScene('puro-card-chocolate', 'cup-steam', 1, ['#5A3322', '#E2B48A', '#EFE4D6']),
  buildScene('puro-card-iced', 'iced-glass', 1, ['#7A4A2A', '#F1E2C8', '#D6E2EA']),
  buildScene('puro-card-decaf', 'espresso-stage', 1, ['#5E7D5A', '#F1E6C8', '#DDE6D3'])
]

function buildScene(id: string, scene: Scene, ratio: number, [main, accent, ground]: Colors): ScenePicture {
  return { id, scene, colors: { main, accent, ground }, ratio }
}

function buildTiles(): ScenePicture[] {
  return categories.flatMap(({ pictureId }) => {
    const tile = pictureId === undefined ? undefined : tiles[pictureId]
    if (pictureId === undefined || tile === undefined) return []
    const [scene, ...colors] = tile
    return [buildScene(pictureId, scene, 4 / 3, colors)]
  })
}

/** Every scene that pages and category tiles name. */
export const scenes: ScenePicture[] = [...buildTiles(), ...stages]
