import type { ScenePicture } from '../pictures/scene-picture'
import { createScheduledView } from '../../domain/content/schedule'
import { findValues } from '../../testing/find-in-seed'
import { seed } from '../seed'

const sceneOf = new Map(seed.pictures.map(picture => [picture.id, picture]))
/** The page that shows editors every component with the same few pictures. */
const REFERENCE_PAGE = 'demo'
const pages = seed.pages.filter(({ id, language }) => id !== REFERENCE_PAGE && language === 'de')

/** A picture as a visitor recognises it: the scene with its motifs and forms, without its colours. */
function describeScene({ id, scene, motifs = [], forms = [] }: ScenePicture): string {
  const machine = scene === 'machine-stage' ? (/(compact|pro)$/.exec(id)?.[0] ?? 'classic') : ''
  return [scene, machine, ...motifs, ...forms].join(' ')
}

function listScenes(value: unknown): string[] {
  return findValues(value, ['pictureId']).flatMap(id => {
    const picture = sceneOf.get(String(id))
    return picture ? [describeScene(picture)] : []
  })
}

/** One day of each season of the home pages. */
const DAYS = ['2026-11-28', '2026-12-06', '2027-01-15', '2027-05-01', '2027-07-01', '2027-10-01']
const view = createScheduledView()

it.each(DAYS)('no page shows a scene twice on %s', day => {
  const repeated = pages.flatMap(page => {
    const scenes = listScenes(view(page, day))
    // A film and its poster, or a picture named at two sizes, are still one scene each.
    const twice = scenes.filter((scene, index) => scenes.indexOf(scene) !== index)
    return twice.map(scene => `${page.siteId} ${page.id}: ${scene}`)
  })
  expect(repeated).toEqual([])
})

it('pages draw on at least twenty kinds of scenes', () => {
  expect(new Set(seed.pictures.map(picture => picture.scene)).size).toBeGreaterThanOrEqual(20)
})

it('pictures with spots show goods that can be bought, named by each spot', () => {
  const products = new Set(seed.products.map(product => product.id))
  const canvases = pages.flatMap(page =>
    page.content.regions.flatMap(region =>
      region.components
        .filter(({ type_id: type }) => type === 'hotSpotCanvas')
        .map(canvas => ({ page, canvas }))
    )
  )
  expect(canvases.length).toBeGreaterThan(1)
  for (const { page, canvas } of canvases) {
    const ids = findValues(canvas, ['productId']).map(String)
    expect({ page: page.id, unknown: ids.filter(id => !products.has(id)) }).toEqual({
      page: page.id,
      unknown: []
    })
    expect(ids.length).toBeGreaterThan(0)
  }
})
