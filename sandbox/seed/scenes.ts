import { buildScene } from './build-scene'
import { buildCategoryScenes } from './category-scenes'
import type { ScenePicture } from './pictures/scene-picture'

/** Stages and story pictures of the content pages. */
const stages: ScenePicture[] = [
  buildScene('jasmin-stage-morning', 'tea-garden', 16 / 9, ['#1F5B43', '#F3E7B1', '#DCE8D6']),
  buildScene('jasmin-stage-tea', 'tasting-table', 16 / 9, ['#4E7A4A', '#E9E2B8', '#E6EDDD']),
  buildScene('jasmin-stage-winter', 'advent', 16 / 9, ['#8C2F2A', '#E8C27A', '#E4E4EC']),
  buildScene('jasmin-stage-calendar', 'still-life', 4 / 3, ['#1F3A5F', '#E8C27A', '#E9E6EC'], {
    motifs: ['winter', 'spice', 'none'],
    forms: ['advent-calendar', 'tea-tin', 'lidded-mug']
  }),
  buildScene('jasmin-stage-gifts', 'gift-table', 16 / 9, ['#A8322A', '#F1D9A7', '#EFE7DA']),
  buildScene('jasmin-stage-table', 'tea-table', 16 / 9, ['#3E6B73', '#F3EFE4', '#EADFCF']),
  buildScene('jasmin-stage-summer', 'still-life', 4 / 3, ['#E8895C', '#BFE0C8', '#DCE8D6'], {
    motifs: ['none', 'peach', 'none'],
    forms: ['glass-pot', 'tea-box', 'double-wall-glass']
  }),
  buildScene('jasmin-stage-autumn', 'kitchen', 16 / 9, ['#8A4B2D', '#D9A441', '#EADFCF']),
  buildScene('jasmin-stage-sale', 'still-life', 16 / 9, ['#A8322A', '#E0A15A', '#F7E9E4'], {
    motifs: ['cherry', 'peach', 'waves'],
    forms: ['tea-box', 'tea-pouch', 'tea-tin']
  }),
  buildScene('jasmin-story-harvest', 'ingredients', 4 / 3, ['#6F8F3E', '#EDE3A4', '#E6EDDD'], {
    motifs: ['leaf', 'bud']
  }),
  buildScene('jasmin-story-kettle', 'kitchen', 4 / 3, ['#5C4330', '#D9A441', '#EADFCF']),
  buildScene('jasmin-story-evening', 'hands', 4 / 3, ['#5A4A7A', '#F0D66A', '#E7E3EE']),
  buildScene('jasmin-story-table', 'pour', 4 / 3, ['#1F5B43', '#F7E3C4', '#F1EADB']),
  buildScene('jasmin-card-matcha', 'still-life', 4 / 3, ['#6C9A3B', '#C9A765', '#DDE6D3'], {
    motifs: ['leaf', 'none', 'none'],
    forms: ['tea-tin', 'whisk', 'matcha-bowl']
  }),
  buildScene('jasmin-card-iced', 'iced-glass', 4 / 3, ['#E08A3C', '#BFE0C8', '#D6E2EA']),
  buildScene('jasmin-card-rooibos', 'cup-steam', 4 / 3, ['#B4552A', '#F0C08A', '#EFE4D6'], {
    motifs: ['spice']
  }),
  buildScene('jasmin-card-loose', 'still-life', 4 / 3, ['#A7AEA8', '#8A4B2D', '#DDE6D3'], {
    forms: ['infuser', 'tea-scoop']
  }),
  buildScene('jasmin-pattern', 'leaf-pattern', 3, ['#17432F', '#4E7A4A', '#1F5B43']),
  buildScene('jasmin-recipe-latte', 'matcha-table', 4 / 3, ['#6C9A3B', '#F3F6DC', '#E9EFD8']),
  buildScene('jasmin-recipe-iced', 'iced-glass', 4 / 3, ['#E08A3C', '#F6C7A0', '#F6E6D6']),
  buildScene('jasmin-recipe-chai', 'cup-steam', 4 / 3, ['#8A5A34', '#E9C79A', '#F2E4D2'], {
    motifs: ['spice']
  }),
  buildScene('jasmin-story-video', 'tea-table', 16 / 9, ['#3E6B73', '#F3EFE4', '#DFE9E8']),
  buildScene('jasmin-stage-infuser', 'still-life', 16 / 9, ['#A7AEA8', '#D9CBB0', '#E9EAE4'], {
    forms: ['infuser', 'lidded-mug']
  }),
  buildScene('jasmin-mood-leaf', 'ingredients', 3 / 4, ['#1F5B43', '#9FC48A', '#E7EFDF'], {
    motifs: ['mint', 'lemongrass', 'ginger']
  }),
  buildScene('jasmin-spots-brewing', 'still-life', 16 / 9, ['#BFD3D2', '#D9CBB0', '#E4ECE9'], {
    forms: ['glass-pot', 'infuser', 'lidded-mug']
  }),
  buildScene('jasmin-harbour', 'harbour', 16 / 9, ['#1F5B43', '#E9C27A', '#DFE6E4']),
  buildScene('jasmin-stage-shop', 'shop', 16 / 9, ['#1F5B43', '#E3A55A', '#EADFCF']),
  buildScene('jasmin-story-leaf', 'dry-leaf', 4 / 3, ['#4E5A34', '#A98A4A', '#EADFCF']),
  buildScene('puro-harbour', 'harbour', 4 / 3, ['#7A2E1D', '#D8A25E', '#E3E0DC']),
  buildScene('puro-tasting', 'tasting-table', 16 / 9, ['#4A2B1C', '#D8A25E', '#EFE4D6']),
  buildScene('puro-story-shop', 'shop', 4 / 3, ['#7A2E1D', '#D8A25E', '#EFE4D6']),
  buildScene('puro-stage-shop', 'shop', 16 / 9, ['#7A2E1D', '#D8A25E', '#EFE4D6']),
  buildScene('puro-stage-advent', 'advent', 16 / 9, ['#7A2E1D', '#D8A25E', '#3A2A20']),
  buildScene('puro-stage-espresso', 'espresso-stage', 16 / 9, ['#2B1D16', '#D8A25E', '#3A2A20']),
  buildScene('puro-stage-capsules', 'capsule-row', 16 / 9, ['#7A2E1D', '#D8A25E', '#EFE4D6']),
  buildScene('puro-stage-machine', 'machine-stage', 16 / 9, ['#1B1714', '#A3321F', '#2B1D16']),
  buildScene('puro-stage-beans', 'roastery', 16 / 9, ['#4A2B1C', '#C9955C', '#EFE4D6']),
  buildScene('puro-stage-kitchen', 'still-life', 16 / 9, ['#59544F', '#A3321F', '#F6F2EC'], {
    motifs: ['none', 'bean'],
    forms: ['machine-classic', 'capsule-sleeve', 'cappuccino-cup']
  }),
  buildScene('puro-stage-gifts', 'gift-table', 16 / 9, ['#7A2E1D', '#F0C987', '#EFE4D6']),
  buildScene('puro-stage-sale', 'still-life', 16 / 9, ['#A3261C', '#D8A25E', '#F7E6DF'], {
    motifs: ['coffee-cherry', 'bean'],
    forms: ['coffee-bag', 'capsule-sampler']
  }),
  buildScene('puro-story-roastery', 'roastery', 4 / 3, ['#2B1D16', '#B5662F', '#E9DCCD']),
  buildScene('puro-story-crema', 'hands', 4 / 3, ['#7A2E1D', '#E0B070', '#EDE4D8']),
  buildScene('puro-story-recycling', 'still-life', 4 / 3, ['#5E7D5A', '#E6EBCF', '#DDE6D3'], {
    forms: ['recycling-bags']
  }),
  buildScene('puro-story-machine', 'still-life', 4 / 3, ['#2F5F6B', '#DDE6D3', '#D6E2EA'], {
    forms: ['machine-compact-plus', 'water-filter', 'descaler']
  }),
  buildScene('puro-recipe-tonic', 'iced-glass', 4 / 3, ['#4A2A1A', '#F1E2C8', '#D6E2EA']),
  buildScene('puro-recipe-cortado', 'still-life', 4 / 3, ['#6B4326', '#E0B070', '#EFE4D6'], {
    forms: ['latte-glass', 'espresso-cup']
  }),
  buildScene('puro-recipe-cocoa', 'cup-steam', 4 / 3, ['#4A2A1C', '#E2B48A', '#F0E4D8'], {
    motifs: ['cacao']
  }),
  buildScene('puro-kranich', 'machine-stage', 16 / 9, ['#1B1714', '#7A2E1D', '#2B1D16']),
  buildScene('puro-kranich-light', 'still-life', 4 / 3, ['#59544F', '#F6F2EC', '#D6E2EA'], {
    forms: ['machine-classic', 'espresso-cup']
  }),
  buildScene('puro-kranich-table', 'espresso-stage', 16 / 9, ['#2B1D16', '#D8A25E', '#3A2A20']),
  buildScene('puro-card-lungo', 'still-life', 4 / 3, ['#3F6A7D', '#CFE0E6', '#D6E2EA'], {
    motifs: ['bean', 'bean'],
    forms: ['tumbler', 'capsule-sampler']
  }),
  buildScene('puro-card-chocolate', 'still-life', 4 / 3, ['#3B2016', '#C9955C', '#EFE4D6'], {
    motifs: ['cacao'],
    forms: ['capsule-sleeve', 'cappuccino-cup']
  }),
  buildScene('puro-card-iced', 'ingredients', 4 / 3, ['#3E9AA0', '#FFF7E6', '#D6E2EA'], {
    motifs: ['coconut']
  }),
  buildScene('puro-film-beans', 'beans', 16 / 9, ['#4A2B1C', '#C9955C', '#EFE4D6']),
  buildScene('puro-spots-cup', 'still-life', 16 / 9, ['#3A1F17', '#A3321F', '#EFE4D6'], {
    motifs: ['arches', 'bean', 'none'],
    forms: ['capsule-sleeve', 'capsule-sampler', 'espresso-cup']
  }),
  buildScene('puro-card-decaf', 'still-life', 4 / 3, ['#5E7D5A', '#D9B98A', '#DDE6D3'], {
    motifs: ['moon', 'none'],
    forms: ['capsule-sleeve', 'cappuccino-cup']
  })
]

/** Every scene that pages and category tiles name. */
export const scenes: ScenePicture[] = [...buildCategoryScenes(), ...stages]
