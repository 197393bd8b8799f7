import path from 'node:path'
import { Router } from 'express'
import { createMapPlacesRouter } from './map-places-router'

const FOLDER = path.resolve('sandbox/protocols/side-services/stand-ins')

/** By the end of the address; the reviews' script has the shop's id in it. */
const SCRIPTS: [address: string, file: string][] = [
  ['/stand-ins/chat.js', 'chat.js'],
  ['/stand-ins/reviews/:shopId.js', 'reviews.js'],
  ['/stand-ins/instalments.js', 'instalments.js'],
  ['/stand-ins/push-worker.js', 'push-worker.js'],
  ['/stand-ins/maps.js', 'maps.js']
]

/**
 * Replacements of third-party scripts: chat, reviews badge, instalment message and map, each with the
 * interface of the original and a simple picture.
 */
export function createStandInsRouter(): Router {
  const router = Router()
  router.use('/stand-ins', (_request, response, next) => {
    response.set({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' })
    next()
  })
  for (const [address, file] of SCRIPTS)
    router.get(address, (_request, response) =>
      response.sendFile(file, { root: FOLDER, cacheControl: false })
    )
  router.get('/stand-ins/chat/availability', (_request, response) => {
    response.json({ isAvailable: true })
  })
  router.use(createMapPlacesRouter())
  return router
}
