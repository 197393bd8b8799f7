/** Compiles the catalogues again whenever one of them changes. */
import { watch } from 'node:fs'
import { compileMessages } from './messages/compile'

watch('translations', (_event, file) => {
  if (!file?.endsWith('.json')) return
  try {
    compileMessages()
  } catch (error) {
    console.error(
      `translations/${file} cannot be compiled: ${error instanceof Error ? error.message : String(error)}`
    )
  }
})
