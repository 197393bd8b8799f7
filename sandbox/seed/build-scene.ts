import type { ScenePicture } from './pictures/scene-picture'

export type Scene = ScenePicture['scene']
export type Colors = [main: string, accent: string, ground: string]
/** Motifs and forms of a scene. */
export type Shown = Pick<ScenePicture, 'motifs' | 'forms'>

/** A scene by its picture's id; `ratio` is width over height. */
export function buildScene(
  id: string,
  scene: Scene,
  ratio: number,
  [main, accent, ground]: Colors,
  shown: Shown = {}
): ScenePicture {
  return { id, scene, colors: { main, accent, ground }, ratio, ...shown }
}
