import { lighten, shade } from '../colour'
import type { Sheet } from '../sheet'
import type { Item } from '../studio'
import type { Subject } from '../subject'
import { drawTeaLabel } from './tea-label'

const outline =
  'M-226 -640Q0 -650 226 -640C238 -520 252 -360 248 -200C246 -110 240 -50 232 -16C190 26 -190 26 -232 -16C-240 -50 -246 -110 -248 -200C-252 -360 -238 -520 -226 -640Z'

const footprint = [
  { x: -232, y: -14 },
  { x: -120, y: 14 },
  { x: 120, y: 14 },
  { x: 232, y: -14 },
  { x: 150, y: -50 },
  { x: -150, y: -50 }
]

/** Light, folds and seal over a filled standing pouch. */
function drawFolds(sheet: Sheet, main: string): string {
  const volume = sheet.linear([
    [0, '#000', 0.26],
    [0.07, '#fff', 0.1],
    [0.26, '#fff', 0.26],
    [0.5, '#fff', 0],
    [0.8, '#000', 0.14],
    [0.95, '#000', 0.34],
    [1, '#000', 0.2]
  ])
  const dark = shade(main, 0.8)
  return (
    `<path d="${outline}" fill="${volume}"/>` +
    `<path d="M-226 -640Q0 -650 226 -640L229 -590Q0 -598 -229 -590Z" fill="${lighten(main, 0.16)}" fill-opacity=".5"/>` +
    `<path d="M-229 -590Q0 -598 229 -590" fill="none" stroke="${dark}" stroke-opacity=".35" stroke-width="3"/><path d="M-229 -586Q0 -594 229 -586" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2"/>` +
    `<path d="M-238 -64C-160 -14 160 -14 240 -66C160 6 -160 6 -238 -64Z" fill="${dark}" fill-opacity=".3"/>` +
    `<g fill="none" stroke-width="9" stroke-linecap="round" filter="${sheet.blur(5)}"><path d="M-232 -500C-190 -440 -204 -380 -226 -330M-236 -120Q-180 -90 -150 -34" stroke="#fff" stroke-opacity=".18"/><path d="M234 -500C196 -430 204 -370 236 -310M236 -130Q190 -90 160 -32" stroke="${dark}" stroke-opacity=".22"/></g>`
  )
}

/** A matt standing pouch; `face` draws what is printed on it, around x = 0 and upwards from y = 0. */
export function buildPouch(subject: Subject, face: string): Item {
  const { sheet, main } = subject
  return {
    body:
      `<path d="${outline}" fill="${main}"/><g clip-path="${sheet.clip(`<path d="${outline}"/>`)}">${face}</g>` +
      drawFolds(sheet, main),
    base: footprint,
    height: 600
  }
}

export function buildTeaPouch(subject: Subject): Item {
  const turn = Math.round((subject.variation - 0.5) * 24)
  return buildPouch(
    subject,
    subject.print(`translate(-190 -210) rotate(${turn - 34}) scale(.86)`) +
      subject.print(`translate(70 -120) rotate(${turn}) scale(1.12)`) +
      `<g transform="translate(-176 -548)">${drawTeaLabel(subject, 352, 264)}</g>`
  )
}
