import type { ScenePicture } from '../scene-picture'
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
  'iced-glass': drawIcedGlass
}
