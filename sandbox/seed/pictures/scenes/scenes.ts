import type { ScenePicture } from '../scene-picture'
import { drawAdvent } from './advent'
import { drawDryLeafScene } from './dry-leaf'
import { drawHands } from './hands'
import { drawHarbour } from './harbour'
import { drawIngredients } from './ingredients'
import { drawMatchaTable } from './matcha-table'
import { drawPour } from './pour'
import { drawRoastery } from './roastery'
import { drawShop } from './shop'
import { drawStillLife } from './still-life'
import { drawTastingTable } from './tasting-table'
import { drawBeans } from './beans'
import { drawCapsuleRow } from './capsule-row'
import { drawCupSteam } from './cup-steam'
import { drawEspressoStage, drawMachineStage } from './dark-stage'
import { drawGiftTable } from './gift-table'
import { drawIcedGlass } from './iced-glass'
import { drawKitchen } from './kitchen'
import { drawLeafPattern } from './leaf-pattern'
import type { Stage } from './stage'
import { drawTeaGarden } from './tea-garden'
import { drawTeaTable } from './tea-table'
import { drawWinterWindow } from './winter-window'

export const scenes: Record<ScenePicture['scene'], (stage: Stage) => string> = {
  'cup-steam': drawCupSteam,
  'tea-garden': drawTeaGarden,
  kitchen: drawKitchen,
  'tea-table': drawTeaTable,
  'leaf-pattern': drawLeafPattern,
  'espresso-stage': drawEspressoStage,
  'capsule-row': drawCapsuleRow,
  'machine-stage': drawMachineStage,
  beans: drawBeans,
  'gift-table': drawGiftTable,
  'winter-window': drawWinterWindow,
  'iced-glass': drawIcedGlass,
  'dry-leaf': drawDryLeafScene,
  pour: drawPour,
  hands: drawHands,
  harbour: drawHarbour,
  'tasting-table': drawTastingTable,
  'matcha-table': drawMatchaTable,
  advent: drawAdvent,
  roastery: drawRoastery,
  shop: drawShop,
  ingredients: drawIngredients,
  'still-life': drawStillLife
}
