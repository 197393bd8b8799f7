/**
 * `npm run pending`: what is not finished and must not be released: words that are English in every catalogue,
 * components without a picture and a place, features that no page shows. `npm run push` begins with it.
 */
import { readFileSync } from 'node:fs'
import { componentTypes } from '../sandbox/component-types/component-types'
import { readPendingMessages } from './messages/pending-messages'

const { entry } = JSON.parse(readFileSync('knip.json', 'utf8')) as { entry: string[] }

const pending = [
  ...readPendingMessages().map(id => `not translated: ${id}`),
  ...componentTypes.filter(({ isNew }) => isNew).map(({ ids }) => `without picture or page: ${ids[0]}`),
  ...entry
    .filter(file => file.startsWith('app/features/'))
    .map(file => `on no page: ${file.replace('!', '')}`)
]
for (const line of pending) console.log(line)
if (pending.length > 0) process.exitCode = 1
