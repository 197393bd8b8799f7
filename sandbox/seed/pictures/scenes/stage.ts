import type { ScenePicture } from '../scene-picture'
import { cleanColour } from '../colour'
import { motifs } from '../motifs/motifs'
import type { Sheet } from '../sheet'
import { stand, type Item } from '../studio'
import { choosePrintTones, measureVariation, type Subject } from '../subject'

/** A scene being drawn: its sheet and colours, and where on it things happen. */
export interface Stage {
  sheet: Sheet
  id: string
  main: string
  accent: string
  ground: string
  motifs: NonNullable<ScenePicture['motifs']>
  forms: NonNullable<ScenePicture['forms']>
  width: number
  height: number
  /** Middle of what is shown: wide pictures keep their left side calm for text. */
  focus: number
  /** Size of things: 1 in a picture 1000 high, less where the width is scarce. */
  unit: number
}

/** Prepares a scene of the given size. */
export function createStage(picture: ScenePicture, sheet: Sheet, width: number, height: number): Stage {
  const ratio = width / height
  const share = ratio > 1.5 ? 0.66 : ratio > 1.15 ? 0.57 : 0.5
  return {
    sheet,
    id: picture.id,
    main: cleanColour(picture.colors.main),
    accent: cleanColour(picture.colors.accent),
    ground: cleanColour(picture.colors.ground),
    motifs: picture.motifs ?? [],
    forms: picture.forms ?? [],
    width,
    height,
    focus: width * share,
    unit: Math.min(height, width * 0.8) / 1000
  }
}

/** Stands a thing on the stage; positions are in units from the focus and shares of the height. */
export function place(
  { sheet, ground, focus, height, unit }: Stage,
  item: Item,
  x: number,
  y: number,
  scale = 1
): string {
  return stand(sheet, item, ground, {
    x: focus + x * unit,
    y: height * y,
    scale: Math.round(scale * unit * 1000) / 1000
  })
}

/** A thing for the scene in the given colours, drawn as products are. */
export function imagineSubject(
  stage: Stage,
  motif: Subject['motif'],
  house: Subject['house'],
  colors: Partial<Pick<Subject, 'main' | 'accent' | 'drink'>> = {}
): Subject {
  const { sheet, ground } = stage
  const [main, accent] = [colors.main ?? stage.main, colors.accent ?? stage.accent]
  const { draw, beside, natural, lying, pale } = motifs[motif]
  let print: ((transform: string) => string) | undefined
  let nature: ((transform: string) => string) | undefined
  return {
    sheet,
    view: 1,
    form: 'gift-set',
    motif,
    pieces: 1,
    house,
    main,
    accent,
    ground,
    lines: { line1: '', line2: '' },
    drink: colors.drink ?? main,
    isCoffee: house === 'puro',
    variation: measureVariation(stage.id),
    print: transform => (print ??= sheet.keep(draw(choosePrintTones(main, accent, pale))))(transform),
    showNature: transform => (nature ??= sheet.keep((beside?.draw ?? draw)(natural)))(transform),
    lying,
    parts: []
  }
}

/** A background that covers the stage. */
export function cover({ width, height }: Stage, fill: string): string {
  return `<rect width="${width}" height="${height}" fill="${fill}"/>`
}
