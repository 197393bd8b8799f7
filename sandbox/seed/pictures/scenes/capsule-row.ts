import { buildCapsule, buildLyingCapsule } from '../forms/capsule'
import { mixFamily } from '../forms/samplers'
import { drawStudio } from '../studio'
import { imagineSubject, place, type Stage } from './stage'

/** Capsules in a receding row, the colours of one family. */
export function drawCapsuleRow(stage: Stage): string {
  const { sheet, main, ground, width, height } = stage
  const family = [main, ...mixFamily(imagineSubject(stage, 'none', 'puro'))]
  const wide = width / height > 1.15
  const count = wide ? 6 : 5
  const row = Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1)
    return {
      x: 430 - share * 790,
      y: 0.63 + share * 0.15,
      scale: 1.15 + share * 0.75,
      tone: family[index % family.length] ?? main
    }
  })
  return (
    drawStudio(sheet, ground, width, height, height * 0.6) +
    row.map(({ x, y, scale, tone }) => place(stage, buildCapsule(sheet, tone), x, y, scale)).join('') +
    place(stage, buildLyingCapsule(sheet, main), 290, 0.92, 1.5)
  )
}
