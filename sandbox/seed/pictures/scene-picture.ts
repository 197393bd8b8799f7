/** A scene or ornament for content pages: stages, category tiles, recipe pictures. */
export interface ScenePicture {
  id: string
  scene:
    | 'cup-steam'
    | 'tea-garden'
    | 'kitchen'
    | 'tea-table'
    | 'leaf-pattern'
    | 'espresso-stage'
    | 'capsule-row'
    | 'machine-stage'
    | 'beans'
    | 'gift-table'
    | 'winter-window'
    | 'iced-glass'
  colors: { main: string; accent: string; ground: string }
  /** width / height: 16/9, 4/3, 1, 3/4 … */
  ratio: number
}
