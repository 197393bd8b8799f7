import type { SeedPicture } from '../../../contracts'
import type { Sheet } from '../sheet'
export const scenes = {} as Record<SeedPicture['scene'], (s: { sheet: Sheet; main: string; accent: string; ground: string; width: number; height: number; ratio: number }) => string>
