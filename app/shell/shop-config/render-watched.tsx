import { ChunkExtractorManager } from '@loadable/server'
import type { ComponentType, ReactNode } from 'react'
import { takeHeadParts } from '../../page-head/head'
import { __RouterContext as RouterContext } from 'react-router'
import type { AppContext } from './app-context'
import { renderAlone } from './render-alone'
import { watchClient, type QueryReading } from './watch-client'

/** The library's types know no children. */
const ChunkManager = ChunkExtractorManager as unknown as ComponentType<{
  extractor: { addChunk: () => void }
  children: ReactNode
}>

/** Ids of React's making (`useId`), which depend on where an element stands. */
const OWN_IDS = /[" ]:R[0-9a-z]*(?:H[0-9a-z]+)?:/

interface WatchedMarkup {
  html: string
  /** The queries that it was made from. */
  readings: QueryReading[]
}

/**
 * Renders a part by itself, as `renderAlone` does, and takes down what it was made from. Undefined where that is more
 * than queries: its address, its place in the page, or where it adds to the page's head or scripts.
 */
export function renderWatched(appContext: AppContext, render: () => ReactNode): WatchedMarkup | undefined {
  const { client, listReadings } = watchClient(appContext.client)
  let isBound = false
  const bind = () => void (isBound = true)
  // Heads of all renders are gathered until they are taken.
  takeHeadParts()
  const html = renderAlone({ ...appContext, client }, () => (
    <ChunkManager extractor={{ addChunk: bind }}>
      <RouterContext.Provider value={watchRouter(bind)}>{render()}</RouterContext.Provider>
    </ChunkManager>
  ))
  const addsToHead = takeHeadParts().length > 0
  const readings = listReadings()
  if (html === undefined || readings === undefined) return undefined
  return isBound || addsToHead || OWN_IDS.test(html) ? undefined : { html, readings }
}

/** For those who ask where they are. */
function watchRouter(onRead: () => void): never {
  return new Proxy(
    {},
    {
      get() {
        onRead()
        throw new Error('A part that is rendered alone has no address')
      }
    }
  ) as never
}
